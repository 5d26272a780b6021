/**
 * Parts of test benches that drive and watch ready/valid streams.
 *
 * <p>A {@link org.heddle.cosim.agent.StreamSource} sends beats, a {@link org.heddle.cosim.agent.StreamSink} takes them, both
 * with pauses that a {@link org.heddle.cosim.agent.StallProfile} and a seed decide; a
 * {@link org.heddle.cosim.agent.StreamChecker} watches the rules of the protocol. All keep to the two moments of
 * {@link org.heddle.cosim.Agent}, so a beat moves exactly if valid and ready are seen together before the edge.
 *
 * <p>A {@link org.heddle.cosim.agent.PacketSource} and a {@link org.heddle.cosim.agent.PacketSink} move whole packets and
 * compare them with what is expected; a {@link org.heddle.cosim.agent.HostMemory} answers requests late and out of order; a
 * {@link org.heddle.cosim.agent.FaultyLink} carries packets from one stream to another and loses some.
 *
 * <p>Each has a twin in native code, such as {@link org.heddle.cosim.agent.NativeSource}: the same beats in the same cycles from
 * the same seed, at some ten nanoseconds per cycle. A simulation has agents of one kind or of the other; a
 * {@link org.heddle.cosim.agent.NativeChecker} goes with both.
 *
 * <p>The ports of a stream are found by name: {@code rx_valid}, {@code rx_ready}, and {@code rx_data} or
 * {@code rx_data_*} for the stream {@code rx}. A beat is its payload as 64-bit words: for each payload port in
 * declaration order one word per 64 bits, the least significant first.
 *
 * <p>While a reset input of the design is 1, sources offer nothing, sinks take nothing, and checkers start anew.
 */
@NullMarked
package org.heddle.cosim.agent;

import org.jspecify.annotations.NullMarked;
