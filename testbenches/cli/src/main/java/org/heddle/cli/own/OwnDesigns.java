package org.heddle.cli.own;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.heddle.hdl.Component;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Option and search for a component of the user's own, named by its class where a command takes a design. */
public final class OwnDesigns {
    @Option(
            names = "--classpath",
            paramLabel = "PATH",
            description = "Folders and jars with classes of yours, beside target/classes and target/test-classes of the"
                    + " Maven project that you stand in.")
    private @Nullable String classpath;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /**
     * A component of the user's own.
     *
     * @param name its class as the user typed it, with the arguments
     * @param fileName the simple name of its class, for files and folders
     * @param constructor makes it, as often as it is wanted
     */
    public record OwnDesign(String name, String fileName, Supplier<Component> constructor) {}

    /**
     * Finds the design that a text names.
     *
     * @return empty where the text cannot be a class, as classes begin with a capital
     * @throws ParameterException if it can, and no component can be made of it: the message says why
     */
    public Optional<OwnDesign> find(String text) {
        try {
            return ClassCall.of(text).map(call -> {
                ComponentClass found = ComponentClass.of(places().load(call.name()), call);
                String simple = found.constructor().getDeclaringClass().getSimpleName();
                return new OwnDesign(call.toString(), simple, found);
            });
        } catch (OwnDesignException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage() + ".", e);
        }
    }

    private ClassPlaces places() {
        List<Path> named = classpath == null
                ? List.of()
                : Pattern.compile(Pattern.quote(File.pathSeparator))
                        .splitAsStream(classpath)
                        .filter(part -> !part.isEmpty())
                        .map(Path::of)
                        .toList();
        return ClassPlaces.of(named, Path.of(""));
    }

    /**
     * Returns the folder for the results of a tool on designs of one's own: {@code target/heddle/TOOL} in the Maven project that the user
     * stands in, else in the current folder.
     */
    public static Path results(String tool) {
        Path here = Path.of("");
        return ClassPlaces.project(here)
                .orElse(here.toAbsolutePath())
                .resolve("target/heddle")
                .resolve(tool);
    }
}
