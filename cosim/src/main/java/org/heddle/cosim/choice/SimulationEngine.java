package org.heddle.cosim.choice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Engines that can run a design. Which one runs makes no difference to any result. */
public enum SimulationEngine {
    /** Verilator where the cache has its model of the design, else the JVM, whose first cycle comes at once; see {@link EngineChoice}. What no code names. */
    AUTO,
    /** A native model that Verilator and a C++ compiler make of the emitted Verilog: the reference, and the fastest in long runs. */
    VERILATOR,
    /** Bytecode made of the circuit, inside this JVM: the first cycle at once, and no tool. */
    JVM,
    /** Icarus Verilog, which repeats what Verilator ran; for a {@code @HardwareTest}, as a second opinion. The options of a simulation refuse it. */
    ICARUS;

    /** System property that takes the place of {@link #AUTO}. */
    public static final String PROPERTY = "heddle.engine";

    /** Returns the word for it in properties and on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the words of all engines. */
    public static List<String> words() {
        return Arrays.stream(values()).map(SimulationEngine::word).toList();
    }

    /**
     * Returns the engine of a word.
     *
     * @throws IllegalArgumentException if there is none; the message lists the words
     */
    public static SimulationEngine of(String word) {
        return Arrays.stream(values())
                .filter(engine -> engine.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no engine \"" + word + "\": take one of " + String.join(", ", words())));
    }

    /** Returns what the system property {@value #PROPERTY} names, or {@link #AUTO}. */
    public static SimulationEngine ofProperty() {
        String word = System.getProperty(PROPERTY, AUTO.word());
        try {
            return of(word);
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException("-D" + PROPERTY + "=" + word + ": " + unknown.getMessage(), unknown);
        }
    }
}
