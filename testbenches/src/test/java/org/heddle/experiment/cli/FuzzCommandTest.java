package org.heddle.experiment.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
