package org.heddle.cosim.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that simulates hardware. Its parameter is a {@link TestBench}, which opens simulations and closes them after the
 * test.
 *
 * <p>The test runs once per seed. Seeds come from the names of class and method, so they are the same in every run and do
 * not depend on other tests; {@code -Dheddle.seed=0x..} runs it with that one seed instead.
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
}
