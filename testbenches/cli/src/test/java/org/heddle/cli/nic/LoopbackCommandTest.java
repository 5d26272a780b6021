package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LoopbackCommandTest {
    @Test
    @Tag("slow")
    void aMessageIsMeasuredAndATooLongOneRefused() {
        Answer answer = Answer.to("loopback", "--words", "32");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).containsPattern("32 words: \\d+ cycles to the own node, \\d+ to the other");
        Answer refused = Answer.to("loopback", "--words", "33");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("a message has 4 to 32 words: --words=33");
    }
}
