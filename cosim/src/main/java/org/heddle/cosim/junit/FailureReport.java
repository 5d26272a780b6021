package org.heddle.cosim.junit;

import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;

/** What a failing hardware test adds to its failure: where every simulation stood, and how to run it again. */
final class FailureReport extends Exception {
    private static final long serialVersionUID = 1L;

    private FailureReport(String message) {
        // No stack trace: this is a note, not a second failure.
        super(message, null, false, false);
    }

    static FailureReport of(String test, TestBench bench) {
        StringBuilder text = new StringBuilder("seed ").append(Seeds.text(bench.seed()));
        for (Simulation simulation : bench.simulations()) {
            text.append("\n  \"")
                    .append(simulation.design().top())
                    .append("\" was at cycle ")
                    .append(simulation.cycle())
                    .append(" (")
                    .append(simulation.timePs())
                    .append(" ps)");
        }
        text.append("\n  reproduce: ").append(reproduce(test, bench.seed()));
        return new FailureReport(text.toString());
    }

    /** One line for a shell at the root of the project; the quotes keep the shell off a nested class's dollar sign. */
    private static String reproduce(String test, long seed) {
        return "./heddle test '" + test + "' -D" + HardwareTestExtension.SEED + "=" + Seeds.text(seed);
    }

    @Override
    public String toString() {
        return "hardware test with " + getMessage();
    }
}
