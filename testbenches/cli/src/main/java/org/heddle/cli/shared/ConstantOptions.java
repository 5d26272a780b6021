package org.heddle.cli.shared;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for the numbers that figures rest on. */
public final class ConstantOptions {
    @Option(
            names = "--constant",
            paramLabel = "NAME=VALUE",
            description = "Changes a number that the figures rest on; may be repeated.")
    private List<String> changes = List.of();

    @Option(names = "--list-constants", description = "Only lists the constants, their values and sources.")
    private boolean list;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /**
     * Returns a setting with all changes that were asked for.
     *
     * @param change makes one of them, or throws IllegalArgumentException with the reason
     * @throws ParameterException if one cannot be made
     */
    public <S> S applied(S setting, BiFunction<S, String, S> change) {
        S changed = setting;
        try {
            requireOneEach(changes);
            for (String each : changes) {
                changed = change.apply(changed, each);
            }
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        return changed;
    }

    /**
     * Requires that no name is given a value twice: one of them would count for nothing.
     *
     * @param changes as they were typed, NAME=VALUE
     * @throws IllegalArgumentException if one is; the text has both
     */
    public static void requireOneEach(List<String> changes) {
        Map<String, String> earlier = new HashMap<>();
        for (String change : changes) {
            String before = earlier.put(change.replaceFirst("=.*", ""), change);
            if (before != null) {
                throw new IllegalArgumentException(
                        "--constant " + before + " and --constant " + change + " name one constant: give it once.");
            }
        }
    }

    /**
     * Prints the table if it was asked for, which is then all that the command does.
     *
     * @return whether it was
     */
    public boolean listed(PrintWriter out, Supplier<String> table) {
        if (list) {
            out.print(table.get());
            out.flush();
        }
        return list;
    }
}
