package org.heddle.verify.mutate;

import java.nio.file.Path;
import java.util.List;

/**
 * Compiled tests that stay as they are, whatever happens to the working tree.
 *
 * @param folder for what a campaign keeps about this state of the sources
 * @param classPath of the tests
 * @param testClasses the folders of it that hold classes of tests
 * @param runIn the folder that tests take for the current one
 * @param isOwnProject whether they are those of a project elsewhere: each of its tests counts, and none of the catalogue's proofs
 */
public record TestInstallation(
        Path folder, List<Path> classPath, List<Path> testClasses, Path runIn, boolean isOwnProject) {
    /** Copies the lists. */
    public TestInstallation {
        classPath = List.copyOf(classPath);
        testClasses = List.copyOf(testClasses);
    }
}
