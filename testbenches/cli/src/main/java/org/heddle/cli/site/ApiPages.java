package org.heddle.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.cosim.tool.ToolRun;

/** The Javadoc of all modules in one tree, made by the JDK's own tool. */
final class ApiPages {
    private static final Duration LIMIT = Duration.ofMinutes(10);
    /** Folders below the root in which modules stand. */
    private static final int DEPTH = 2;

    private ApiPages() {}

    /**
     * Writes the pages of all public types.
     *
     * @throws IOException if the tool fails; the message ends with its last words
     */
    static void write(Path root, Path folder) throws IOException {
        ToolRun run = ToolRun.of(
                root,
                LIMIT,
                List.of(
                        tool(),
                        "-quiet",
                        "-notimestamp",
                        "-Xdoclint:none",
                        // Types of JUnit, which only tests have, are named without a link.
                        "--ignore-source-errors",
                        "-encoding",
                        "UTF-8",
                        "-charset",
                        "UTF-8",
                        "-docencoding",
                        "UTF-8",
                        "-windowtitle",
                        "Heddle",
                        "-doctitle",
                        "Heddle",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        "-sourcepath",
                        sources(root),
                        "-subpackages",
                        "org.heddle",
                        "-d",
                        folder.toString()));
        if (!run.succeeded()) {
            throw new IOException(
                    "javadoc " + (run.late() ? "took more than " + LIMIT.toMinutes() + " minutes" : "failed") + ":\n"
                            + run.output().strip());
        }
    }

    private static String tool() {
        return Path.of(System.getProperty("java.home"), "bin", "javadoc").toString();
    }

    private static String sources(Path root) throws IOException {
        try (Stream<Path> folders = Files.walk(root, DEPTH)) {
            return folders.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .map(Path::toString)
                    .sorted()
                    .collect(Collectors.joining(":"));
        }
    }
}
