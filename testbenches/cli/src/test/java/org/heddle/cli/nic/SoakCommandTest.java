package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SoakCommandTest {
    @Test
    void theLastLineCountsCommandsAndMismatchesAndNamesTheSeed() {
        Answer answer = Answer.to("soak", "dimmnet2", "--count", "60", "--seed", "5");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).startsWith("Seed: 5").contains("receive statuses", "hosts that pause", "cycles");
        assertThat(answer.out()).endsWith("Commands: 60, Mismatches: 0, Seed: 5" + System.lineSeparator());
    }

    @Test
    void moreThanTwoNodesAreJoinedByASwitch() {
        Answer answer = Answer.to("soak", "dimmnet2", "--count", "60", "--seed", "5", "--nodes", "4");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).endsWith("Commands: 60, Mismatches: 0, Seed: 5" + System.lineSeparator());
    }

    @Test
    void pairsOfFloatsAreCountedForEveryOperationAndFormat() {
        Answer answer = Answer.to("soak", "float", "--count", "5000", "--seed", "5");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).startsWith("Seed: 5").contains("double sum", "float minimum location");
        assertThat(answer.out())
                .endsWith("Pairs: 80000 (5000 for each of 16 operations), Mismatches: 0, Seed: 5"
                        + System.lineSeparator());
    }

    @Test
    void fewRequestsOfVerbsAreComparedWithAPlan() {
        assertVerbsAgree(200);
    }

    /** Two nodes with faults, two without, and four around a switch are among these seeds. */
    @Tag("whole")
    @Test
    void requestsOfVerbsAreComparedWithAPlan() {
        assertVerbsAgree(700);
    }

    @Test
    void theShareOfVerbsEpisodesWithFaultsIsTheOneAskedFor() {
        assertThat(verbsWithFaults("none").out()).doesNotContain("faults, ").contains("Faults: 0, Mismatches: 0");
        assertThat(verbsWithFaults("all").out()).contains("faults, ", "Mismatches: 0");
        Answer unknown = verbsWithFaults("al");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("no share is called 'al'. Did you mean 'all'?");
    }

    private static Answer verbsWithFaults(String share) {
        return Answer.to("soak", "verbs", "--count", "100", "--seed", "6", "--faults", share);
    }

    private static void assertVerbsAgree(int count) {
        Answer answer = Answer.to("soak", "verbs", "--count", String.valueOf(count), "--seed", "5");
        assertThat(answer.out()).doesNotContain("MISMATCH");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).startsWith("Seed: 5").contains("rdma_write_with_imm", "wrong requests", "faults");
        assertThat(answer.out()).containsPattern("Requests: \\d+, .*Mismatches: 0, Seed: 5");
        assertThat(Answer.to("soak", "verbs", "--count", "0").err()).contains("a count is at least 1: --count=0");
    }

    @Test
    void wordsThatAreNotUnderstoodAreAnswered() {
        assertThat(Answer.to("soak", "dimmnet").err()).contains("Did you mean 'dimmnet2'?");
        assertThat(Answer.to("soak", "float", "--count", "0").err()).contains("a count is at least 1: --count=0");
        assertThat(Answer.to("soak", "dimmnet2", "--count", "0").err()).contains("a count is at least 1: --count=0");
        assertThat(Answer.to("soak", "dimmnet2", "--nodes", "17").err())
                .contains("2 to 16 nodes talk to each other: --nodes=17");
        Answer configuration = Answer.to("soak", "dimmnet2", "--configuration", "pubished");
        assertThat(configuration.status()).isEqualTo(2);
        assertThat(configuration.err()).contains("Did you mean 'published'?");
    }

    @Test
    void itsHelpSaysWhatIsComparedAndHowItEnds() {
        assertThat(Answer.to("soak", "dimmnet2", "--help").out())
                .contains("Each status is compared", "Exit status: 0 no mismatch");
        assertThat(Answer.to("soak", "float", "--help").out())
                .contains("bit for bit, flags too", "Exit status: 0 no mismatch");
        assertThat(Answer.to("soak", "--help").out()).contains("dimmnet2", "float", "Exit status: 0 no mismatch");
    }
}
