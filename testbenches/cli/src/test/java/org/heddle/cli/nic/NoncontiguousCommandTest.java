package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code ./heddle noncontiguous}: its options, and one transfer. */
class NoncontiguousCommandTest {
    private static Answer answer(String words) {
        return Answer.to(("noncontiguous " + words.trim()).split(" +"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--blocks 3 --block-bytes 8 | --method",
                "--method umr-writ --blocks 3 --block-bytes 8 | Did you mean 'umr-write'",
                "--method copy --blocks 65537 --block-bytes 1 | --blocks=65537",
                "--method copy --blocks 0 --block-bytes 1 | --blocks=0",
                "--method copy --blocks 3 --block-bytes 8 --receive-block-bytes 7 | 24",
                "--method copy --blocks 3 --block-bytes 8 --receive-blocks 5 | 24",
                "--method copy --blocks 3 --block-bytes 8 --receive-blocks 0 | --receive-block",
                "--method copy --blocks 3 --block-bytes 8 --variant many | --variant is for sg-write",
                "--method sg-write --blocks 3 --block-bytes 8 --variant all | 'all'",
                "--method copy --blocks 3 --block-bytes 8 --gap -1 | --gap=-1",
                "--method copy --blocks 3 --block-bytes 8 --mtu 1000 | mtu=1000",
                "--method copy --blocks 3 --block-bytes 8 --lose ack | --lose",
                "--method copy --blocks 3 --block-bytes 8 --faults lose:2 | of which there are 1",
                "--method copy --blocks 3 --block-bytes 8 --configuration best | 'best'",
                "--method copy --blocks 3 --block-bytes 8 --constant mtu=x | mtu",
            })
    void whatCannotBeIsRefusedBeforeAnythingRuns(String options, String text) {
        Answer answer = answer(options);
        assertThat(answer.status()).as(options).isEqualTo(2);
        assertThat(answer.err()).contains(text.trim());
    }

    @Test
    void constantsAreListedWithTheirReasons() {
        Answer answer =
                answer("--method copy --blocks 1 --block-bytes 1 --list-constants --constant linkMegahertz=801");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("coreMegahertz", "801", "fitted", "given", "assumed");
    }

    @Tag("slow")
    @Test
    void oneTransferIsPrintedAndWritten(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("result.json");
        Answer answer = answer("--method umr-write --block-bytes 64 --blocks 12 --receive-blocks 3"
                + " --configuration published --json " + file);
        assertThat(answer.err()).isEmpty();
        assertThat(answer.status()).isZero();
        assertThat(Files.readString(file)).isEqualTo(answer.out());
        JsonNode result = JsonMapper.shared().readTree(answer.out());
        assertThat(result.propertyNames())
                .containsExactly(
                        "method",
                        "configuration",
                        "bytes",
                        "cycles",
                        "microseconds",
                        "megabytesPerSecond",
                        "workRequests",
                        "packets",
                        "retransmissions",
                        "copiedBytes",
                        "entriesWalked",
                        "verified",
                        "destinationSha256");
        assertThat(result.get("verified").asBoolean()).isTrue();
        assertThat(result.get("bytes").asLong()).isEqualTo(768);
        assertThat(result.get("packets").asLong()).isEqualTo(1);
    }
}
