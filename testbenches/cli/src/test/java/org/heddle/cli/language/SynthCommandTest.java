package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.Answer;
import org.heddle.hdl.catalogue.Block;
import org.heddle.hdl.catalogue.Catalogues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class SynthCommandTest {
    @TempDir
    private Path place;

    @Test
    void withoutATopItListsThemAll() {
        Answer answer = Answer.to("synth");
        assertThat(answer.status()).isZero();
        assertThat(answer.out().lines()).contains("dimmnet2-node", "reduction-node-improved");
        assertThat(answer.out().lines())
                .containsAll(Catalogues.blocks().stream().map(Block::name).toList());
    }

    @Test
    void aSmallQueueOnAnEcp5LiesInLuts() throws Exception {
        Path json = place.resolve("queue.json");
        Answer answer = Answer.to("synth", "queue-16x64", "--target", "ecp5", "--json", json.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("ecp5", "Longest path through: ");
        assertThat(Files.readString(json))
                .containsPattern("\"lutRams\" : [1-9]")
                .contains("\"blockRams\" : 0");
    }

    @Test
    void aTopNeedsATarget() {
        Answer answer = Answer.to("synth", "queue-16x64");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("--target with one of the targets: ice40, ecp5, xilinx");
    }

    @Test
    void aMistypedTopOrTargetIsAnswered() {
        Answer top = Answer.to("synth", "queue-16x6", "--target", "ice40");
        assertThat(top.status()).isEqualTo(2);
        assertThat(top.err()).contains("no top is called 'queue-16x6'. Did you mean 'queue-16x64'?");
        Answer target = Answer.to("synth", "queue-16x64", "--target", "ice50");
        assertThat(target.status()).isEqualTo(2);
        assertThat(target.err()).contains("The targets are: ice40, ecp5, xilinx.");
    }

    private static final String COUNTER = """
            // Counts what is 1.
            module counter #(parameter WIDTH = 4) (input wire clk, input wire go, output reg [WIDTH - 1:0] count);
              always @(posedge clk) if (go) count <= count + 1'b1;
            endmodule
            """;

    @Test
    void aFileOfVerilogIsSynthesisedAsItIs() throws Exception {
        Path file = Files.writeString(place.resolve("counter.v"), COUNTER);
        assertThat(registers("synth", file.toString(), "--target", "ecp5")).isEqualTo(4);
        assertThat(registers("synth", file.toString(), "--parameter", "WIDTH=9", "--target", "ecp5"))
                .isEqualTo(9);
        Path other = Files.writeString(place.resolve("other.v"), COUNTER.replace("clk", "tick"));
        Answer timed = Answer.to(
                "synth",
                other.toString(),
                "--module",
                "counter",
                "--clock-input",
                "tick",
                "--timing",
                "--clock",
                "tick=100");
        assertThat(timed.status()).as(timed.err()).isZero();
        assertThat(timed.out()).contains("counter on ecp5", "4 registers", "tick    10.00");
    }

    private int registers(String... words) throws IOException {
        Path json = place.resolve("cost.json");
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--json", json.toString()));
        Answer answer = Answer.to(all.toArray(String[]::new));
        assertThat(answer.status()).as(answer.err()).isZero();
        return JsonMapper.shared()
                .readTree(Files.readString(json))
                .get("registers")
                .intValue();
    }

    @Test
    void whatIsNoVerilogOfADesignIsRefused() throws IOException {
        String file = Files.writeString(place.resolve("counter.v"), COUNTER).toString();
        assertRefused("there is no file ", place.resolve("none.v").toString());
        assertRefused("there is no module \"uart\"", file, "--module", "uart");
        assertRefused("has no input \"count\" of one bit", file, "--clock-input", "count");
        assertRefused("DEPTH", file, "--parameter", "DEPTH=3");
        assertRefused("are for a file of Verilog", "queue-16x64", "--parameter", "DEPTH=3");
        assertRefused("a seed is 0 or more: --seed=-1", file, "--seed", "-1");
    }

    private static void assertRefused(String message, String... words) {
        List<String> all = new ArrayList<>(List.of("synth", "--target", "ice40"));
        all.addAll(List.of(words));
        Answer answer = Answer.to(all.toArray(String[]::new));
        assertThat(answer.status()).as(message).isEqualTo(2);
        assertThat(answer.err()).contains(message);
    }
}
