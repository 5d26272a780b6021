package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every row of the page's table of MPI's functions is found in the sources: its methods, and its test. */
class MpiFunctionsTest {
    private static final Path ROOT = Path.of("../..");
    private static final Pattern ROW = Pattern.compile(
            "^\\| (MPI_\\w+) \\| ([\\d.]+) \\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\| `(\\w+)` \\|$", Pattern.MULTILINE);
    private static final Pattern METHOD = Pattern.compile("`(\\w+)\\.(\\w+)`");

    private record Row(String function, String own, String openMpi, String mpiJava, String test) {}

    private static List<Row> rows() throws IOException {
        Matcher rows = ROW.matcher(Files.readString(ROOT.resolve("docs/mpi.md")));
        List<Row> all = new ArrayList<>();
        while (rows.find()) {
            all.add(new Row(rows.group(1), rows.group(3), rows.group(4), rows.group(5), rows.group(6)));
        }
        return all;
    }

    /** A public method, or a constructor, of a class of a module. */
    private static boolean hasMethod(Path module, String type, String method) throws IOException {
        Path sources = ROOT.resolve(module).resolve("src/main/java");
        for (Path file : ReadHouse.javaFilesBelow(sources)) {
            if (file.getFileName().toString().equals(type + ".java")) {
                boolean inherited =
                        method.equals("getMessage") && type.toLowerCase().endsWith("exception");
                Pattern declaration =
                        Pattern.compile("\\n    public (?!class|enum|interface|record)[^=;{(]*\\b" + method + "\\(");
                if (inherited || declaration.matcher(Files.readString(file)).find()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasTest(String name) throws IOException {
        for (String module : List.of("mpi", "openmpi", "mpijava")) {
            Path tests = ROOT.resolve("testbenches").resolve(module).resolve("src/test/java");
            for (Path file : ReadHouse.javaFilesBelow(tests)) {
                if (file.getFileName().toString().equals(name + ".java")) {
                    return Files.readString(file).contains("@Test")
                            || Files.readString(file).contains("@ParameterizedTest");
                }
            }
        }
        return false;
    }

    private static void check(String function, String cell, String module) throws IOException {
        Matcher method = METHOD.matcher(cell);
        if (!method.matches()) {
            assertThat(cell)
                    .as(function + " says why it is not in " + module)
                    .doesNotContain("`")
                    .hasSizeGreaterThan(15);
            return;
        }
        assertThat(hasMethod(Path.of(module), method.group(1), method.group(2)))
                .as("%s: %s in %s", function, cell, module)
                .isTrue();
    }

    @Test
    void everyFunctionOfMpi1HasItsMethodsAndItsTest() throws IOException {
        List<Row> rows = rows();
        assertThat(rows.stream().map(Row::function).distinct()).hasSize(128);
        assertThat(rows).hasSize(128);
        for (Row row : rows) {
            check(row.function(), row.own(), "testbenches/mpi");
            check(row.function(), row.openMpi(), "testbenches/openmpi");
            check(row.function(), row.mpiJava(), "testbenches/mpijava");
            assertThat(hasTest(row.test()))
                    .as("%s: test %s", row.function(), row.test())
                    .isTrue();
        }
    }

    @Test
    void aMethodOrTestThatIsNotThereIsNotFound() throws IOException {
        assertThat(hasMethod(Path.of("testbenches/mpi"), "Comm", "send")).isTrue();
        assertThat(hasMethod(Path.of("testbenches/mpi"), "Comm", "sent")).isFalse();
        assertThat(hasMethod(Path.of("testbenches/mpi"), "Comm", "context")).isFalse();
        assertThat(hasTest("NoTest")).isFalse();
    }
}
