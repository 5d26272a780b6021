package org.heddle.cosim.build;

import java.util.List;

/** How much time to spend on compiling a model. */
public enum Profile {
    /** Compiles fast: for tests that run up to some hundred thousand cycles. */
    QUICK("-O1"),
    /** Runs fast: for long simulations. */
    FAST("-O2"),
    /** Compiles fast and can write waveforms. */
    DEBUG("-O1");

    private final String optimization;

    Profile(String optimization) {
        this.optimization = optimization;
    }

    List<String> compilerFlags() {
        return List.of(optimization);
    }
}
