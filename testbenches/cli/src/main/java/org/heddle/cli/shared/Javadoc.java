package org.heddle.cli.shared;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.heddle.cosim.tool.ToolRun;

/** Pages of the public types of some sources, made by the JDK's own tool; the same sources give the same bytes. */
public final class Javadoc {
    private static final Duration LIMIT = Duration.ofMinutes(10);

    private Javadoc() {}

    /**
     * Writes the pages.
     *
     * @param title of the pages
     * @param sources folders that packages begin in
     * @param folder takes the pages
     * @throws IOException if the tool fails; the message ends with its last words
     */
    public static void write(String title, List<Path> sources, Path folder) throws IOException {
        ToolRun run = ToolRun.of(
                Path.of("").toAbsolutePath(),
                LIMIT,
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "javadoc")
                                .toString(),
                        // It ends before the optimising compiler would pay: 6.5 s of the processor for hdl-dsl instead
                        // of 13.8.
                        "-J-XX:TieredStopAtLevel=1",
                        "-J-XX:+UseSerialGC",
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
                        title,
                        "-doctitle",
                        title,
                        "-classpath",
                        System.getProperty("java.class.path"),
                        "-sourcepath",
                        sources.stream()
                                .map(each -> each.toAbsolutePath().toString())
                                .collect(Collectors.joining(File.pathSeparator)),
                        "-subpackages",
                        "org.heddle",
                        "-d",
                        folder.toAbsolutePath().toString()));
        if (!run.succeeded()) {
            throw new IOException(
                    "javadoc " + (run.late() ? "took more than " + LIMIT.toMinutes() + " minutes" : "failed") + ":\n"
                            + run.output().strip());
        }
    }
}
