package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MpirunCommandTest {
    private static final String CLASSES = "../programs/target/classes:../openmpi/target/classes";

    @TempDir
    private Path place;

    private static Answer run(String... words) {
        List<String> all = new ArrayList<>(List.of("mpirun", "--classpath", CLASSES));
        all.addAll(List.of(words));
        return Answer.to(all.toArray(String[]::new));
    }

    @Test
    void aRunIsToldWithExactlyItsKeys() throws IOException {
        Path file = place.resolve("run.json");
        Path trace = place.resolve("trace.json");
        Answer answer =
                run("-n", "3", "--json", file.toString(), "--trace", trace.toString(), "org.heddle.program.Ring", "2");
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.err()).contains("us simulated", "took no simulated time");
        JsonNode document = JsonMapper.shared().readTree(Files.readString(file));
        assertThat(document.propertyNames())
                .containsExactly(
                        "main",
                        "nic",
                        "configuration",
                        "nodes",
                        "exit",
                        "microseconds",
                        "messages",
                        "bytes",
                        "copiedBytes",
                        "counters",
                        "calls");
        assertThat(document.get("main").asString()).isEqualTo("org.heddle.program.Ring");
        assertThat(document.get("nic").asString()).isEqualTo("memory");
        assertThat(document.get("configuration").isNull()).isTrue();
        assertThat(document.get("nodes").asInt()).isEqualTo(3);
        assertThat(document.get("exit").asInt()).isZero();
        assertThat(document.get("counters")).hasSize(3);
        // Two rounds of three, each a send and a receive.
        assertThat(document.get("calls").get("MPI_Send").asInt()).isEqualTo(6);
        assertThat(document.get("calls").get("MPI_Recv").asInt()).isEqualTo(6);
        assertThat(document.get("messages").asInt()).isGreaterThanOrEqualTo(6);
        JsonNode events = JsonMapper.shared().readTree(Files.readString(trace)).get("traceEvents");
        assertThat(events.valueStream()
                        .filter(event -> event.get("name").asString().equals("MPI_Send")))
                .hasSize(6);
        assertThat(events.valueStream()
                        .filter(event -> event.get("ph").asString().equals("f")))
                .hasSize(document.get("messages").asInt());
    }

    @Test
    @Tag("slow")
    void choicesOfMethodsAreWritten() throws IOException {
        Path file = place.resolve("choices.txt");
        Answer answer = run(
                "-n",
                "2",
                "--nic",
                "verbs",
                "--choices",
                file.toString(),
                "org.heddle.program.foreign.VectorTypeTranspose",
                "48");
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(Files.readAllLines(file))
                .hasSize(8)
                .contains(
                        "0 -> 1, 18,432 bytes, 48 x 384 bytes -> 1 x 18,432 bytes: copy (the sender's data are not all"
                                + " within one allocation of its process)")
                .allMatch(line -> line.contains(" bytes: copy ("));
    }

    @Test
    void theProgramsOwnWordsAreNotReadAsOptions() {
        Answer answer = run("-n", "1", "org.heddle.program.Ring", "--json");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.err()).contains("rank 0 failed at ProgramEnd.java:", "NumberFormatException", "--json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-n 2 --mode mpc1 M|only --nic mpc has",
                "-n 2 --nic mpc --protocol read M|only --nic verbs has",
                "-n 2 --choices c.txt M|only --nic verbs has",
                "-n 2 --nic mpc --choices c.txt M|only --nic verbs has",
                "-n 2 --method pack M|a program says so itself",
                "-n 2 --nic verb M|Did you mean 'verbs'?",
                "-n 0 M|joins 1 to 1024 nodes",
                "-n 2 --nic offload --eager 5 M|all do, at any size",
                "-n 3 --port cosim: M|a board has 2 nodes, a rank on each: -n 3",
                "-n 2 --port cosim: --nic mpc M|--nic is for nodes that are simulated here, and a board is as it was built",
                "-n 2 --port cosim: --eager 5 M|leave out --eager or --port",
                "-n 2 --port cosim: --loss 256 M|--loss is 0 to 255 of 256 packets: --loss 256",
                "-n 2 --port usb: M|there is no port \"usb:\"",
                "-n 2 --loss 3 M|give --port too",
                "M|Missing required option: '-n=N'"
            })
    void combinationsThatCannotBeAreRefusedWithTheReason(String words, String reason) {
        Answer answer = run(words.split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).containsIgnoringCase(reason);
    }

    @Test
    @Tag("slow")
    void ranksRunOnTheNodesOfABoard() throws IOException {
        Path file = place.resolve("board.json");
        Answer answer = run(
                "-n",
                "2",
                "--port",
                "cosim:",
                "--loss",
                "40",
                "--engine",
                "jvm",
                "--json",
                file.toString(),
                "org.heddle.program.Ring",
                "2");
        assertThat(answer.status()).as(answer.err()).isZero();
        JsonNode document = JsonMapper.shared().readTree(Files.readString(file));
        assertThat(document.get("nic").asString()).isEqualTo("loopback");
        assertThat(document.get("calls").get("MPI_Send").asInt()).isEqualTo(4);
        assertThat(document.get("counters").get(0).get("misrouted").asInt()).isZero();
        assertThat(document.get("counters").get(0).get("lost").asInt()).isPositive();
    }

    @Test
    void aClassPathThatIsNotThereOrLacksTheBindingIsTold() {
        Answer missing = Answer.to("mpirun", "-n", "1", "--classpath", "nowhere", "M");
        assertThat(missing.status()).isEqualTo(2);
        assertThat(missing.err()).contains("names nowhere, which is not there");
        Answer empty = Answer.to("mpirun", "-n", "1", "--classpath", "", "M");
        assertThat(empty.status()).isEqualTo(2);
        assertThat(empty.err()).contains("has an empty name: give . for this folder");
        Answer bare =
                Answer.to("mpirun", "-n", "1", "--classpath", "../programs/target/classes", "org.heddle.program.Ring");
        assertThat(bare.status()).isEqualTo(1);
        assertThat(bare.err()).contains("no binding is in", "heddle-mpi-openmpi or heddle-mpi-mpijava");
    }
}
