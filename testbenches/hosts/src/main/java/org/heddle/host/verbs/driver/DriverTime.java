package org.heddle.host.verbs.driver;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** How a process lets time pass. */
public interface DriverTime {
    /** Works for so many cycles. */
    void work(long cycles);

    /** Waits until something is true or a cycle has come. */
    void await(BooleanSupplier wake, long until, Supplier<String> what);
}
