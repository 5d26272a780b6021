package org.heddle.experiment.mutate;

import java.nio.file.Path;
import java.util.List;

/**
 * Compiled tests that stay as they are, whatever happens to the working tree.
 *
 * @param folder for what a campaign keeps about this state of the sources
 * @param classPath of the tests
 * @param testClasses the folder of it that holds the classes of tests
 * @param runIn the folder that tests take for the current one
 */
public record TestInstallation(Path folder, List<Path> classPath, Path testClasses, Path runIn) {
    public TestInstallation {
        classPath = List.copyOf(classPath);
    }
}
