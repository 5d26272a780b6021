package org.heddle.cosim.build;

import java.util.List;

/** How much time to spend on compiling a model. */
public enum Profile {
    /** Compiles fastest: for models that run some hundred cycles and are then thrown away. */
    THROWAWAY("-O0"),
    /**
     * Compiles fast: for tests that run up to some hundred thousand cycles. A pair of DIMMnet-2 nodes takes 6.5 s of the
     * processor instead of 10.9 at -O1, and 8.4 us a cycle instead of 6.0: less in all below 1.8 million cycles (GCC 12).
     */
    QUICK("-Og"),
    /**
     * Runs fast: for long simulations. Without code hoisting, because it slows models down: 64 queues of 16 x 64 bits ran
     * 405 ns a cycle with it at -O2, 345 without, and 25 instead of 50 ns for a small design at -O3 (GCC 12).
     */
    FAST("-O2", "-fno-code-hoisting"),
    /** Compiles fast and can write waveforms. */
    DEBUG("-Og");

    private final List<String> compilerFlags;

    Profile(String... compilerFlags) {
        this.compilerFlags = List.of(compilerFlags);
    }

    List<String> compilerFlags() {
        return compilerFlags;
    }
}
