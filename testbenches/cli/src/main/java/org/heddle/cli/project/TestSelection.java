package org.heddle.cli.project;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.heddle.report.Nearest;

/**
 * Selection of the tests to run.
 *
 * @param modules the modules concerned, in build order
 * @param patterns class names, with {@code #method} where one was asked for; empty means all tests of all modules
 */
record TestSelection(List<String> modules, List<String> patterns) {
    TestSelection {
        modules = List.copyOf(modules);
        patterns = List.copyOf(patterns);
    }

    boolean isEverything() {
        return patterns.isEmpty();
    }

    /**
     * Finds the tests that the filters name.
     *
     * @param filters module names, class names with or without package, each with {@code #method} or not
     * @throws IllegalArgumentException when a filter names nothing; the text says what is near
     */
    static TestSelection of(TestSources sources, List<String> filters) {
        if (filters.isEmpty()) {
            return new TestSelection(List.copyOf(sources.modules()), List.of());
        }
        Set<String> modules = new LinkedHashSet<>();
        Set<String> patterns = new LinkedHashSet<>();
        for (String filter : filters) {
            int before = patterns.size();
            sources.classesOfModule().forEach((module, classes) -> {
                List<String> found = matching(filter, module, classes);
                if (!found.isEmpty()) {
                    modules.add(module);
                    patterns.addAll(found);
                }
            });
            if (patterns.size() == before) {
                throw new IllegalArgumentException(unknown(filter, sources));
            }
        }
        List<String> inBuildOrder =
                sources.modules().stream().filter(modules::contains).toList();
        return new TestSelection(inBuildOrder, List.copyOf(patterns));
    }

    private static List<String> matching(String filter, String module, List<String> classes) {
        if (TestSources.isNamed(module, filter)) {
            return classes;
        }
        String name = classPart(filter);
        String method = filter.substring(name.length());
        return classes.stream()
                .filter(test ->
                        test.equals(name) || TestSources.simpleName(test).equals(name))
                .map(test -> test + method)
                .toList();
    }

    private static String classPart(String filter) {
        int method = filter.indexOf('#');
        return method < 0 ? filter : filter.substring(0, method);
    }

    private static String unknown(String filter, TestSources sources) {
        Collection<String> names = sources.names();
        if (sources.modules().stream().anyMatch(module -> TestSources.isNamed(module, filter))) {
            return "module '" + filter + "' has no tests.";
        }
        return "no module and no test class is called '" + classPart(filter) + "'."
                + Nearest.question(classPart(filter), names);
    }
}
