package org.heddle.cosim.jvm.model;

/** Number of combinational signals that simulations inside this JVM have computed, where {@code heddle.jvm.counting} is {@code true}. */
public final class Computed {
    private static long signals;

    private Computed() {}

    /** Counts signals; called by a segment's code. */
    public static void add(int count) {
        signals += count;
    }

    /** Returns the signals so far; for a thread that has stepped all simulations that count. */
    public static long signals() {
        return signals;
    }
}
