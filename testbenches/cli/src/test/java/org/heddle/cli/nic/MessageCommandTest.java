package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cli.Answer;
import org.heddle.cosim.tool.Sha256;
import org.heddle.experiment.MessageWords;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MessageCommandTest {
    @TempDir
    private Path place;

    @Test
    @Tag("slow")
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

    /** Each choice and its reason stand in the result: 40 x 16 bytes by lists are two SENDs, and nothing is copied. */
    @Test
    @Tag("slow")
    void aMessageInBlocksTellsItsMethodAndTheReason() {
        Answer answer = Answer.to(
                "message",
                "--nic",
                "verbs",
                "--blocks",
                "40",
                "--block-bytes",
                "16",
                "--receive-block-bytes",
                "20",
                "--gap",
                "9",
                "--method",
                "sgrs");
        assertThat(answer.status()).isZero();
        assertThat(answer.out())
                .contains(
                        "\"bytes\" : 640",
                        "\"copiedBytes\" : 0",
                        "\"verified\" : true",
                        "\"method\" : \"sgrs\"",
                        "\"reason\" : \"forced\"");
        Answer chosen = Answer.to("message", "--nic", "verbs", "--blocks", "8", "--block-bytes", "100");
        assertThat(chosen.out()).contains("\"method\" : \"copy\"", "\"reason\" : \"eager, at most 4096 bytes\"");
    }

    @Test
    void aMatrixThatThePaperDoesNotHaveIsRefused() {
        Answer answer = Answer.to("message", "--rows", "5000");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("m must be 1 to 4096");
    }

    /** P01, P04: what anybody computes of the defaults: 8 bytes go SHORT, in 28; the word is splitmix64's first one. */
    @Test
    @Tag("slow")
    void aMessageOverRemoteWritesIsToldAsJson() throws IOException {
        Path file = place.resolve("result.json");
        Answer answer = Answer.to("message", "--nic", "mpc", "--bytes", "8", "--json", file.toString());
        assertThat(answer.status()).isZero();
        assertThat(file).content().isEqualTo(answer.out());
        assertThat(answer.out())
                .contains(
                        "\"bytes\" : 8",
                        "\"protocol\" : \"short\"",
                        "\"fragments\" : 0",
                        "\"recvMapEntries\" : [ ]",
                        "\"systemCalls\" : 0",
                        "\"rdmaSends\" : 1",
                        "\"copies\" : 2",
                        "\"short\" : 28",
                        "\"verified\" : true")
                .containsPattern("\"messageSha256\" : \"[0-9a-f]{64}\"");
    }

    /** P20, P22: four fragments, three pieces each, faults on the way. */
    @Test
    @Tag("slow")
    void aRendezvousSurvivesFaultsOfTheLink() {
        Answer answer = Answer.to(
                "message",
                "--nic",
                "mpc",
                "--bytes",
                "49152",
                "--mode",
                "mpc1",
                "--fragments",
                "4",
                "--source",
                "offset=0,run=1",
                "--destination",
                "offset=0,run=all",
                "--order",
                "send-first",
                "--faults",
                "drop:3");
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out())
                .contains(
                        "\"protocol\" : \"rendezvous\"",
                        "\"fragments\" : 4",
                        "\"systemCalls\" : 25",
                        "\"interrupts\" : 18",
                        "\"copies\" : 0",
                        "\"rdmaSends\" : 17",
                        "\"verified\" : true");
    }

    /** Requests, packets and copies of each protocol as docs/verbs.md has them. */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        // A READ has a request, its own, three of data, and a notice of its end; a WRITE a request, an answer, and
        // three of data.
        "8, eager, 1, 2",
        "4096, eager, 2, 2",
        "10000, read, 6, 0",
        "10000, write, 5, 0"
    })
    void aMessageOverVerbsTellsItsPacketsAndCopies(int bytes, String protocol, long packets, long copies) {
        Answer answer =
                Answer.to(("message --nic verbs --configuration published --bytes " + bytes + " --protocol " + protocol)
                        .split(" "));
        assertThat(answer.err()).isEmpty();
        assertThat(answer.status()).isZero();
        JsonNode result = JsonMapper.shared().readTree(answer.out());
        assertThat(result.propertyNames())
                .containsExactly(
                        "microseconds",
                        "cycles",
                        "nicCycles",
                        "bytes",
                        "protocol",
                        "requests",
                        "doorbells",
                        "packets",
                        "acknowledgements",
                        "copies",
                        "copiedBytes",
                        "polls",
                        "emptyPolls",
                        "completions",
                        "registrations",
                        "verified",
                        "messageSha256");
        assertThat(result.get("verified").asBoolean()).isTrue();
        assertThat(result.get("packets").asLong()).isEqualTo(packets);
        assertThat(result.get("copies").asLong()).isEqualTo(copies);
        assertThat(result.get("copiedBytes").asLong()).isEqualTo(copies * bytes);
        assertThat(result.get("nicCycles").asLong())
                .isPositive()
                .isLessThan(result.get("cycles").asLong());
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource(
            delimiter = '|',
            value = {
                "--nic mpc | needs --bytes N, 0 to 16777216",
                "--nic mpc --bytes 16777217 | --bytes is 0 to 16777216: --bytes 16777217",
                "--nic mpc --bytes -1 | --bytes -1",
                "--nic mpc --bytes 1 --mode mpc4 | mpc4",
                "--nic mpc --bytes 1 --protocol put | put",
                "--nic mpc --bytes 16384 --fragments 3 | --fragments 3",
                "--nic mpc --bytes 1 --threshold 1048577 | --threshold is 0 to 1048576: --threshold 1048577",
                "--nic mpc --bytes 1048577 --protocol short | --protocol short has at most 1048576 bytes",
                "--nic mpc --bytes 1 --source offset=4096 | --source is offset=O,run=R: O from 0 to 4095",
                "--nic mpc --bytes 1 --destination run=0 | --destination is offset=O,run=R",
                "--nic mpc --bytes 1 --order first | first",
                "--nic mpc --bytes 1 --faults drip:1 | --faults drip:1",
                "--nic mpc --bytes 1 --faults duplicate:9 | --faults duplicate:9",
                "--nic mpc --bytes 1 --constant sendCal=1 | sendCal",
                "--nic mpc --bytes 1 --constant lock=1 --constant lock=1 | name one constant",
                "--nic mpc --bytes 1 --constant payload=100 | payload=100",
                "--nic mpc --bytes 1 --configuration improves | improves",
                "--nic mpc --bytes 1 --configuration improved --mode mpc2 | leave out --mode mpc2",
                "--nic mpc --bytes 1 --configuration improved --protocol short | leave out --protocol short",
                "--nic mpc --bytes 1 --configuration improved --fragments 1 | leave out --fragments 1",
                "--nic mpc --bytes 1 --configuration improved --threshold 9 | leave out --threshold 9",
                "--nic mpc --bytes 1 --configuration improved --constant payload=2024 | payload=2024",
                "--nic mpc --bytes 1 --rows 3 | --rows is no option of --nic mpc, but of --nic dimmnet2",
                "--bytes 1 | --bytes is no option of --nic dimmnet2, but of --nic mpc",
                "--nic verbs | --nic verbs needs --bytes N",
                "--nic verbs --bytes 16777217 | bytes=16777217",
                "--nic verbs --bytes 1048577 --protocol eager | 0 to 1048576 bytes, by eager",
                "--nic verbs --bytes 8 --protocol short | short",
                "--nic verbs --bytes 8 --mode mpc1 | --mode is no option of --nic verbs, but of --nic mpc",
                "--nic verbs --bytes 8 --rows 3 | --rows is no option of --nic verbs, but of --nic dimmnet2",
                "--nic verbs --blocks 8 | of --block-bytes B",
                "--nic verbs --blocks 8 --block-bytes 8 --bytes 64 | leave it out beside --blocks",
                "--nic verbs --blocks 8 --block-bytes 8 --method sgr | Did you mean 'sgrs'?",
                "--nic verbs --blocks 8 --block-bytes 8 --receive-block-bytes 7 | both ends have whole blocks",
                "--nic verbs --blocks 1048576 --block-bytes 32 | --blocks x --block-bytes = 33554432",
                "--nic verbs --bytes 8 --method copy | are of messages in blocks",
                "--nic mpc --bytes 8 --blocks 8 | --blocks is no option of --nic mpc, but of --nic verbs",
                "--nic myrinet | myrinet"
            })
    void aMessageThatCannotBeIsRefusedByOptionAndRule(String options, String text) {
        Answer answer = Answer.to(("message " + options).split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(text);
    }

    /** Bit by bit over the line; the message's own test has it at the nodes' host ports, too. */
    @Test
    @Tag("slow")
    void aMessageOnABoardIsVerifiedAndToldAsJson() throws IOException {
        Path file = place.resolve("board.json");
        Answer answer = Answer.to(
                ("message --port cosim: --bytes 1000 --seed 3 --loss 40 --engine jvm --json " + file).split(" "));
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(file).content().isEqualTo(answer.out());
        JsonNode result = JsonMapper.shared().readTree(answer.out());
        assertThat(result.propertyNames())
                .containsExactly("microseconds", "cycles", "bytes", "lost", "misrouted", "verified", "messageSha256");
        assertThat(result.get("bytes").asInt()).isEqualTo(1_000);
        assertThat(result.get("lost").asInt()).isPositive();
        assertThat(result.get("verified").asBoolean()).isTrue();
        assertThat(result.get("messageSha256").asString()).isEqualTo(Sha256.of(MessageWords.of(3, 1_000)));
        assertThat(result.get("microseconds").asDouble())
                .isEqualTo(result.get("cycles").asLong() / 12.0);
    }

    @Test
    @Tag("slow")
    void anotherBoardIsTold() {
        Answer other = Answer.to("message --port cosim:loopback --bytes 8 --engine jvm".split(" "));
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err()).contains("at cosim:loopback is ", "Load the top loopback-pair.");
    }

    /** An option that is none of a board is refused first: nothing is at this port, and no such call gets as far as to look. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--nic mpc | --nic",
                "--configuration improved | --configuration",
                "--rows 3 | --rows",
                "--doubles 3 | --doubles",
                "--columns 3 | --columns",
                "--timeline t.json | --timeline",
                "--mode mpc1 | --mode",
                "--protocol short | --protocol",
                "--fragments 2 | --fragments",
                "--threshold 2 | --threshold",
                "--source offset=1,run=1 | --source",
                "--destination offset=1,run=1 | --destination",
                "--order send-first | --order",
                "--faults drop:1 | --faults",
                "--constant lock=1 | --constant",
                "--blocks 2 | --blocks",
                "--block-bytes 2 | --block-bytes",
                "--receive-block-bytes 2 | --receive-block-bytes",
                "--gap 2 | --gap",
                "--method copy | --method",
                "--verilog . | --verilog"
            })
    void anOptionThatABoardDoesNotHaveIsRefusedBeforeItsPortIsOpened(String words, String option) {
        Path file = place.resolve("never.json");
        Answer answer =
                Answer.to(("message --port serial:/dev/ttyNONE9 --bytes 8 --json " + file + " " + words).split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err())
                .contains(option + " is for nodes that are simulated here, and a board is as it was built: leave out "
                        + option + " or --port.")
                .doesNotContain("ttyNONE9");
        assertThat(file).doesNotExist();
    }

    /** An option that is new is of a board, or is refused beside one: it is named in one of both lists. */
    @Test
    void everyOptionIsOfABoardOrIsRefusedBesideOne() throws Exception {
        List<String> refused = Stream.of(MessageCommandTest.class
                        .getDeclaredMethod(
                                "anOptionThatABoardDoesNotHaveIsRefusedBeforeItsPortIsOpened",
                                String.class,
                                String.class)
                        .getAnnotation(CsvSource.class)
                        .value())
                .map(row -> row.split(" ")[0])
                .toList();
        List<String> ofBoards = List.of("--port", "--loss", "--bytes", "--seed", "--json");
        List<String> ofEveryCommand = List.of("--help", "--version");
        assertThat(new CommandLine(new MessageCommand())
                        .getCommandSpec().options().stream().map(OptionSpec::longestName))
                .containsExactlyInAnyOrderElementsOf(Stream.of(refused, ofBoards, ofEveryCommand)
                        .flatMap(List::stream)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port serial:/dev/ttyNONE9 | --port needs --bytes N, 0 to 16777216",
                "--port serial:/dev/ttyNONE9 --bytes -1 | --bytes is 0 to 16777216: --bytes -1",
                "--port serial:/dev/ttyNONE9 --bytes 8 --loss 256 | --loss is 0 to 255 of 256 packets: --loss 256",
                "--port serial:/dev/ttyNONE9 --bytes 8 | there is no serial port /dev/ttyNONE9",
                "--port usb: --bytes 8 | there is no port \"usb:\"",
                "--loss 3 | --loss is of the cable between the nodes of a board: give --port too"
            })
    void aMessageThatABoardCannotSendIsRefused(String options, String text) {
        Answer answer = Answer.to(("message " + options).split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(text);
    }
}
