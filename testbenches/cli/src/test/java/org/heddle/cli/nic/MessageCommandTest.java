package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MessageCommandTest {
    @TempDir
    private Path place;

    @Test
    void aMessageIsSentVerifiedAndItsCostToldForBothSides() {
        Path timeline = place.resolve("message.json");
        Answer answer = Answer.to(
                "message", "--rows", "20", "--doubles", "2", "--columns", "256", "--timeline", timeline.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out())
                .contains("sender", "receiver", "stride m=20 n=2 z=256, 320 bytes", "every byte verified")
                .containsPattern("\n0     Prefetch Unit +[1-9]")
                .containsPattern("\n1     Write Unit +[1-9]");
        assertThat(timeline).content().contains("send to 1, 320 bytes");
    }

    @Test
    void aMatrixThatThePaperDoesNotHaveIsRefused() {
        Answer answer = Answer.to("message", "--rows", "5000");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("m must be 1 to 4096");
    }
}
