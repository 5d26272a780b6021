package org.heddle.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cli.shared.Javadoc;

/** The Javadoc of all modules in one tree. */
final class ApiPages {
    /** Folders below the root in which modules stand. */
    private static final int DEPTH = 2;

    private ApiPages() {}

    /**
     * Writes the pages of all public types.
     *
     * @throws IOException if the tool fails; the message ends with its last words
     */
    static void write(Path root, Path folder) throws IOException {
        Javadoc.write("Heddle", sources(root), folder);
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> folders = Files.walk(root, DEPTH)) {
            return folders.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        }
    }
}
