package org.heddle.cosim.junit;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;

/**
 * Text that a failing hardware test adds to its failure: the line of the test, the state of every simulation, what it looked like in the
 * end, and how to run the test again.
 */
final class FailureReport {
    private static final String OURS = Simulation.class.getPackageName() + ".";

    private FailureReport() {}

    static String of(HardwareTestRun run, TestBench bench, Throwable failure) {
        StringBuilder text = new StringBuilder("hardware test with seed ").append(Seeds.text(bench.seed()));
        lineOf(run.testClass(), failure)
                .ifPresent(line -> text.append("\n  failed at ").append(line));
        String message = failure.getMessage() == null ? "" : failure.getMessage();
        List<Simulation> simulations = bench.simulations();
        simulations.forEach(FailureReport::takeOver);
        for (int i = 0; i < simulations.size(); i++) {
            Simulation simulation = simulations.get(i);
            text.append("\n  \"")
                    .append(simulation.design().top())
                    .append("\" was at cycle ")
                    .append(simulation.cycle())
                    .append(" (")
                    .append(simulation.timePs())
                    .append(" ps)");
            if (run.waveCycles() > 0 && !isRefusal(failure)) {
                Path waveFile = run.waveFile(i, simulation.design().top());
                text.append('\n')
                        .append(new FailureReplay(message, waveFile, run.waveCycles())
                                .of(simulation)
                                .indent(4)
                                .stripTrailing());
            }
        }
        text.append("\n  reproduce: ").append(run.reproduceLine());
        return text.toString();
    }

    /** Whether a call of the simulation was refused for its arguments: no waveform shows anything of that, and it may take a model to be built. */
    private static boolean isRefusal(Throwable failure) {
        StackTraceElement[] frames = failure.getStackTrace();
        return failure instanceof IllegalArgumentException
                && frames.length > 0
                && frames[0].getClassName().startsWith(OURS);
    }

    /** A thread of the test may still run cycles, such as behind a timeout. */
    private static void takeOver(Simulation simulation) {
        try {
            simulation.takeOver();
        } catch (IllegalStateException closedOrStuck) {
            // The replay will say so.
        }
    }

    /** The innermost line of the test class, or of a class inside it, that the failure passed through. */
    private static Optional<String> lineOf(Class<?> testClass, Throwable failure) {
        String file = testClass.getName();
        return Arrays.stream(failure.getStackTrace())
                .filter(frame -> frame.getClassName().equals(file)
                        || frame.getClassName().startsWith(file + "$"))
                .findFirst()
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber());
    }
}
