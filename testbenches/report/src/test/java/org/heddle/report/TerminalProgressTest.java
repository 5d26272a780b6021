package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TerminalProgressTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private long nanos;

    @Test
    void onATerminalTheBarIsDrawnOverAndReplacedByTheResult() {
        TerminalProgress progress = display(true);
        progress.start("job", 200);
        nanos += 2_000_000_000;
        progress.done(100);
        progress.finish("fine");
        assertThat(text())
                .isEqualTo("\r\u001b[Kjob  [........................]   0 %  0 s"
                        + "\r\u001b[Kjob  [############............]  50 %  2 s"
                        + "\r\u001b[Kjob  fine\n");
    }

    @Test
    void theTerminalIsDrawnAtMostTenTimesASecond() {
        TerminalProgress progress = display(true);
        progress.start("job", 1_000);
        for (int i = 1; i <= 1_000; i++) {
            nanos += 1_000_000;
            progress.done(i);
        }
        assertThat(text().split("\r", -1)).hasSize(1 + 11);
    }

    @Test
    void elsewhereThereIsOneLineForEachFinishedJob() {
        TerminalProgress progress = display(false);
        progress.start("job", 2);
        nanos += 5_000_000_000L;
        progress.done(1);
        assertThat(text()).isEmpty();
        progress.finish("fine");
        assertThat(text()).isEqualTo("job  fine\n");
    }

    private TerminalProgress display(boolean interactive) {
        return new TerminalProgress(new PrintStream(bytes, true, StandardCharsets.UTF_8), interactive, () -> nanos);
    }

    private String text() {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
