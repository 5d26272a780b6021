package org.heddle.cosim.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The line that repeats a test is one for the project that the test stands in. */
class BuildToolTest {
    private static final String TEST = "com.acme.UartTest$Nested#sends";

    @TempDir
    private Path folder;

    private String lineWith(String file) throws IOException {
        Files.writeString(folder.resolve(file), "");
        return BuildTool.around(Files.createDirectories(folder.resolve("target")))
                .testOf(TEST);
    }

    @Test
    void aMavenProjectRepeatsItByMaven() throws IOException {
        assertThat(lineWith("pom.xml")).isEqualTo("mvn test '-Dtest=com.acme.UartTest$Nested#sends'");
    }

    @Test
    void aGradleProjectRepeatsItByGradle() throws IOException {
        assertThat(lineWith("build.gradle.kts")).isEqualTo("gradle test --tests 'com.acme.UartTest$Nested.sends'");
    }

    @Test
    void heddleItselfHasAScript() throws IOException {
        Files.createDirectories(folder.resolve("hdl-dsl"));
        Files.writeString(folder.resolve("pom.xml"), "");
        assertThat(lineWith("heddle")).isEqualTo("./heddle test 'com.acme.UartTest$Nested#sends'");
        assertThat(BuildTool.around(Path.of(""))).isEqualTo(BuildTool.HEDDLE);
    }
}
