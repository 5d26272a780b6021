/**
 * Hardware tests in JUnit 5.
 *
 * <p>A method marked {@link org.heddle.cosim.junit.HardwareTest} takes a {@link org.heddle.cosim.junit.TestBench} and runs
 * once per seed. A failing one says at which line, in which cycle and with which seed, shows its last cycles as text, has
 * a waveform, and says how to see it fail again. {@link org.heddle.cosim.junit.RegisterTests} makes the tests of a register map
 * from its declaration.
 */
@NullMarked
package org.heddle.cosim.junit;

import org.jspecify.annotations.NullMarked;
