package org.heddle.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Programs on the path of this process. */
final class ProgramsOnPath {
    private ProgramsOnPath() {}

    /** Returns the file of a program; empty if no folder on the path has it. */
    static Optional<Path> find(String program) {
        return Stream.of(System.getenv("PATH").split(Pattern.quote(File.pathSeparator)))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
