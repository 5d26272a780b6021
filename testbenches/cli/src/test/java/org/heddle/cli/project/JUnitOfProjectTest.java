package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cli.shared.Home;
import org.heddle.cosim.tool.MissingJUnitException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project whose tests have no JUnit is told what to add. */
class JUnitOfProjectTest {
    @TempDir
    private Path project;

    private String sentence() {
        return "the test run needs JUnit 5, which is not on the test class path of " + project.resolve("pom.xml")
                + ": add the artefact org.junit.jupiter:junit-jupiter to the project, with the scope test";
    }

    @Test
    void ofAClassPathThatHasNone() {
        List<Path> all = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        List<Path> others = all.stream()
                .filter(entry -> !entry.getFileName().toString().startsWith("junit-jupiter-api"))
                .toList();
        assertThat(others).hasSizeLessThan(all.size());
        assertThatCode(() -> JUnitOfProject.require(all, project)).doesNotThrowAnyException();
        assertThatThrownBy(() -> JUnitOfProject.require(others, project))
                .isInstanceOf(MissingJUnitException.class)
                .hasMessage(sentence());
    }

    @Test
    void whatTheCompilerDoesNotFindIsTold() {
        List<String> errors = List.of("FifoTest.java:[3,29] package org.junit.jupiter.api does not exist");
        assertThatThrownBy(() -> JUnitOfProject.requireBehind(errors, project)).hasMessage(sentence());
        List<String> others = List.of("FifoTest.java:[3,29] package org.acme does not exist");
        assertThatCode(() -> JUnitOfProject.requireBehind(others, project)).doesNotThrowAnyException();
    }

    @Test
    @Tag("slow")
    void mutateTellsAProjectWithoutIt() throws Exception {
        Files.writeString(project.resolve("pom.xml"), """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>com.acme</groupId><artifactId>bare</artifactId><version>1</version>
                  <properties><maven.compiler.release>17</maven.compiler.release></properties>
                  <build><pluginManagement><plugins>
                    %s
                  </plugins></pluginManagement></build>
                </project>
                """.formatted(pluginsOfOurBuild()));
        Files.createDirectories(project.resolve(".mvn"));
        Files.writeString(project.resolve(".mvn/maven.config"), "-o\n");
        Path test = project.resolve("src/test/java/FifoTest.java");
        Files.createDirectories(test.getParent());
        Files.writeString(test, "class FifoTest { @org.junit.jupiter.api.Test void keepsOrder() {} }");
        assertThatThrownBy(() -> OwnTests.of(project, project.resolve("results")))
                .hasMessage(sentence());
        Files.writeString(test, "class FifoTest { void keepsOrder() {} }");
        assertThatThrownBy(() -> OwnTests.of(project, project.resolve("results")))
                .hasMessage(sentence());
    }

    /** Versions that a machine has which has built Heddle. */
    private static String pluginsOfOurBuild() throws Exception {
        String parent = Files.readString(Home.find().root().resolve("pom.xml"));
        StringBuilder plugins = new StringBuilder();
        for (String plugin : List.of("maven-resources-plugin", "maven-compiler-plugin")) {
            Matcher version = Pattern.compile("<artifactId>" + plugin + "</artifactId>\\s*<version>([0-9.]+)</version>")
                    .matcher(parent);
            assertThat(version.find()).as(plugin).isTrue();
            plugins.append("<plugin><artifactId>%s</artifactId><version>%s</version></plugin>"
                    .formatted(plugin, version.group(1)));
        }
        return plugins.toString();
    }
}
