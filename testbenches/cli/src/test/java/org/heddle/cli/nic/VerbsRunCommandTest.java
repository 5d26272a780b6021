package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code ./heddle verbs}: every byte goes through the hardware, and its outcome is the reference model's. */
@Tag("slow")
class VerbsRunCommandTest {
    @TempDir
    private Path folder;

    private static Answer verbs(String words) {
        List<String> all = new ArrayList<>(List.of("verbs"));
        all.addAll(Arrays.asList(words.trim().split(" +")));
        return Answer.to(all.toArray(String[]::new));
    }

    private static JsonNode verified(String words) {
        Answer answer = verbs(words + " --configuration published");
        assertThat(answer.err()).as(words).isEmpty();
        assertThat(answer.status()).as(words).isZero();
        JsonNode result = JsonMapper.shared().readTree(answer.out());
        assertThat(result.get("verified").asBoolean()).isTrue();
        assertThat(result.get("configuration").asString()).isEqualTo("published");
        return result;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--op write --bytes 5000 --sge 7 --count 3 --mtu 512",
                "--op write-imm --bytes 0 --count 2",
                "--op read --bytes 4097 --sge 30 --mtu 4096",
                "--op send --bytes 3001 --sge 4 --receive-sge 9 --count 5 --queue-pairs 2 --mtu 256",
                "--op send-imm --bytes 64 --inline --immediate 0xFFFFFFFF --count 2",
                "--op fetch-add --count 9 --add=-3 --initial 2 --queue-pairs 3",
                "--op cas --count 3 --compare 0 --swap 7"
            })
    void everyOperationMovesWhatItShould(String words) {
        JsonNode result = verified(words);
        assertThat(result.get("requesterState").asString()).isEqualTo("RTS");
        assertThat(result.get("requesterStatuses").propertyNames()).containsExactly("SUCCESS");
        assertThat(result.get("retransmissions").asLong()).isZero();
    }

    @Test
    void theResultHasExactlyItsKeysAndIsWrittenAsItIsPrinted() throws Exception {
        Path file = folder.resolve("new/result.json");
        JsonNode result = verified("--op write-imm --bytes 3000 --mtu 1024 --json " + file);
        assertThat(result.propertyNames())
                .containsExactly(
                        "operation",
                        "configuration",
                        "bytes",
                        "count",
                        "cycles",
                        "microseconds",
                        "megabytesPerSecond",
                        "packets",
                        "retransmissions",
                        "rnrNaks",
                        "firstPacketCycles",
                        "requesterStatuses",
                        "responderStatuses",
                        "requesterState",
                        "responderState",
                        "events",
                        "refusedPost",
                        "immediates",
                        "originals",
                        "finalWord",
                        "verified",
                        "destinationSha256");
        assertThat(JsonMapper.shared().readTree(Files.readString(file))).isEqualTo(result);
        assertThat(result.get("packets").asLong()).isEqualTo(3);
        assertThat(result.get("immediates").get(0).asLong()).isEqualTo(0x01020304);
        assertThat(result.get("refusedPost").isNull()).isTrue();
        assertThat(result.get("finalWord").isNull()).isTrue();
        assertThat(result.get("microseconds").asDouble())
                .isEqualTo(result.get("cycles").asLong() / 100.0);
    }

    @Test
    void atomicsTellTheirOriginalsAndTheLastWord() {
        JsonNode result = verified("--op fetch-add --count 3 --add 5 --initial 0x10");
        assertThat(result.get("originals").toString())
                .isEqualTo("[\"0000000000000010\",\"0000000000000015\",\"000000000000001a\"]");
        assertThat(result.get("finalWord").asString()).isEqualTo("000000000000001f");
    }

    @Test
    void lostPacketsAndAcknowledgementsAreSentAgain() {
        JsonNode result =
                verified("--op write --bytes 3000 --mtu 256 --count 2 --timeout 5 --lose packet:0,packet:9,ack:3");
        assertThat(result.get("retransmissions").asLong()).isPositive();
        assertThat(result.get("firstPacketCycles")).hasSize(2);
        assertThat(result.get("packets").asLong()).isEqualTo(24);
    }

    @Test
    void faultsAtTheRelayAndOnTheCablesChangeNothingButTheTime() {
        JsonNode result = verified("--op send --bytes 3000 --mtu 256 --count 5 --timeout 5 --seed 3"
                + " --faults lose:1,repeat:2,exchange:2,delay:2,drop:2,duplicate:1,reorder:1,corrupt:2,truncate:1");
        assertThat(result.get("retransmissions").asLong()).isPositive();
        JsonNode read = verified("--op read --bytes 3000 --mtu 256 --timeout 5 --faults lose:2,drop:1,repeat:1");
        assertThat(read.get("retransmissions").asLong()).isPositive();
        assertThat(read.get("packets").asLong()).isEqualTo(12);
    }

    @Test
    void aSenderWaitsForReceivesAsLongAsItsRetriesLast() {
        JsonNode late = verified("--op send --receive-after 20000 --rnr-timer 5");
        assertThat(late.get("requesterStatuses").get("SUCCESS").asInt()).isEqualTo(1);
        // Code 5 is 60 us.
        assertThat(late.get("rnrNaks").asLong()).isBetween(3L, 4L);
        JsonNode never = verified("--op send --receive-after never --rnr-retry 2 --rnr-timer 1 --count 2");
        assertThat(never.get("requesterStatuses").toString()).isEqualTo("{\"RNR_RETRY_EXC_ERR\":1,\"WR_FLUSH_ERR\":1}");
        assertThat(never.get("rnrNaks").asLong()).isEqualTo(3);
        assertThat(never.get("firstPacketCycles")).hasSize(3);
        assertThat(never.get("requesterState").asString()).isEqualTo("ERR");
    }

    @Test
    void errorsThatAreExpectedAreNoMistakes() {
        JsonNode small = verified("--op write --bytes 3000 --count 3 --remote-short 1");
        assertThat(small.get("requesterStatuses").get("REM_ACCESS_ERR").asInt()).isEqualTo(1);
        assertThat(small.get("events").get("QP_ACCESS_ERR").asInt()).isEqualTo(1);
        JsonNode silent = verified("--op write --lose packet:0,packet:1 --retry 1 --timeout 3");
        assertThat(silent.get("requesterStatuses").get("RETRY_EXC_ERR").asInt()).isEqualTo(1);
        JsonNode middle = verified("--op send --bytes 3000 --mtu 256 --lose packet:3 --retry 0 --timeout 3");
        assertThat(middle.get("requesterStatuses").get("RETRY_EXC_ERR").asInt()).isEqualTo(1);
    }

    @Test
    void postsThatAreRefusedAreToldByIndexAndErrno() {
        assertThat(verified("--op write --count 9 --depth 4 --no-poll")
                        .get("refusedPost")
                        .toString())
                .isEqualTo("{\"index\":4,\"errno\":\"ENOMEM\"}");
        assertThat(verified("--op read --inline").get("refusedPost").toString())
                .isEqualTo("{\"index\":0,\"errno\":\"EINVAL\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"write", "send", "fetch-add", "read"})
    void aCompletionQueueThatNobodyPollsOverruns(String operation) {
        JsonNode result = verified("--count 20 --cq-depth 4 --no-poll --op " + operation);
        assertThat(result.get("events").get("CQ_ERR").asInt()).isPositive();
        assertThat(result.get("requesterStatuses").toString()).isEqualTo("{\"SUCCESS\":4}");
        assertThat(result.get("requesterState").asString()).isEqualTo("ERR");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--op write --faults lose:9 | of which there are 1",
                "--op wriet | write",
                "--op send --receive-after never | never ends",
                "--op write --json /proc/no/such.json | /proc/no"
            })
    void whatCannotBeRunIsRefusedWithTheReason(String words, String reason) {
        Answer answer = verbs(words);
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(reason.trim());
        assertThat(answer.out()).isEmpty();
    }
}
