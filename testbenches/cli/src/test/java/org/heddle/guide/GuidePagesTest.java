package org.heddle.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the guide shows what is compiled and emitted; {@code -Dheddle.promote} brings the pages up to date. */
class GuidePagesTest {
    static Stream<Path> pages() throws IOException {
        return GuidePage.all().stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockIsItsSource(Path file) throws IOException {
        String page = Files.readString(file);
        String expected = GuidePage.expand(page);
        if (Boolean.getBoolean("heddle.promote")) {
            Files.writeString(file, expected);
        } else {
            assertEquals(expected, page);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockOfCodeSaysItsSource(Path file) throws IOException {
        // The page on testing has a test of its own: it shows reports of failing tests.
        List<Integer> unmarked =
                file.endsWith("testing-hardware.md") ? List.of() : GuidePage.unmarked(Files.readString(file));
        assertEquals(List.of(), unmarked, "lines of blocks without a source in " + file.getFileName());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPageWithJavaSaysItsImports(Path file) throws IOException {
        String page = Files.readString(file);
        assertEquals(page.contains("\n```java\n"), page.contains("<!-- show: imports "), file.toString());
    }
}
