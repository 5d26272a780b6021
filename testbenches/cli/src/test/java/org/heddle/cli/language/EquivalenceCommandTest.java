package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.heddle.cli.shared.Home;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The comparison with the Verilog of before. */
class EquivalenceCommandTest {
    private static final String TOP = "loopback-node-minimal";

    @TempDir
    private Path folder;

    @BeforeEach
    void copyTheVerilogOfToday() throws IOException {
        Path today = Home.find().root().resolve("generated-verilog").resolve(TOP);
        Path before = Files.createDirectory(folder.resolve(TOP));
        try (var files = Files.list(today)) {
            for (Path file : files.toList()) {
                Files.copy(file, before.resolve(file.getFileName()));
            }
        }
    }

    private void edit(String module, String was, String becomes) throws IOException {
        Path file = folder.resolve(TOP).resolve(module + ".v");
        String text = Files.readString(file);
        assertThat(text).contains(was);
        Files.writeString(file, text.replace(was, becomes));
    }

    @Test
    @Tag("slow")
    void theSameVerilogIsTheSameText() {
        Answer answer = Answer.to("equivalence", TOP, "--against", folder.toString());
        assertThat(answer.err()).isEmpty();
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("Same text: ").doesNotContain("Different", "Unknown", "Proven");
    }

    @Test
    @Tag("slow")
    void aDifferenceIsToldWithItsInputsAndInTheFile() throws IOException {
        edit("GrayCounter_5", "count + 5'd1", "count + 5'd3");
        Path json = folder.resolve("verdicts.json");
        Answer answer =
                Answer.to("equivalence", TOP, "--against", folder.resolve(TOP).toString(), "--json", json.toString());
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out())
                .contains("GrayCounter_5 different (", "cycle 0:", " differs")
                .contains("Different: 1");
        assertThat(json).content().contains("\"different\"", "\"counterexample\"");
    }

    @Test
    @Tag("slow")
    void whatIsNotThereIsRefusedWithTheMend() throws IOException {
        Answer missing = Answer.to(
                "equivalence", TOP, "--against", folder.resolve("none").toString());
        assertThat(missing.status()).isEqualTo(2);
        assertThat(missing.err()).contains("none is no folder: give a folder that ./heddle generate has written");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(Answer.to("equivalence", TOP, "--against", empty.toString()).err())
                .contains("empty holds no Verilog: give");
        Answer top = Answer.to("equivalence", "loopback-nod", "--against", folder.toString());
        assertThat(top.status()).isZero();
        assertThat(Answer.to("equivalence", "lopback-node", "--against", folder.toString())
                        .err())
                .contains("no top is called 'lopback-node'.", TOP);
        assertThat(Answer.to("equivalence", "link-switch-8", "--against", folder.toString())
                        .err())
                .contains("has no folder link-switch-8: it has " + TOP);
        Answer many = Answer.to("equivalence", "--against", folder.resolve(TOP).toString());
        assertThat(many.status()).isEqualTo(2);
        assertThat(many.err()).contains("is the folder of one top: say which of ");
        assertThat(Answer.to("equivalence", TOP, "--renamed", "A=B").err()).contains("--renamed", "add --against DIR");
        assertThat(Answer.to("equivalence", TOP, "--against", folder.toString(), "--renamed", "EventCount_5=No")
                        .err())
                .contains("no module is called No");
        assertThat(Answer.to("equivalence", TOP, "--against", folder.toString(), "--renamed", "Ticker_64=No")
                        .err())
                .contains("no module of before is called Ticker_64");
    }

    @Test
    @Tag("slow")
    void aNodeRunsBesideItsOldSelfAndItsOutputsMove() {
        Answer answer = Answer.to("equivalence", TOP, "--against", folder.toString(), "--beside", "2000");
        assertThat(answer.err()).isEmpty();
        assertThat(answer.status()).isZero();
        assertThat(answer.out())
                .contains("messages of two nodes, seed 1", "changes of transmit_valid")
                .contains("no output differed in any cycle")
                .containsPattern(" ([2-9]\\d{3}|\\d{5}) cycles of each of 2");
    }

    @Test
    @Tag("slow")
    void aDifferenceBesideIsToldByOutputCycleAndValues() throws IOException {
        edit("RegisterBlock_loopback", "request_data_write ? 64'd0", "request_data_write ? 64'd1");
        Answer answer = Answer.to("equivalence", TOP, "--against", folder.toString(), "--beside", "2000");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out())
                .containsPattern("DIFFERENT: response_data in cycle \\d+ behind the reset is 0x\\w+, was 0x");
        Answer none = Answer.to("equivalence", TOP, "--against", folder.toString(), "--beside", "0");
        assertThat(none.status()).isEqualTo(2);
        assertThat(none.err()).contains("at least one cycle runs: --beside=0");
    }
}
