package org.heddle.cosim.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.heddle.cosim.choice.SimulationEngine;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that simulates hardware. Its parameter is a {@link TestBench}, which opens simulations and closes them after the
 * test.
 *
 * <p>The test runs once per seed. Seeds come from the names of class and method, so they are the same in every run and do
 * not depend on other tests; {@code -Dheddle.seed=0x..} runs it with that one seed instead.
 *
 * <p>Every test is held to each {@link Invariant} that it does not name in {@link #without}.
 *
 * <p>A failure comes with a report: the line of the test, the last 16 cycles of the ports as text, a waveform, and a line
 * that runs the test again. Both views come from repeating the recorded inputs on a model that traces, so that tests that
 * pass pay for no tracing. {@code -Dheddle.wave.cycles=n} sets how many cycles before the failure the waveform shows
 * (10,000 if not given; 0 for no replay), {@code -Dheddle.failures=folder} where it goes ({@code target/failures} of the
 * module).
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(HardwareTestExtension.class)
public @interface HardwareTest {
    /** How many seeds the test runs with, at least 1. */
    int seeds() default 1;

    /** Most cycles each simulation of the test may run. */
    long timeoutCycles() default 1_000_000;

    /**
     * Whether the outputs must be the same for any initial state of registers and memories. After the test has passed, its
     * recorded inputs are repeated on copies that start from zeros, from ones and from other random bits, and outputs that
     * differ before any edge after a reset fail the test; the payload of a stream counts while its valid is 1.
     */
    boolean anyInitialState() default false;

    /**
     * Whether Icarus Verilog is asked, too. After the test has passed, its recorded inputs are repeated there with all state
     * unknown at the start, and outputs that differ, or are unknown behind the reset, fail the test; the payload of a stream
     * counts while its valid is 1. {@code -Dheddle.icarus} asks it for every test.
     */
    boolean icarus() default false;

    /**
     * The engine that the test's simulations run on. {@code -Dheddle.engine} replaces {@link SimulationEngine#AUTO} only. {@link
     * SimulationEngine#ICARUS} is {@link #icarus}: Icarus Verilog repeats what Verilator ran.
     */
    SimulationEngine engine() default SimulationEngine.AUTO;

    /** Invariants that this test means to break. */
    Invariant[] without() default {};
}
