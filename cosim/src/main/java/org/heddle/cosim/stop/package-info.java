/**
 * Ends of a simulation that come before its test bench wants them: the exceptions that a run throws.
 *
 * <p>{@link org.heddle.cosim.stop.SimulationException} has the cycle.
 * {@link org.heddle.cosim.stop.HardwareStoppedException} is an end by the design, a broken rule or the death of the model's process,
 * {@link org.heddle.cosim.stop.CycleLimitException} one by a limit of the test bench, and
 * {@link org.heddle.cosim.stop.SimulationInterruptedException} one by an interrupt of the thread.
 *
 * <p>This package does not know what runs.
 */
@NullMarked
package org.heddle.cosim.stop;

import org.jspecify.annotations.NullMarked;
