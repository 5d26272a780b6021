package org.heddle.nic.harness;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.heddle.cosim.choice.SimulationEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Runs the classes of {@code inside-the-jvm.txt} on the engine inside the JVM where the rest of a suite runs on Verilator.
 *
 * <p>It does so where {@code -Dheddle.engine.listed=true} says that nobody has asked for an engine.
 */
public final class ListedEngines implements TestExecutionListener {
    /** The system property under which it acts. */
    public static final String PROPERTY = "heddle.engine.listed";

    /** The list: a class a line, reasons behind {@code #}. */
    static final String FILE = "inside-the-jvm.txt";

    private final Set<String> listed;

    /** Takes the list, or none where an engine was asked for; for the platform's launcher. */
    public ListedEngines() {
        this(Boolean.getBoolean(PROPERTY) ? Set.copyOf(classes()) : Set.of());
    }

    ListedEngines(Set<String> listed) {
        this.listed = listed;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (isListed(test)) {
            System.setProperty(SimulationEngine.PROPERTY, SimulationEngine.JVM.word());
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (isListed(test)) {
            System.setProperty(SimulationEngine.PROPERTY, SimulationEngine.VERILATOR.word());
        }
    }

    private boolean isListed(TestIdentifier test) {
        TestSource source = test.getSource().orElse(null);
        return source instanceof ClassSource type && listed.contains(type.getClassName());
    }

    /** Returns the names of the listed classes, in their order. */
    static List<String> classes() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ListedEngines.class.getResourceAsStream(FILE), FILE), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read " + FILE, failure);
        }
    }
}
