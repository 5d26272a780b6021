package org.heddle.cli.paper;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cli.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ./heddle reproduce noncontiguous}: its options; the measurements are tested where they are made. */
class ReproduceNoncontiguousCommandTest {
    @Test
    void constantsAreListedWithTheirSources() {
        Answer answer = Answer.to("reproduce", "noncontiguous", "--list-constants", "--constant", "copyPerBlock=7.5");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("receiveOverhead", "7.5", "copyPerByteBeyondCache", "fitted");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--configuration pubished | Did you mean 'published'?",
                "--experiment table5 | Did you mean 'table4'?",
                "--experiment fft --blocks 24 | powers of two",
                "--experiment fft --blocks 2048 | --blocks=2048",
                "--experiment fft --methods copy | --experiment fft has no use for --methods: leave out --methods",
                "--experiment fft --block-bytes 64 | leave out --block-bytes",
                "--experiment create --methods umr-write | leave out --methods",
                "--experiment create,walker --block-bytes 8 | --experiment create,walker has no use for --block-bytes",
                "--experiment walker --methods umr-write | leave out --methods",
                "--experiment face --block-bytes 64 | leave out --block-bytes",
                "--experiment face,fft --methods copy --blocks 24 | powers of two",
                "--experiment walk | Did you mean 'walker'?",
                "--methods copy,sgr | Did you mean 'sgrs'?",
                "--blocks 0 | --blocks=0",
                "--blocks 65537 | --blocks=65537",
                "--block-bytes 0 | --block-bytes=0",
                "--experiment asymmetric --blocks 6 | as many bytes",
                "--constant cableCycles=1 | --constant cableCycles=N takes 3 to 10000",
                "--constant sgeInterval=-1 | --constant sgeInterval=X takes 0 to 100",
                "--write-chooser --blocks 16 | leave out --blocks",
                "--write-chooser --constant linkMegahertz=800 | leave out --constant",
                "--out /proc/verbs | /proc/verbs"
            })
    void whatCannotBeIsRefusedBeforeAnythingRuns(String options, String text) {
        Answer answer = Answer.to(("reproduce noncontiguous " + options.trim()).split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(text.trim());
    }
}
