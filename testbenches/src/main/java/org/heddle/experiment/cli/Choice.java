package org.heddle.experiment.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.heddle.experiment.report.Nearest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Finds what a word on the command line names, and answers a word that names nothing with what was probably meant. */
record Choice(CommandSpec spec) {
    /**
     * What a word names.
     *
     * @param kind what it should be, such as "operation"
     * @param names all there is
     * @param lookup finds it by its name
     */
    <T> T of(String kind, String word, List<String> names, Function<String, Optional<T>> lookup) {
        return lookup.apply(word).orElseThrow(() -> refusal(kind, word, names));
    }

    /** One word out of some. */
    String of(String kind, String word, List<String> names) {
        return of(kind, word, names, each -> names.contains(each) ? Optional.of(each) : Optional.empty());
    }

    /** Refuses a file that cannot be written, before anything is done; nothing for no file. */
    void requireWritable(@Nullable Path file) {
        if (file == null) {
            return;
        }
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            if (Files.isDirectory(file) || !Files.isWritable(folder)) {
                throw new IOException(Files.isDirectory(file) ? "it is a folder" : folder + " is read only");
            }
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot write " + file + ": " + e.getMessage(), e);
        }
    }

    private ParameterException refusal(String kind, String word, List<String> names) {
        String question = Nearest.question(word, names);
        return new ParameterException(
                spec.commandLine(),
                "no " + kind + " is called '" + word + "'."
                        + (question.isEmpty()
                                ? " The " + kind + "s are: " + String.join(", ", names) + "."
                                : question));
    }
}
