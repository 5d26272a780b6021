/**
 * Simulated systems: network interfaces in RTL with their memories and links, each with a clock of its own.
 *
 * <p>{@link org.heddle.testbench.NodePair} joins two {@link org.heddle.testbench.SimulatedNode}s. Drivers reach a node
 * through {@link org.heddle.testbench.SimulatedHostPort}; every cycle that a driver waits, the whole system runs.
 * {@link org.heddle.testbench.SimulatedPair} is all that a network interface of its own needs for that. Larger systems
 * stand in {@code fabric}.
 */
@NullMarked
package org.heddle.testbench;

import org.jspecify.annotations.NullMarked;
