package org.heddle.cli.project;

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
import org.heddle.cli.shared.Home;

/**
 * The test classes that the working tree holds.
 *
 * @param classesOfModule full class names, by the module's path, modules in the order of the POMs
 */
record TestSources(Map<String, List<String>> classesOfModule) {
    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

    /** Reads the modules from the POMs and the class names from the folders. */
    static TestSources of(Home home) throws IOException {
        Map<String, List<String>> classes = new LinkedHashMap<>();
        addModules(home.root(), "", classes);
        return new TestSources(classes);
    }

    private static void addModules(Path root, String parent, Map<String, List<String>> classes) throws IOException {
        Matcher module = MODULE.matcher(Files.readString(root.resolve(parent + "pom.xml")));
        while (module.find()) {
            String path = parent + module.group(1);
            Path pom = root.resolve(path).resolve("pom.xml");
            if (Files.exists(pom) && MODULE.matcher(Files.readString(pom)).find()) {
                addModules(root, path + "/", classes);
            } else {
                classes.put(path, testClasses(root.resolve(path).resolve("src/test/java")));
            }
        }
    }

    /** Whether a filter names a module: by its path, by the last part of it, or by a folder that it is in. */
    static boolean isNamed(String module, String filter) {
        return module.equals(filter) || module.endsWith("/" + filter) || module.startsWith(filter + "/");
    }

    Collection<String> modules() {
        return classesOfModule.keySet();
    }

    /** Everything a filter may name: modules and simple class names. */
    Collection<String> names() {
        Collection<String> names = new TreeSet<>(modules());
        modules().forEach(module -> names.add(module.substring(module.lastIndexOf('/') + 1)));
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
