package org.heddle.cosim.junit;

import java.nio.file.Path;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.choice.SimulationEngine;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One run of a hardware test: which method, with which seed and limits.
 *
 * @param testClass its class
 * @param method its method's name
 * @param seed of everything random
 * @param annotation what the test asks for
 * @param icarus whether Icarus is asked, too
 * @param waveCycles cycles that the waveform of a failure shows, 0 for no replay
 * @param folder where waveforms of failures go
 */
record HardwareTestRun(
        Class<?> testClass,
        String method,
        long seed,
        HardwareTest annotation,
        boolean icarus,
        long waveCycles,
        Path folder) {
    /** System property, or JUnit configuration parameter, that asks for one seed. */
    static final String SEED = "heddle.seed";

    /** System property, or JUnit configuration parameter: how many cycles the waveform of a failure shows. */
    static final String WAVE_CYCLES = "heddle.wave.cycles";

    /** System property, or JUnit configuration parameter: asks Icarus about every test. */
    static final String ICARUS = "heddle.icarus";

    /** System property, or JUnit configuration parameter: the folder for waveforms of failures. */
    static final String FOLDER = "heddle.failures";

    private static final long DEFAULT_WAVE_CYCLES = 10_000;

    static HardwareTestRun of(ExtensionContext context, long seed) {
        return new HardwareTestRun(
                context.getRequiredTestClass(),
                context.getRequiredTestMethod().getName(),
                seed,
                context.getRequiredTestMethod().getAnnotation(HardwareTest.class),
                context.getConfigurationParameter(ICARUS)
                                .filter(text -> !text.equals("false"))
                                .isPresent()
                        || isIcarus(context.getRequiredTestMethod().getAnnotation(HardwareTest.class)),
                context.getConfigurationParameter(WAVE_CYCLES)
                        .map(HardwareTestRun::waveCycles)
                        .orElse(DEFAULT_WAVE_CYCLES),
                Path.of(context.getConfigurationParameter(FOLDER).orElse("target/failures")));
    }

    private static boolean isIcarus(HardwareTest test) {
        SimulationEngine engine =
                test.engine() == SimulationEngine.AUTO ? SimulationEngine.ofProperty() : test.engine();
        return test.icarus() || engine == SimulationEngine.ICARUS;
    }

    /** The engine that runs the test's simulations. */
    SimulationEngine engine() {
        return annotation.engine() == SimulationEngine.ICARUS ? SimulationEngine.VERILATOR : annotation.engine();
    }

    private static long waveCycles(String text) {
        try {
            return Long.parseUnsignedLong(text);
        } catch (NumberFormatException malformed) {
            throw new ExtensionConfigurationException(
                    WAVE_CYCLES + "=" + text + " is no number of cycles: write one, or 0 for no replay", malformed);
        }
    }

    /** Class and method, as {@code ./heddle test} and seeds know the test. */
    static String nameOf(Class<?> testClass, String method) {
        return testClass.getName() + "#" + method;
    }

    /** The waveform of one of the test's simulations, counted from 0. */
    Path waveFile(int number, String top) {
        return folder.resolve(testClass.getName())
                .resolve(method + "-" + Seeds.text(seed))
                .resolve(top + (number == 0 ? "" : "-" + number) + ".fst");
    }

    /** One line for a shell, in the project; the quotes keep the shell off a nested class's dollar sign. */
    String reproduceLine() {
        return BuildTool.around(Path.of("")).testOf(nameOf(testClass, method)) + " -D" + SEED + "=" + Seeds.text(seed)
                + (icarus && !annotation.icarus() ? " -D" + ICARUS : "");
    }
}
