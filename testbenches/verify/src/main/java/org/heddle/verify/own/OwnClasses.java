package org.heddle.verify.own;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.heddle.hdl.catalogue.DesignCatalogue;
import org.heddle.hdl.catalogue.TopLevel;

/** The classes of a project, searched for components. */
public final class OwnClasses {
    private final ClassPlaces places;

    private OwnClasses(ClassPlaces places) {
        this.places = places;
    }

    /**
     * Returns the classes in named folders and jars, and in those of the Maven project that a folder stands in.
     *
     * @param here a folder in or below a Maven project, or elsewhere
     * @throws OwnDesignException if a named one does not exist
     */
    public static OwnClasses of(List<Path> named, Path here) {
        return new OwnClasses(ClassPlaces.of(named, here));
    }

    /** Returns the classes in folders and jars, no others. */
    public static OwnClasses in(List<Path> classPath) {
        return new OwnClasses(ClassPlaces.in(classPath));
    }

    /** Returns the nearest folder with a {@code pom.xml}, from this one upwards. */
    public static Optional<Path> project(Path here) {
        return ClassPlaces.project(here);
    }

    /**
     * Returns the folder for the results of a tool: {@code target/heddle/TOOL} in the Maven project that a folder stands in, else in the
     * folder itself.
     */
    public static Path results(Path here, String tool) {
        return project(here)
                .orElse(here.toAbsolutePath())
                .resolve("target/heddle")
                .resolve(tool);
    }

    /**
     * Finds the design that a text names. A class without arguments, none of whose constructors takes none, is the design that its only
     * {@link TopLevel} makes of it.
     *
     * @return empty where the text cannot be a class, as classes begin with a capital
     * @throws OwnDesignException if it can, and no component can be made of it: the message says why
     */
    public Optional<OwnDesign> find(String text) {
        return ClassCall.of(text).map(call -> {
            Class<?> type = places.load(call.name());
            if (call.arguments().isEmpty() && !text.contains("(") && !ComponentClass.hasPlainConstructor(type)) {
                TopLevel[] marks = type.getAnnotationsByType(TopLevel.class);
                if (marks.length == 1) {
                    return design(type, marks[0]);
                } else if (marks.length > 1) {
                    throw new OwnDesignException(
                            type.getName() + " is marked @TopLevel with several arguments: name one, "
                                    + Arrays.stream(marks)
                                            .map(mark -> type.getSimpleName() + "(" + mark.arguments() + ")")
                                            .collect(Collectors.joining(" or ")));
                }
            }
            ComponentClass found = ComponentClass.of(type, call);
            String simple = found.constructor().getDeclaringClass().getSimpleName();
            return new OwnDesign(call.toString(), simple, found, OwnDesign.USUAL_MEGAHERTZ, false);
        });
    }

    /**
     * Finds the design that a text names, where nothing but a class can be meant.
     *
     * @throws OwnDesignException if it names none: the message says why
     */
    public OwnDesign require(String text) {
        return find(text)
                .orElseThrow(() -> new OwnDesignException("'" + text
                        + "' is no class: it begins with a capital, as in Uart or 'com.acme.Fifo(16, true)'"));
    }

    /**
     * Finds the designs that texts name, by their texts, each with a folder of its own: of several from one class, with the arguments in its
     * name. Texts that cannot be classes are left out.
     *
     * @throws OwnDesignException if no component can be made of some: the message says of each why
     */
    public Map<String, OwnDesign> findAll(Collection<String> texts) {
        return each(texts, this::find);
    }

    /**
     * Finds the designs that texts name, where nothing but classes can be meant; each has a folder of its own.
     *
     * @throws OwnDesignException if some name none: the message says of each why
     */
    public List<OwnDesign> requireAll(Collection<String> texts) {
        return List.copyOf(each(texts, text -> Optional.of(require(text))).values());
    }

    private static Map<String, OwnDesign> each(
            Collection<String> texts, Function<String, Optional<OwnDesign>> question) {
        Map<String, OwnDesign> found = new LinkedHashMap<>();
        List<String> refused = new ArrayList<>();
        for (String text : new LinkedHashSet<>(texts)) {
            try {
                question.apply(text).ifPresent(design -> found.put(text, design));
            } catch (OwnDesignException e) {
                refused.add(e.getMessage());
            }
        }
        if (!refused.isEmpty()) {
            throw new OwnDesignException(String.join(";\n", refused));
        }
        Map<String, Long> sharers =
                found.values().stream().collect(Collectors.groupingBy(OwnDesign::fileName, Collectors.counting()));
        found.replaceAll(
                (text, design) -> sharers.get(design.fileName()) == 1 ? design : design.withArgumentsInFileName());
        return found;
    }

    /**
     * Returns the designs that the project shows to tools: classes marked {@link TopLevel}, by name, then those of its catalogues.
     *
     * @throws OwnDesignException if no component can be made of a marked class, or two designs have one name
     */
    public List<OwnDesign> marked() {
        List<OwnDesign> designs = new ArrayList<>();
        for (Class<?> type : places.classes()) {
            for (TopLevel mark : type.getAnnotationsByType(TopLevel.class)) {
                designs.add(design(type, mark));
            }
        }
        ServiceLoader.load(DesignCatalogue.class, places.loader()).stream()
                .filter(provider -> places.loads(provider.type()))
                .flatMap(provider -> provider.get().tops().stream())
                .map(OwnDesign::of)
                .forEach(designs::add);
        Set<String> names = new HashSet<>();
        for (OwnDesign design : designs) {
            if (!names.add(design.fileName())) {
                throw new OwnDesignException("two designs are called " + design.fileName()
                        + ", and their files would have one folder: give each a name of its own,"
                        + " @TopLevel(arguments = \"..\", name = \"..\")");
            }
        }
        return designs;
    }

    private static OwnDesign design(Class<?> type, TopLevel mark) {
        String text =
                type.getName().replace('$', '.') + (mark.arguments().isEmpty() ? "" : "(" + mark.arguments() + ")");
        ClassCall call = ClassCall.of(text)
                .orElseThrow(() -> new OwnDesignException(
                        "@TopLevel on " + type.getName() + ": the name of a class begins with a capital"));
        if (!mark.name().matches("[\\w-]*")) {
            throw new OwnDesignException("@TopLevel on " + type.getName() + ": the name \"" + mark.name()
                    + "\" is to be one of a folder: letters, digits, - and _");
        }
        if (mark.megahertz() < 1) {
            throw new OwnDesignException(
                    "@TopLevel on " + type.getName() + ": megahertz must be 1 or more, and is " + mark.megahertz());
        }
        return new OwnDesign(
                new ClassCall(type.getSimpleName(), call.arguments()).toString(),
                mark.name().isEmpty() ? type.getSimpleName() : mark.name(),
                ComponentClass.of(type, call),
                mark.megahertz(),
                mark.synchronizeResets());
    }

    @Override
    public String toString() {
        return places.toString();
    }
}
