/**
 * Hardware that every design needs, written in the language: stream pieces and checks on transferred data.
 *
 * <p>{@link org.heddle.hdl.lib.Queue} and {@link org.heddle.hdl.lib.SkidBuffer} carry any type over ready/valid
 * {@link org.heddle.hdl.Stream}s; {@link org.heddle.hdl.lib.Widen} and {@link org.heddle.hdl.lib.Narrow} change the width of their
 * beats, {@link org.heddle.hdl.lib.RoundRobinArbiter} merges several; {@link org.heddle.hdl.lib.Crc} adds up checksums of any
 * polynomial. Each says its latency, its throughput, and which of its outputs are registers. The package uses only what a
 * designer can use: its components are ordinary components.
 */
@NullMarked
package org.heddle.hdl.lib;

import org.jspecify.annotations.NullMarked;
