package org.heddle.experiment.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SoakCommandTest {
    @Test
    void theLastLineCountsCommandsAndMismatchesAndNamesTheSeed() {
        Answer answer = Answer.to("soak", "dimmnet2", "--count", "60", "--seed", "5");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).startsWith("Seed: 5").contains("receive statuses", "hosts that pause", "cycles");
        assertThat(answer.out()).endsWith("Commands: 60, Mismatches: 0, Seed: 5" + System.lineSeparator());
    }

    @Test
    void wordsThatAreNotUnderstoodAreAnswered() {
        assertThat(Answer.to("soak", "dimmnet").err()).contains("Did you mean 'dimmnet2'?");
        assertThat(Answer.to("soak", "dimmnet2", "--count", "0").err()).contains("a count is at least 1: --count=0");
        Answer configuration = Answer.to("soak", "dimmnet2", "--configuration", "pubished");
        assertThat(configuration.status()).isEqualTo(2);
        assertThat(configuration.err()).contains("Did you mean 'published'?");
    }

    @Test
    void itsHelpSaysWhatIsComparedAndHowItEnds() {
        assertThat(Answer.to("soak", "--help").out()).contains("Each status is compared", "Exit status: 0 no mismatch");
    }
}
