package org.heddle.cli.language;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.heddle.cli.shared.JsonOption;
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

    Map<String, String> renamed() {
        return renamed;
    }

    JsonOption json() {
        return json;
    }

    /**
     * Refuses what means nothing without --against.
     *
     * @throws ParameterException if some of it is given
     */
    void requireConsistent(CommandSpec spec) {
        for (String option : new String[] {"--renamed", "--json"}) {
            if (!isGiven() && spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new ParameterException(
                        spec.commandLine(), option + " speaks of a comparison with before: add --against DIR");
            }
        }
    }
}
