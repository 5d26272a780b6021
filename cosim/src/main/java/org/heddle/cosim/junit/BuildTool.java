package org.heddle.cosim.junit;

import java.nio.file.Files;
import java.nio.file.Path;

/** The tool that a project's tests are run with, as far as a line that repeats one must know it. */
enum BuildTool {
    /** Heddle's own script, at the root of its repository. */
    HEDDLE("./heddle test '%s'"),
    /** Maven, in the folder of the module. */
    MAVEN("mvn test '-Dtest=%s'"),
    /** Gradle, in the folder of the project; its build script hands properties on to the tests. */
    GRADLE("gradle test --tests '%s'");

    private final String line;

    BuildTool(String line) {
        this.line = line;
    }

    /** Returns the tool of the project that a folder stands in; Maven where nothing tells. */
    static BuildTool around(Path here) {
        for (Path folder = here.toAbsolutePath().normalize(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("heddle")) && Files.isDirectory(folder.resolve("hdl-dsl"))) {
                return HEDDLE;
            }
        }
        for (Path folder = here.toAbsolutePath().normalize(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("pom.xml"))) {
                return MAVEN;
            }
            if (Files.isRegularFile(folder.resolve("build.gradle"))
                    || Files.isRegularFile(folder.resolve("build.gradle.kts"))) {
                return GRADLE;
            }
        }
        return MAVEN;
    }

    /**
     * Returns the line that runs one test.
     *
     * @param test class and method, with # between them
     */
    String testOf(String test) {
        return String.format(line, this == GRADLE ? test.replace('#', '.') : test);
    }
}
