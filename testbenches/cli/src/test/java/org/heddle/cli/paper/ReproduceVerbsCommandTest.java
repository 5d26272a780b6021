package org.heddle.cli.paper;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cli.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ./heddle reproduce verbs}: its options; the measurements are tested where they are made. */
class ReproduceVerbsCommandTest {
    @Test
    void constantsAreListedWithTheirSources() {
        Answer answer = Answer.to("reproduce", "verbs", "--list-constants", "--constant", "memoryReadCycles=77");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("cableCycles", "memoryReadCycles", "77", "memoryWriteCycles", "given");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--configuration pubished | Did you mean 'published'?",
                "--constant cableCycles=1 | --constant cableCycles=N takes 3 to 10000",
                "--constant memory=1 | no constant is called 'memory'",
                "--out /proc/verbs | /proc/verbs"
            })
    void whatCannotBeIsRefusedBeforeAnythingRuns(String options, String text) {
        Answer answer = Answer.to(("reproduce verbs " + options.trim()).split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(text.trim());
    }
}
