/**
 * Agents that act within the engine, in every cycle of a run and without a call of the test bench: twins of the native ones, with the same
 * configuration, the same bits and the same complaints. They know the port image and nothing of ports.
 */
@NullMarked
package org.heddle.cosim.jvm.agent;

import org.jspecify.annotations.NullMarked;
