package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rows of docs/conformance.md and the tests that name them are the same. */
class ConformanceTest {
    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern ROW = Pattern.compile("^\\| ([A-Z]\\d\\d) \\|", Pattern.MULTILINE);
    /** A comment that begins with its rows: {@code C04.}, {@code P01, P17: ..}, {@code D01}. */
    private static final Pattern COMMENT =
            Pattern.compile("(?:/\\*\\*|\\*|//|\\()\\s*((?:[A-Z]\\d\\d(?:, | and | to )?)+)\\b");

    private static final Pattern ONE = Pattern.compile("\\b[A-Z]\\d\\d\\b");

    @Test
    void everyRowThatATestNamesIsThereAndEveryRowHasATest() throws IOException {
        TreeSet<String> rows = found(ROW, Files.readString(ROOT.resolve("docs/conformance.md")));
        TreeSet<String> named = new TreeSet<>();
        for (Path file : tests()) {
            COMMENT.matcher(Files.readString(file))
                    .results()
                    .forEach(comment -> ONE.matcher(comment.group(1)).results().forEach(row -> named.add(row.group())));
        }
        assertThat(named).containsExactlyElementsOf(rows);
    }

    private static TreeSet<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(row -> row.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> tests() throws IOException {
        try (Stream<Path> modules = Files.walk(ROOT, 2)) {
            return modules.map(module -> module.resolve("src/test/java"))
                    .filter(Files::isDirectory)
                    .flatMap(ConformanceTest::javaFiles)
                    .toList();
        }
    }

    private static Stream<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
