package org.heddle.hdl.ir;

/**
 * Way in which registers of a clock domain get their reset values.
 *
 * @param kind when they do
 * @param activeLow whether the reset is active while its signal is 0; false where there is no reset signal
 * @param initial whether they also begin with them, before any reset; true for the kind {@code INITIAL}
 */
public record ResetStyle(Kind kind, boolean activeLow, boolean initial) {
    /** No register has a reset value. */
    public static final ResetStyle NONE = new ResetStyle(Kind.NONE, false, false);

    /** Registers take their reset values at each clock edge at which the reset is 1. */
    public static final ResetStyle SYNCHRONOUS = new ResetStyle(Kind.SYNCHRONOUS, false, false);

    public ResetStyle {
        if (activeLow && !kind.hasSignal()) {
            throw new IllegalArgumentException("a reset without a signal has no polarity: kind=" + kind);
        }
        if (initial ? kind == Kind.NONE : kind == Kind.INITIAL) {
            throw new IllegalArgumentException("kind=" + kind + " does not go with initial=" + initial);
        }
    }

    /** Time at which registers take their reset values. */
    public enum Kind {
        /** Registers have no reset values. */
        NONE(false),
        /** Registers take their reset values before anything else happens, and never again. */
        INITIAL(false),
        /** Registers take their reset values at each clock edge at which the reset is active. */
        SYNCHRONOUS(true),
        /** Registers take their reset values as soon as the reset is active, whatever the clock does. */
        ASYNCHRONOUS(true);

        private final boolean signal;

        Kind(boolean signal) {
            this.signal = signal;
        }

        /** Whether there is a reset signal. */
        public boolean hasSignal() {
            return signal;
        }
    }
}
