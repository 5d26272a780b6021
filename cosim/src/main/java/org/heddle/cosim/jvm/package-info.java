/**
 * The engine inside the JVM: a design runs as bytecode that is made of its circuit, with the first cycle at once and no tool. {@link
 * org.heddle.cosim.jvm.JvmModel} is the door, one more {@link org.heddle.cosim.engine.ModelCalls} behind the same simulation:
 *
 * <pre>
 * Simulation, ports, agents, recordings         one for all engines
 *       |
 *    Instance, Turn                             one for all engines: who may call, ends, interrupts
 *       |
 *    ModelCalls ---- port image                 the seam: a head, inputs, outputs; runs until something is to be told
 *       |
 *       +-- DirectCalls    a native model in this process
 *       +-- IsolatedCalls  a native model in a process of its own
 *       +-- JvmModel       bytecode
 *             plan  what is computed when, which parts are skipped together
 *             code  the bytecode of a plan, one class for each module
 *             model what generated classes extend and call
 * </pre>
 *
 * <p>Nothing on this way loads a class of JNA or starts a process.
 */
@NullMarked
package org.heddle.cosim.jvm;

import org.jspecify.annotations.NullMarked;
