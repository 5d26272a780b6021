package org.heddle.cosim.build;

import java.util.List;

/** How much time to spend on compiling a model. */
public enum Profile {
    /** Compiles fastest: for models that run some hundred cycles and are then thrown away. */
    THROWAWAY("-O0"),
    /** Compiles fast: for tests that run up to some hundred thousand cycles. */
    QUICK("-O1"),
    /**
     * Runs fast: for long simulations. Without code hoisting, because it slows models down: 64 queues of 16 x 64 bits ran
     * 405 ns a cycle with it at -O2, 345 without, and 25 instead of 50 ns for a small design at -O3 (GCC 12).
     */
    FAST("-O2", "-fno-code-hoisting"),
    /** Compiles fast and can write waveforms. */
    DEBUG("-O1");

    private final List<String> compilerFlags;

    Profile(String... compilerFlags) {
        this.compilerFlags = List.of(compilerFlags);
    }

    List<String> compilerFlags() {
        return compilerFlags;
    }
}
