/**
 * Runs any emitted design cycle by cycle from Java.
 *
 * <p>{@link org.heddle.cosim.Simulation} is the door: open it on a design, look ports up once, poke, step, peek. Ports
 * live in a <em>port image</em>, memory shared with the native model, so that reading and writing them is no call; one
 * call runs one cycle or a million. Nothing the design does natively ends the JVM: {@code $finish}, {@code $stop}, failed
 * assertions, loops that do not settle and exceptions in it become a
 * {@link org.heddle.cosim.stop.HardwareStoppedException} with the cycle and the Java line. What C code can do beyond that, a signal or
 * an exit, ends only the process of a model that is {@linkplain org.heddle.cosim.SimulationOptions#isolated() isolated}.
 *
 * <h2>The cycle contract</h2>
 *
 * <p>Every cycle has four moments, always in this order:
 *
 * <ol>
 *   <li><em>drive</em>: the test bench writes inputs. Nothing moves yet.
 *   <li><em>settle</em>: clocks are low; the inputs act on all combinational paths. Outputs show what the edge will see.
 *   <li><em>sample</em>: the test bench reads. A transfer takes place exactly if valid and ready are both 1 now.
 *   <li><em>edge</em>: the clock rises; registers take their new values; outputs settle again, with the inputs as they
 *       are.
 * </ol>
 *
 * <p>{@link org.heddle.cosim.Simulation#step()} is settle and edge in one call; what can be read afterwards are the
 * outputs after the edge. {@link org.heddle.cosim.Simulation#settle()} stops before the edge for whoever wants to sample;
 * the step that follows does not settle again unless an input was changed in between. With agents added, a step calls
 * all of them at drive and at sample.
 *
 * <p>No race is left: inputs change only while the clocks are low, reads happen only when everything is settled, and an
 * agent that keeps to its two moments cannot see what another one drives before the design has settled on it. The order
 * of the agents therefore makes no difference.
 *
 * <h2>Doing it again</h2>
 *
 * <p>A simulation may record what is done to it. A {@link org.heddle.cosim.Recording} is repeated natively and without the
 * test bench, on the same model or on another one of the design: with a waveform, or from another initial state. State
 * that was never written holds bits that come from the seed and its own name, in all models alike.
 *
 * <p>Opening a simulation sets all inputs to 0 and settles, with every clock low. The first rising edge is half a period
 * later.
 */
@NullMarked
package org.heddle.cosim;

import org.jspecify.annotations.NullMarked;
