package org.heddle.experiment.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The test classes that the working tree holds.
 *
 * @param classesOfModule full class names, by module, modules in build order
 */
record TestSources(Map<String, List<String>> classesOfModule) {
    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

    /** Reads the modules from the parent POM and the class names from the folders. */
    static TestSources of(Home home) throws IOException {
        Map<String, List<String>> classes = new LinkedHashMap<>();
        Matcher module = MODULE.matcher(Files.readString(home.root().resolve("pom.xml")));
        while (module.find()) {
            Path sources = home.root().resolve(module.group(1)).resolve("src/test/java");
            classes.put(module.group(1), testClasses(sources));
        }
        return new TestSources(classes);
    }

    Collection<String> modules() {
        return classesOfModule.keySet();
    }

    /** Everything a filter may name: modules and simple class names. */
    Collection<String> names() {
        Collection<String> names = new TreeSet<>(modules());
        classesOfModule.values().stream()
                .flatMap(List::stream)
                .map(TestSources::simpleName)
                .forEach(names::add);
        return names;
    }

    static String simpleName(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    private static List<String> testClasses(Path sources) {
        if (!Files.isDirectory(sources)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith("Test.java"))
                    .map(file -> className(sources.relativize(file)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the tests in " + sources, e);
        }
    }

    private static String className(Path file) {
        return file.toString()
                .replaceFirst("\\.java$", "")
                .replace(file.getFileSystem().getSeparator(), ".");
    }
}
