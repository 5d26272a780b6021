package org.heddle.verify.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Findings about designs, for editors and code hosts. */
class FindingsTest {
    @TempDir
    private Path project;

    /** Sets one output twice. */
    private static final class Twice extends Component {
        Twice() {
            UInt level = out(uint(4));
            level.set(1);
            level.set(2);
        }
    }

    /** Compares with a number that every value reaches. */
    private static final class Allowing extends Component {
        Allowing() {
            UInt given = in(uint(4));
            allow(Code.CONSTANT_RESULT, "the least value is a parameter");
            out("reached", bool()).set(given.ge(0));
        }
    }

    @BeforeEach
    void writeSources() throws IOException {
        for (String file : List.of(
                "src/test/java/a/FindingsTest.java", "src/main/java/a/Same.java", "src/main/java/b/Same.java")) {
            Files.createDirectories(project.resolve(file).getParent());
            Files.createFile(project.resolve(file));
        }
    }

    private static List<Finding> ofTwice() {
        ElaborationException refused =
                catchThrowableOfType(ElaborationException.class, () -> Heddle.elaborate(Twice::new));
        return refused.diagnostics().stream().map(Finding::of).toList();
    }

    @Test
    void aBrokenRuleIsALineThatEditorsLink() {
        List<String> lines = CompilerLines.of(ofTwice().get(0), SourceFiles.of(project));
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0))
                .matches("src/test/java/a/FindingsTest\\.java:\\d+: error: \\[HDL010] \"level\" is set again, .*");
        assertThat(lines.get(1)).matches("src/test/java/a/FindingsTest\\.java:\\d+: note: see here");
    }

    @Test
    void aLineOfAToolStandsAtTheJavaLineThatItNames() {
        SourceFiles files = SourceFiles.of(project);
        assertThat(CompilerLines.of(Finding.of("yosys", "Warning: loop at Gone.java:7 (Gone.v:30)"), files))
                .containsExactly("Gone.java:7: warning: [yosys] Warning: loop at Gone.java:7 (Gone.v:30)");
        assertThat(CompilerLines.of(Finding.of("yosys", "two are called Same.java:3"), files))
                .as("which of two files is meant is not known")
                .containsExactly("Same.java:3: warning: [yosys] two are called Same.java:3");
        assertThat(CompilerLines.of(Finding.of("yosys", "no place"), files))
                .containsExactly("warning: [yosys] no place");
    }

    @Test
    void sarifHasRulesResultsPlacesAndReasons() {
        List<Finding> allowed = Heddle.elaborate(Allowing::new).waivers().stream()
                .map(Finding::of)
                .toList();
        List<Finding> all = new java.util.ArrayList<>(ofTwice());
        all.addAll(allowed);
        JsonNode log = JsonMapper.shared().readTree(Sarif.of(all, SourceFiles.of(project), "1.2.3"));
        assertThat(log.get("version").asString()).isEqualTo("2.1.0");
        JsonNode run = log.get("runs").get(0);
        JsonNode driver = run.get("tool").get("driver");
        assertThat(driver.get("name").asString()).isEqualTo("Heddle");
        assertThat(driver.get("rules").get(0).get("id").asString()).isEqualTo("HDL010");
        assertThat(driver.get("rules")
                        .get(1)
                        .get("shortDescription")
                        .get("text")
                        .asString())
                .isEqualTo(Code.CONSTANT_RESULT.rule());
        JsonNode error = run.get("results").get(0);
        assertThat(error.get("level").asString()).isEqualTo("error");
        JsonNode place = error.get("locations").get(0).get("physicalLocation");
        assertThat(place.get("artifactLocation").get("uri").asString()).isEqualTo("src/test/java/a/FindingsTest.java");
        assertThat(place.get("region").get("startLine").asInt()).isPositive();
        assertThat(error.get("relatedLocations").size()).isEqualTo(1);
        assertThat(error.has("suppressions")).isFalse();
        JsonNode note = run.get("results").get(1);
        assertThat(note.get("level").asString()).isEqualTo("note");
        assertThat(note.get("suppressions").get(0).get("justification").asString())
                .contains("the least value is a parameter");
    }
}
