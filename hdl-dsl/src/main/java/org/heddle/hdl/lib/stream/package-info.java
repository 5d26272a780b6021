/**
 * Ready/valid streams: what stores beats, what splits and joins them, who is served, and what frames packets.
 *
 * <p>Storing: {@link org.heddle.hdl.lib.stream.Queue}, and {@link org.heddle.hdl.lib.stream.PassingQueue} where the first
 * beat must not wait; the pipeline stages {@link org.heddle.hdl.lib.stream.ForwardRegister},
 * {@link org.heddle.hdl.lib.stream.BackwardRegister} and {@link org.heddle.hdl.lib.stream.SkidBuffer}, which cut the paths of
 * one direction, the other, or both. Splitting and joining: {@link org.heddle.hdl.lib.stream.Fork},
 * {@link org.heddle.hdl.lib.stream.Join}, {@link org.heddle.hdl.lib.stream.StreamMux},
 * {@link org.heddle.hdl.lib.stream.StreamDemux}, {@link org.heddle.hdl.lib.stream.Widen} and
 * {@link org.heddle.hdl.lib.stream.Narrow}. Sharing: the {@link org.heddle.hdl.lib.stream.Arbiter}s and
 * {@link org.heddle.hdl.lib.stream.CreditCounter}. Packets are streams of {@link org.heddle.hdl.lib.stream.Fragment}s:
 * {@link org.heddle.hdl.lib.stream.Framer}, {@link org.heddle.hdl.lib.stream.HeaderInsert},
 * {@link org.heddle.hdl.lib.stream.HeaderRemove}, {@link org.heddle.hdl.lib.stream.PacketLength}.
 *
 * <p>All keep the rules of {@link org.heddle.hdl.Stream}: valid never waits for ready, and an offer stays as it is until it is
 * taken, provided that the sources keep them; {@code ./heddle prove} shows it for each that has a state. {@link org.heddle.hdl.flow.Flow} joins them in the order of a block diagram.
 *
 * <p>The package must not know any design that uses it, nor how a designer joins its parts.
 */
@NullMarked
package org.heddle.hdl.lib.stream;

import org.jspecify.annotations.NullMarked;
