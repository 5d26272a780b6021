package org.heddle.cli.shared;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.heddle.report.Nearest;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Finds what a word on the command line names, and answers a word that names nothing with what was probably meant. */
public record Choice(CommandSpec spec) {
    /**
     * Returns the item that a word names.
     *
     * @param kind what it should be, such as "operation"
     * @param names all there is
     * @param lookup finds it by its name
     * @throws ParameterException if the word names nothing, with what was probably meant
     */
    public <T> T of(String kind, String word, List<String> names, Function<String, Optional<T>> lookup) {
        return lookup.apply(word).orElseThrow(() -> refusal(kind, word, names));
    }

    /**
     * Returns the item of a name out of all there are.
     *
     * @param kind what it should be, such as "operation"
     * @param name of an item
     * @throws ParameterException if none has the name, with what was probably meant
     */
    public <T> T among(String kind, String word, List<T> all, Function<T, String> name) {
        return of(
                kind,
                word,
                all.stream().map(name).toList(),
                wanted -> all.stream()
                        .filter(each -> name.apply(each).equals(wanted))
                        .findFirst());
    }

    /** One word out of some. */
    public String of(String kind, String word, List<String> names) {
        return of(kind, word, names, each -> names.contains(each) ? Optional.of(each) : Optional.empty());
    }

    private ParameterException refusal(String kind, String word, List<String> names) {
        return new ParameterException(
                spec.commandLine(),
                "no " + kind + " is called '" + word + "'." + Nearest.questionOrAll(word, names, kind + "s"));
    }
}
