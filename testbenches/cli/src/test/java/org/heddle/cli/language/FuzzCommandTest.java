package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class FuzzCommandTest {
    @TempDir
    private Path place;

    @Test
    void theLastLineCountsCircuitsAndDifferencesAndNamesTheSeed() {
        Answer answer = Answer.to("fuzz", "--seed", "5", "--circuits", "3", "--out", place.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).startsWith("Seed: 5").contains("operator", "statement or part", "type");
        assertThat(answer.out()).endsWith("Circuits: 3, Differences: 0, Seed: 5" + System.lineSeparator());
    }

    @Test
    void aCountOfNothingIsRefused() {
        Answer answer = Answer.to("fuzz", "--circuits", "0");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("a count at least 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "-Infinity", "0", "-1", "1e300"})
    void minutesAreANumberThatPasses(String minutes) {
        Answer answer = Answer.to("fuzz", "--minutes", minutes, "--out", place.toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("minutes are more than 0 and at most");
    }

    @Test
    void aRunThatComparedNothingIsNoSuccess() {
        Answer answer = Answer.to("fuzz", "--minutes", "0.0000001", "--out", place.toString());
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out()).contains("Nothing was compared", "Circuits: 0");
    }

    @Test
    void aSeedIsReadInHexadecimalToo() {
        Answer answer = Answer.to(
                "fuzz", "--seed", "0x5", "--circuits", "1", "--engines", "jvm,interpreter", "--out", place.toString());
        assertThat(answer.out()).startsWith("Seed: 5");
    }

    @Test
    void enginesAreChosenByTheirWords() {
        Answer answer = Answer.to(
                "fuzz", "--seed", "5", "--circuits", "40", "--engines", "jvm,interpreter", "--out", place.toString());
        assertThat(answer.status()).as(answer.out()).isZero();
        Answer unknown = Answer.to("fuzz", "--circuits", "1", "--engines", "jwm");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("there is no engine \"jwm\": take some of jvm,verilator,icarus,yosys");
    }
}
