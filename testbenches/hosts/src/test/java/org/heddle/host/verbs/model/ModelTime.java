package org.heddle.host.verbs.model;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** How a process lets the time of the model pass. */
public interface ModelTime {
    /** Works for so many cycles. */
    void work(long cycles);

    /** Waits until something is true or a cycle has come. */
    void await(BooleanSupplier wake, long until, Supplier<String> what);
}
