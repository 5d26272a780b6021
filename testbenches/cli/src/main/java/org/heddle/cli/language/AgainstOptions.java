package org.heddle.cli.language;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Seed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of a comparison with the Verilog of before. */
final class AgainstOptions {
    @Option(
            names = "--against",
            paramLabel = "DIR",
            description = "Compares with the Verilog of before in this folder, as ./heddle generate writes it: that of"
                    + " one top, or one with a folder for each.")
    private @Nullable Path folder;

    @Option(
            names = "--renamed",
            paramLabel = "OLD=NEW",
            description = "A module's former name and today's; may be repeated. Other values of parameters behind the"
                    + " name of the class need not be told.")
    private Map<String, String> renamed = new LinkedHashMap<>();

    @Option(
            names = "--beside",
            paramLabel = "CYCLES",
            description =
                    "Proves nothing, but runs each top beside its old self for so many cycles with the same inputs,"
                            + " and compares every output in every cycle.")
    private @Nullable Long beside;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            converter = Seed.class,
            description = "Of what drives --beside. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Mixin
    private JsonOption json;

    /** Whether a comparison with before is asked for. */
    boolean isGiven() {
        return folder != null;
    }

    /** The folder of before. */
    Path folder() {
        if (folder == null) {
            throw new IllegalStateException("no folder of before: --against is not given");
        }
        return folder;
    }

    /** How many cycles the tops are to run beside their old selves; empty if they are to be compared by proof. */
    OptionalLong beside() {
        return beside == null ? OptionalLong.empty() : OptionalLong.of(beside);
    }

    long seed() {
        return seed;
    }

    /** The former name of a module of today. */
    String former(String module) {
        return renamed.entrySet().stream()
                .filter(entry -> entry.getValue().equals(module))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(module);
    }

    Map<String, String> renamed() {
        return renamed;
    }

    JsonOption json() {
        return json;
    }

    /**
     * Refuses what means nothing without --against, and a run of no cycle.
     *
     * @throws ParameterException if some of it is given; the message says which
     */
    void requireConsistent(CommandSpec spec) {
        for (String option : new String[] {"--renamed", "--json", "--beside", "--seed"}) {
            if (!isGiven() && spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new ParameterException(
                        spec.commandLine(), option + " speaks of a comparison with before: add --against DIR");
            }
        }
        if (beside != null && beside < 1) {
            throw new ParameterException(spec.commandLine(), "at least one cycle runs: --beside=" + beside);
        }
    }
}
