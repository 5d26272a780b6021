package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Options that name an output: what cannot be written is refused before any work, with exit status 2. */
@Tag("slow")
class OutputOptionsTest {
    private static final String TRANSFER = "transfer --nic dimmnet2 --operation local-read"
            + " --source stride:base=64,element=4,count=9,stride=-4 --destination contiguous:base=0x100,bytes=36";
    private static final String REDUCE =
            "reduce --nodes 2 --arity 2 --type double --operation sum --bytes 8 --mode fast";

    @TempDir
    private Path folder;

    static Stream<Arguments> commandsWithJson() {
        return Stream.of(
                        TRANSFER,
                        REDUCE,
                        "reproduce dimmnet2",
                        "reproduce ddtbench",
                        "reproduce reduction",
                        "bench cosim",
                        "synth queue-16x64 --target ice40")
                .map(Arguments::of);
    }

    static Stream<Arguments> commandsWithFolder() {
        return Stream.of("run", "reproduce dimmnet2", "reproduce reduction", "prove", "fuzz", "coverage")
                .map(Arguments::of);
    }

    @ParameterizedTest
    @MethodSource("commandsWithJson")
    void aFolderIsNoFileForAResult(String command) {
        Answer answer = Answer.to(words(command, "--json", folder.toString()));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("cannot write " + folder + ": it is a folder (--json)");
    }

    @ParameterizedTest
    @MethodSource("commandsWithFolder")
    void aFileIsNoFolderForResults(String command) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "mine");
        Answer answer = Answer.to(words(command, "--out", file.toString()));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("cannot write " + file + ": " + file + " is there already", "(--out)");
        assertThat(file).hasContent("mine");
    }

    @Test
    void aFolderInTheWayOfAResultIsNamed() throws IOException {
        Files.createDirectory(folder.resolve("result.json"));
        Answer answer = Answer.to("run", "--out", folder.toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("result.json is a folder (--out)");
    }

    @ParameterizedTest
    @MethodSource("commandsWithTimeline")
    void aFolderIsNoFileForATimeline(String command) {
        Answer answer = Answer.to(words(command, "--timeline", folder.toString()));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("is a folder (--timeline)");
    }

    static Stream<Arguments> commandsWithTimeline() {
        return Stream.of("run", "message").map(Arguments::of);
    }

    @Test
    void aDashPutsTheResultAloneOnStandardOutput() {
        Answer answer = Answer.to(words(TRANSFER, "--json", "-"));
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).startsWith("{").endsWith("}\n").containsOnlyOnce("\"verified\"");
    }

    @Test
    void withADashPeopleReadStandardError() {
        Answer answer = Answer.to("synth", "queue-16x64", "--target", "ecp5", "--json", "-");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).startsWith("{").endsWith("}\n");
        assertThat(answer.err()).contains("Longest path through:");
    }

    private static String[] words(String command, String... more) {
        return Stream.concat(Stream.of(command.split(" ")), List.of(more).stream())
                .toArray(String[]::new);
    }
}
