package org.heddle.verify.own;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.report.Nearest;

/**
 * Folders and jars that hold the classes of a project, and the loader of these.
 *
 * <p>The language itself comes from the command line's own class path, whatever else lies there: a component and the tools must agree on it.
 */
final class ClassPlaces {
    private static final String CLASS = ".class";
    private static final List<String> MAVEN = List.of("target/classes", "target/test-classes");
    private static final List<String> SOURCES = List.of("src/main/java", "src/test/java");

    private final List<Path> places;
    private final ClassLoader loader;

    private ClassPlaces(List<Path> places) {
        this.places = List.copyOf(places);
        loader = new URLClassLoader(
                places.stream().map(ClassPlaces::url).toArray(URL[]::new), ClassPlaces.class.getClassLoader());
    }

    /**
     * Returns named folders and jars, with those of the Maven project that the current folder stands in.
     *
     * @throws OwnDesignException if one does not exist
     */
    static ClassPlaces of(List<Path> named, Path here) {
        List<Path> places = new ArrayList<>(named);
        for (Path place : named) {
            if (!Files.exists(place)) {
                throw new OwnDesignException("--classpath names " + place + ", which does not exist");
            }
        }
        project(here)
                .ifPresent(project -> MAVEN.stream()
                        .map(project::resolve)
                        .filter(Files::isDirectory)
                        .forEach(places::add));
        return new ClassPlaces(places);
    }

    /** Returns these folders and jars, as far as they exist. */
    static ClassPlaces in(List<Path> classPath) {
        return new ClassPlaces(classPath.stream().filter(Files::exists).toList());
    }

    ClassLoader loader() {
        return loader;
    }

    /** Whether a class comes from here, and not from the command line's own class path. */
    boolean loads(Class<?> type) {
        return type.getClassLoader() == loader;
    }

    /** Returns the classes in the folders, by name; without those that need what is not there. */
    List<Class<?>> classes() {
        return folders()
                .flatMap(folder -> names(folder, name -> true))
                .distinct()
                .sorted()
                .flatMap(name -> tried(name).stream())
                .collect(Collectors.toList());
    }

    private Optional<Class<?>> tried(String name) {
        try {
            return Optional.of(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }

    /** Returns the nearest folder with a pom.xml, from this one upwards. */
    static Optional<Path> project(Path here) {
        for (Path folder = here.toAbsolutePath().normalize(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("pom.xml"))) {
                return Optional.of(folder);
            }
        }
        return Optional.empty();
    }

    /**
     * Loads a class by its name, or by its name without the package, such as {@code Uart} or {@code Uart.Receiver}, where only one class
     * in the folders has it.
     *
     * @throws OwnDesignException if there is none, if there are several, or if its source is newer than the class
     */
    Class<?> load(String name) {
        // A package begins with a small letter: what begins with a capital lacks it.
        boolean hasPackage = name.contains(".") && !Character.isUpperCase(name.charAt(0));
        List<String> names = hasPackage ? List.of(name) : withSimpleName(name.replace('.', '$'));
        if (names.size() > 1) {
            throw new OwnDesignException("several classes are called " + name + ": " + String.join(", ", names)
                    + ". Name one with its package");
        }
        Class<?> loaded = loaded(names.isEmpty() ? name : names.get(0))
                .orElseThrow(() -> new OwnDesignException("there is no class " + name + " in " + this
                        + "." + Nearest.question(name, simpleNames())
                        + " Compile the project (mvn test-compile), or name folders and jars with --classpath"));
        requireFresh(loaded);
        return loaded;
    }

    private Optional<Class<?>> loaded(String name) {
        String binary = name;
        while (true) {
            try {
                return Optional.of(Class.forName(binary, false, loader));
            } catch (ClassNotFoundException e) {
                int dot = binary.lastIndexOf('.');
                if (dot < 0 || !Character.isUpperCase(binary.charAt(binary.lastIndexOf('.', dot - 1) + 1))) {
                    return Optional.empty();
                }
                binary = binary.substring(0, dot) + "$" + binary.substring(dot + 1); // perhaps a class inside another
            } catch (LinkageError e) {
                throw new OwnDesignException("the class " + name + " cannot be loaded: " + e);
            }
        }
    }

    private List<String> withSimpleName(String name) {
        return folders()
                .flatMap(folder -> names(
                        folder,
                        binary -> binary.substring(binary.lastIndexOf('.') + 1).equals(name)
                                || binary.endsWith("$" + name)))
                .distinct()
                .sorted()
                .toList();
    }

    private List<String> simpleNames() {
        return folders()
                .flatMap(folder -> names(folder, binary -> !binary.contains("$")))
                .map(binary -> binary.substring(binary.lastIndexOf('.') + 1))
                .toList();
    }

    private Stream<Path> folders() {
        return places.stream().filter(Files::isDirectory);
    }

    private static Stream<String> names(Path folder, Predicate<String> wanted) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(CLASS))
                    .map(file ->
                            file.substring(0, file.length() - CLASS.length()).replace(File.separatorChar, '.'))
                    .filter(wanted)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A class that is older than its source would be shown as the hardware of that source. */
    private void requireFresh(Class<?> loaded) {
        String outer = loaded.getName().replaceFirst("\\$.*", "").replace('.', '/');
        folders()
                .filter(folder -> Files.exists(folder.resolve(outer + CLASS)))
                .findFirst()
                .ifPresent(folder -> {
                    for (String sources : SOURCES) {
                        Path source = folder.resolve("../..")
                                .resolve(sources)
                                .resolve(outer + ".java")
                                .normalize();
                        if (Files.exists(source) && time(source).compareTo(time(folder.resolve(outer + CLASS))) > 0) {
                            throw new OwnDesignException(source
                                    + " has changed since it was compiled: compile the project (mvn test-compile)");
                        }
                    }
                });
    }

    private static FileTime time(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URL url(Path place) {
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(place.toString(), e);
        }
    }

    @Override
    public String toString() {
        return places.isEmpty()
                ? "this folder, which belongs to no Maven project that is compiled"
                : places.stream().map(Path::toString).collect(Collectors.joining(", "));
    }
}
