package org.heddle.cosim;

/** Content of registers and memories before anything was written to them. */
public enum InitialState {
    /** All bits 0. */
    ZERO,
    /** All bits 1. */
    ONES,
    /** Bits drawn from the seed: a design that forgets a reset behaves differently from seed to seed. */
    RANDOM;

    int code() {
        return ordinal();
    }
}
