package org.heddle.cli.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.heddle.cosim.tool.MissingJUnitException;

/** JUnit on the test class path of a project of the user's own, which Heddle's artefacts do not bring. */
final class JUnitOfProject {
    private static final String CLASS = "org/junit/jupiter/api/Test.class";

    private JUnitOfProject() {}

    /**
     * Requires JUnit among the jars and folders that tests need.
     *
     * @param project folder of its POM
     * @throws MissingJUnitException if none has it
     */
    static void require(List<Path> dependencies, Path project) throws IOException {
        for (Path dependency : dependencies) {
            if (isIn(dependency)) {
                return;
            }
        }
        throw missing(project);
    }

    /**
     * Requires that it is not JUnit that a compiler did not find.
     *
     * @param errors lines of the compiler
     * @throws MissingJUnitException if it is
     */
    static void requireBehind(List<String> errors, Path project) {
        if (errors.stream().anyMatch(line -> line.contains("package org.junit.") && line.contains("does not exist"))) {
            throw missing(project);
        }
    }

    private static boolean isIn(Path dependency) throws IOException {
        if (Files.isDirectory(dependency)) {
            return Files.exists(dependency.resolve(CLASS));
        }
        if (!dependency.toString().endsWith(".jar")) {
            return false;
        }
        try (ZipFile jar = new ZipFile(dependency.toFile())) {
            return jar.getEntry(CLASS) != null;
        }
    }

    private static MissingJUnitException missing(Path project) {
        return new MissingJUnitException("the test run", "on the test class path of " + project.resolve("pom.xml"));
    }
}
