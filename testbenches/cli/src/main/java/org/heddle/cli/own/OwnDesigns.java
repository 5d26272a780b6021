package org.heddle.cli.own;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.heddle.cli.shared.Home;
import org.heddle.hdl.Component;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
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

    /**
     * Finds the designs that texts name, by their texts, each with a folder of its own: of several from one class, with the arguments in its name.
     * Texts that cannot be classes are left out.
     *
     * @throws ParameterException if no component can be made of some: the message says of each why
     */
    public Map<String, OwnDesign> findAll(Collection<String> texts) {
        return asked(classes -> classes.findAll(texts));
    }

    /**
     * Finds the designs that texts name, for a command that takes no other.
     *
     * @throws ParameterException if some name none: the message says of each why
     */
    public List<OwnDesign> requireAll(Collection<String> texts) {
        return asked(classes -> classes.requireAll(texts));
    }

    /**
     * Returns the designs that are meant where names may also be of what comes along: none then; without a name, in a project of one's own,
     * all that it shows to tools.
     *
     * @throws ParameterException if only some of the names are classes, or no component can be made of some
     */
    public List<OwnDesign> chosen(List<String> names) {
        if (names.isEmpty()) {
            return isOwnProject() ? marked() : List.of();
        }
        Map<String, OwnDesign> found = findAll(names);
        Optional<String> other =
                names.stream().filter(name -> !found.containsKey(name)).findFirst();
        if (!found.isEmpty() && other.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'" + found.keySet().iterator().next() + "' is a class of yours, and '" + other.get()
                            + "' is none: name them in two runs.");
        }
        return List.copyOf(found.values());
    }

    /**
     * Elaborates designs before any of the work on them, so that one run tells of each that the language refuses; a single one tells by
     * itself.
     *
     * @throws ElaborationException with what is wrong with all of them
     */
    public static List<OwnDesign> accepted(
            List<OwnDesign> designs, Consumer<Supplier<? extends Component>> elaboration) {
        if (designs.size() < 2) {
            return designs;
        }
        List<Diagnostic> refusals = new ArrayList<>();
        for (OwnDesign design : designs) {
            try {
                elaboration.accept(design.constructor());
            } catch (ElaborationException refused) {
                refusals.addAll(refused.diagnostics());
            }
        }
        if (!refusals.isEmpty()) {
            throw new ElaborationException(refusals);
        }
        return designs;
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
