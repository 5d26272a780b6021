package org.heddle.cli.board;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * Options of a command that change nodes which are simulated here, and no node of a board.
 *
 * @param names of the options, each the longest one
 */
public record SimulatedOptions(List<String> names) {
    /** Copies the names. */
    public SimulatedOptions {
        names = List.copyOf(names);
    }

    /** Returns the options of these names. */
    public static SimulatedOptions of(String... names) {
        return new SimulatedOptions(List.of(names));
    }

    /**
     * Refuses them beside the port of a board.
     *
     * @throws ParameterException if one of them was given
     */
    public void refuse(CommandSpec spec) {
        for (String option : names) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new ParameterException(
                        spec.commandLine(),
                        option + " is for nodes that are simulated here, and a board is as it was built: leave out "
                                + option + " or --port.");
            }
        }
    }
}
