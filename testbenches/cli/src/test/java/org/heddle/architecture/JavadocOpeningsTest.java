package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** First sentences of Javadoc comments name their element, as docs/style.md requires. */
class JavadocOpeningsTest {
    /** Folders of the modules that are checked, from the root of the sources. */
    private static final List<String> MODULES = List.of(
            "testbenches/cli",
            "testbenches/experiments",
            "cosim",
            "hdl-dsl",
            "nic-rtl",
            "testbenches/hosts",
            "testbenches/launch",
            "testbenches/mpijava",
            "testbenches/mpijava-programs",
            "testbenches/openmpi",
            "testbenches/programs",
            "testbenches/models",
            "testbenches/mpi",
            "testbenches/report",
            "testbenches/verify",
            "testbenches/maven-plugin");

    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern FRAGMENT =
            Pattern.compile("/\\*\\*[\\s*]*(Of|That|What|Who|Whose|Which|So\\s[\\s*]*many)\\b");

    @Test
    void everyJavadocBeginsWithASentenceAboutItsElement() throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : MODULES) {
            List<Path> files = ReadHouse.javaFilesBelow(ROOT.resolve(module).resolve("src"));
            assertThat(files).as("Java files of " + module).isNotEmpty();
            for (Path file : files) {
                found.addAll(fragments(ROOT.relativize(file).toString(), Files.readString(file)));
            }
        }
        assertThat(found)
                .as("Javadoc comments whose first sentence is not about their element, see docs/style.md: begin with"
                        + " \"Returns ..\", \"Number of ..\", \"Whether ..\" or the element's own noun")
                .isEmpty();
    }

    @Test
    void aFragmentIsFoundOnOneLineAndOnSeveral() {
        String open = "/*" + "*";
        String text = open + " Whatever follows. */\nclass A {\n    " + open + " Which one. */\n    int a;\n    " + open
                + "\n     * So many bytes.\n     */\n    int b;\n}\n";
        assertThat(fragments("A.java", text))
                .containsExactly("A.java:3 begins with Which", "A.java:5 begins with So many");
    }

    private static List<String> fragments(String file, String text) {
        return FRAGMENT.matcher(text)
                .results()
                .map(found -> file + ":" + line(text, found.start()) + " begins with " + found.group(1))
                .toList();
    }

    private static long line(String text, int position) {
        return 1 + text.substring(0, position).chars().filter(c -> c == '\n').count();
    }
}
