package org.heddle.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.heddle.mpi.offload.OffloadSettings;

/**
 * A Java program that all ranks run.
 *
 * @param classPath folders and jars of its classes, the binding's among them
 * @param main its main class, with its package
 * @param arguments of the program
 * @param prefix whether each line of its output begins with the rank
 * @param offload how its collective operations are offloaded, or empty if software does them
 */
public record Program(
        List<Path> classPath, String main, List<String> arguments, boolean prefix, Optional<OffloadSettings> offload) {
    /** Copies the lists. */
    public Program {
        classPath = List.copyOf(classPath);
        arguments = List.copyOf(arguments);
    }

    /** A program whose collective operations software does. */
    public Program(List<Path> classPath, String main, List<String> arguments, boolean prefix) {
        this(classPath, main, arguments, prefix, Optional.empty());
    }
}
