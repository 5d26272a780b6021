/**
 * Hardware tests in JUnit 5.
 *
 * <p>A method marked {@link org.heddle.cosim.junit.HardwareTest} takes a {@link org.heddle.cosim.junit.TestBench} and runs
 * once per seed. A failing one says in which cycle, with which seed, and how to see it fail again.
 */
@NullMarked
package org.heddle.cosim.junit;

import org.jspecify.annotations.NullMarked;
