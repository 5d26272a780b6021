package org.heddle.cli.shared;

import java.util.List;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.choice.SimulationEngine;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The option for the engine that simulates: it takes the place of the system property, and so of what no code names. */
public final class EngineOption {
    private static final List<String> WORDS =
            List.of(SimulationEngine.AUTO.word(), SimulationEngine.VERILATOR.word(), SimulationEngine.JVM.word());

    private EngineOption() {}

    /** Has Verilator simulate, where it is installed, unless a property or an option names another engine. */
    public static void preferVerilator() {
        if (System.getProperty(SimulationEngine.PROPERTY) == null && Toolchain.isFound()) {
            System.setProperty(SimulationEngine.PROPERTY, SimulationEngine.VERILATOR.word());
        }
    }

    /** Adds the option to a command, and to those inside it. */
    public static void addTo(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        if (command.getSubcommands().isEmpty()) {
            spec.addOption(OptionSpec.builder("--engine")
                    .paramLabel("ENGINE")
                    .type(String.class)
                    .description("What simulates: " + String.join(", ", WORDS)
                            + ". Results do not depend on it. Default: auto.")
                    .setter(setter(spec))
                    .build());
        }
        command.getSubcommands().values().forEach(EngineOption::addTo);
    }

    /**
     * Returns the word of any engine, of commands that hand it on to tests.
     *
     * @throws ParameterException if there is no such engine
     */
    public static String wordOf(CommandSpec spec, String word) {
        try {
            return SimulationEngine.of(word).word();
        } catch (IllegalArgumentException unknown) {
            throw new ParameterException(spec.commandLine(), "--engine: " + unknown.getMessage() + ".", unknown);
        }
    }

    private static ISetter setter(CommandSpec spec) {
        return new ISetter() {
            @Override
            @SuppressWarnings("unchecked")
            public <T> T set(T value) {
                if (value != null) {
                    choose(spec, value.toString());
                }
                return value;
            }
        };
    }

    private static void choose(CommandSpec spec, String word) {
        if (!WORDS.contains(word)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "there is no engine \"" + word + "\" for --engine: take one of " + String.join(", ", WORDS) + ".");
        }
        System.setProperty(SimulationEngine.PROPERTY, word);
    }
}
