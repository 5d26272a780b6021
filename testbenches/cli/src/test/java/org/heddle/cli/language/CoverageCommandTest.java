package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cli.Answer;
import org.junit.jupiter.api.Test;

class CoverageCommandTest {
    @Test
    void itsHelpNamesWhatItWritesAndHowItEnds() {
        Answer answer = Answer.to("coverage", "--help");
        assertThat(answer.status()).isZero();
        assertThat(answer.out())
                .contains("DIR/index.html")
                .contains("Exit status")
                .contains("--out");
    }

    @Test
    void aMistypedTestIsAnsweredAsByTest() {
        Answer answer = Answer.to("coverage", "PacketStorTest");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("PacketStoreTest");
    }

    @Test
    void anEngineThatIsNoneIsRefused() {
        Answer answer = Answer.to("coverage", "PacketStoreTest", "--engine", "vcs");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("--engine").contains("vcs").contains("verilator");
    }
}
