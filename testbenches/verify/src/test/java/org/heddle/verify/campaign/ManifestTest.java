package org.heddle.verify.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ManifestTest {
    private static final String DESIGN = "0123456789abcdef".repeat(4);
    private static final List<String> VERBS = List.of("soak", "fuzz");
    private static final String GOOD = "{\"job\":\"a\",\"command\":[\"soak\",\"verbs\"],\"design\":\"" + DESIGN
            + "\",\"configuration\":null,\"program\":\"soak verbs\",\"seed\":7,\"limitSeconds\":60}";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("jobs.jsonl");
    }

    @Test
    void aManifestIsReadAsItWasWritten() throws IOException {
        CampaignJob job = new CampaignJob("a", List.of("soak", "verbs"), DESIGN, null, "soak verbs", 7L, 60);
        Manifest.write(file, List.of(job));
        assertThat(Files.readString(file)).isEqualTo(GOOD + "\n");
        assertThat(Manifest.read(file, VERBS).jobs()).containsExactly(job);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"job\":|{|key \"job\" cannot be read|mend the line",
                "{\"job\":\"a\",|{\"job\":\"a\",\"job\":\"b\",|key \"job\" cannot be read|each key once",
                "\"job\":\"a\"|\"job\":\"../a\"|key \"job\" is \"../a\"|give it such a name",
                "\"job\":\"a\"|\"job\":7|key \"job\" is 7|letters, digits",
                "[\"soak\",\"verbs\"]|[\"rm\",\"-rf\"]|key \"command\" begins with \"rm\"|no shell",
                "[\"soak\",\"verbs\"]|[\"sok\"]|key \"command\" begins with \"sok\"|Did you mean 'soak'?",
                "[\"soak\",\"verbs\"]|\"soak verbs\"|key \"command\" is \"soak verbs\"|a list of words",
                "[\"soak\",\"verbs\"]|[]|key \"command\" is []|a list of words",
                "[\"soak\",\"verbs\"]|[\"soak\",7]|key \"command\" is [\"soak\",7]|a list of words",
                "0123456789abcdef|xyz|key \"design\" is|64 hexadecimal digits",
                "\"configuration\":null|\"configuration\":1|key \"configuration\" is 1|a text or null",
                "\"seed\":7|\"seed\":1.5|key \"seed\" is 1.5|whole number of 64 bits",
                "\"seed\":7|\"seed\":99999999999999999999|key \"seed\" is 9999|whole number of 64 bits",
                "\"limitSeconds\":60|\"limitSeconds\":0|key \"limitSeconds\" is 0|1 to 604800 seconds",
                "\"limitSeconds\":60|\"limitSecond\":60|key \"limitSecond\" is unknown|Did you mean 'limitSeconds'?",
                "\"seed\":7,|''|key \"seed\" is missing|null where none applies",
            })
    void aMistakeNamesFileLineKeyRuleAndMend(String part, String wrong, String found, String mend) throws IOException {
        Files.writeString(
                file,
                GOOD + "\n" + GOOD.replace("\"a\"", "\"b\"").replace(part.replace("\"a\"", "\"b\""), wrong) + "\n");
        assertThatThrownBy(() -> Manifest.read(file, VERBS))
                .isInstanceOf(ManifestException.class)
                .hasMessageContaining(file + ":2: " + found)
                .hasMessageContaining(mend);
    }

    @Test
    void allMistakesAreToldTogether() throws IOException {
        Files.writeString(file, GOOD + "\n\n[]\n" + GOOD + "\n{}\n");
        ManifestException wrong = catchThrowableOfType(ManifestException.class, () -> Manifest.read(file, VERBS));
        assertThat(wrong.mistakes())
                .hasSize(9)
                .anySatisfy(line -> assertThat(line).startsWith(file + ":3: key \"job\" is not there"))
                .anySatisfy(line -> assertThat(line).startsWith(file + ":4: key \"job\" is a as on line 1"));
    }

    @Test
    void aManifestWithoutJobsIsRefused() throws IOException {
        Files.writeString(file, "\n");
        assertThatThrownBy(() -> Manifest.read(file, VERBS)).hasMessageContaining("a campaign has at least one job");
    }

    @Test
    void aJobOfAnotherDesignIsRefused() throws IOException {
        Files.writeString(file, GOOD + "\n");
        Manifest manifest = Manifest.read(file, VERBS);
        manifest.requireDesign(DESIGN);
        assertThatThrownBy(() -> manifest.requireDesign("f".repeat(64)))
                .isInstanceOf(ManifestException.class)
                .hasMessageContaining(file + ":1: key \"design\" is " + DESIGN)
                .hasMessageContaining("run job a with the sources that it was planned for");
    }
}
