package org.heddle.cli.own;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.heddle.cli.shared.Home;
import org.heddle.verify.own.OwnClasses;
import org.heddle.verify.own.OwnDesign;
import org.heddle.verify.own.OwnDesignException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Option and search for components of the user's own, named by their class where a command takes a design. */
public sealed class OwnDesigns permits ChosenDesigns {
    private static final Path HERE = Path.of("");

    @Option(
            names = "--classpath",
            paramLabel = "PATH",
            description = "Folders and jars with classes of yours, beside target/classes and target/test-classes of the"
                    + " Maven project that you stand in.")
    private @Nullable String classpath;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /**
     * Finds the design that a text names.
     *
     * @return empty where the text cannot be a class, as classes begin with a capital
     * @throws ParameterException if it can, and no component can be made of it: the message says why
     */
    public Optional<OwnDesign> find(String text) {
        return asked(classes -> classes.find(text));
    }

    /**
     * Finds the design that a text names, for a command that takes no other.
     *
     * @throws ParameterException if it names none: the message says why
     */
    public OwnDesign require(String text) {
        return asked(classes -> classes.require(text));
    }

    /** Whether the user stands in a project of their own, or names where its classes are. */
    public boolean isOwnProject() {
        Home home = Home.find();
        return classpath != null
                || !home.isCheckout()
                || OwnClasses.project(HERE)
                        .filter(project -> !project.startsWith(home.root()))
                        .isPresent();
    }

    /**
     * Returns the designs that the user's project shows to tools.
     *
     * @throws ParameterException if there are none
     */
    public List<OwnDesign> marked() {
        return asked(classes -> {
            List<OwnDesign> designs = classes.marked();
            if (designs.isEmpty()) {
                throw new ParameterException(
                        spec.commandLine(),
                        "no class is marked @TopLevel (org.heddle.hdl.catalogue.TopLevel) in " + classes
                                + ": mark one and compile (mvn test-compile), or name a class.");
            }
            return designs;
        });
    }

    private <T> T asked(Function<OwnClasses, T> question) {
        try {
            return question.apply(OwnClasses.of(places(), HERE));
        } catch (OwnDesignException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage() + ".", e);
        }
    }

    private List<Path> places() {
        return classpath == null
                ? List.of()
                : Pattern.compile(Pattern.quote(File.pathSeparator))
                        .splitAsStream(classpath)
                        .filter(part -> !part.isEmpty())
                        .map(Path::of)
                        .toList();
    }

    /**
     * Returns the folder for the results of a tool on designs of one's own: {@code target/heddle/TOOL} in the Maven project that the user
     * stands in, else in the current folder.
     */
    public static Path results(String tool) {
        return OwnClasses.results(HERE, tool);
    }
}
