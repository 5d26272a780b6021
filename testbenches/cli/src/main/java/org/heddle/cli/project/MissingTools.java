package org.heddle.cli.project;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tools of hardware engineers that tests need and that are not installed, where nothing is to be installed. A test that one of them stopped has said
 * nothing; any other that did not pass has failed.
 */
final class MissingTools {
    /** Nothing is missing, or a missing tool is no excuse. */
    static final MissingTools NONE = new MissingTools(Set.of());

    /** Tools that the front door would install, by their commands. */
    private static final List<String> TOOLS =
            List.of("verilator", "g++", "gcc", "make", "yosys", "iverilog", "z3", "nextpnr-ice40");

    /** A thrown {@link org.heddle.cosim.tool.MissingToolException}, also as an assertion prints what it got: its words alone say nothing. */
    private static final Pattern LACK = Pattern.compile(
            "org\\.heddle\\.cosim\\.tool\\.MissingToolException: (\\w[\\w ]*? needs (\\S+)), which is not on the PATH");

    /** The JDK's exception about a program that it did not find; a test that starts one itself has nothing more to say. */
    private static final Pattern NO_PROGRAM =
            Pattern.compile("java\\.io\\.IOException: Cannot run program \"(\\S+)\"[^\\n]*error=2,");

    private final Set<String> tools;

    private MissingTools(Set<String> tools) {
        this.tools = tools;
    }

    /** Returns the tools that are not on this process's path. */
    static MissingTools ofPath() {
        String path = System.getenv().getOrDefault("PATH", "");
        List<Path> folders = Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(path)
                .map(Path::of)
                .toList();
        return of(tool -> folders.stream().anyMatch(folder -> Files.isExecutable(folder.resolve(tool))));
    }

    /** Returns the tools that are not there. */
    static MissingTools of(Predicate<String> isThere) {
        Set<String> tools = new TreeSet<>(TOOLS);
        tools.removeIf(isThere);
        return new MissingTools(tools);
    }

    /** Returns whether no tool is missing. */
    boolean isNone() {
        return tools.isEmpty();
    }

    /**
     * Returns the need for a missing tool that stopped a test.
     *
     * @param stackTrace of what the test threw, with its message and causes
     * @return such as {@code simulation needs verilator}; empty if none did
     */
    Optional<String> stopped(String stackTrace) {
        Matcher lack = LACK.matcher(stackTrace);
        while (lack.find()) {
            if (tools.contains(lack.group(2))) {
                return Optional.of(lack.group(1));
            }
        }
        return NO_PROGRAM
                .matcher(stackTrace)
                .results()
                .map(program -> program.group(1))
                .filter(tools::contains)
                .findFirst()
                .map(tool -> "a check needs " + tool);
    }
}
