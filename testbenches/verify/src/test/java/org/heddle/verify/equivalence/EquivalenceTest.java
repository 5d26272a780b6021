package org.heddle.verify.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A slice of what {@code ./heddle equivalence} proves. */
@Tag("slow")
class EquivalenceTest {
    private static final Equivalence EQUIVALENCE = new Equivalence(Duration.ofMinutes(2));
    private static final Equivalence THOROUGH = Equivalence.thorough(Duration.ofMinutes(2));

    private static Design<?> design(String name) {
        return Heddle.elaborate(Examples.all().stream()
                .filter(example -> example.name().equals(name))
                .findFirst()
                .orElseThrow()
                .constructor());
    }

    @ParameterizedTest
    @ValueSource(strings = {"skid-buffer-64", "queue-16x64", "round-robin-4x64"})
    void theSimplifiedTextMeansWhatWasWritten(String name) throws IOException {
        assertEquivalent(name);
    }

    @Tag("whole")
    @Test
    void aStoreOfPacketsMeansWhatWasWritten() throws IOException {
        assertEquivalent("packet-store-4");
    }

    private static void assertEquivalent(String name) throws IOException {
        Design<?> design = design(name);
        assertThat(design.plainVerilog().files()).isNotEqualTo(design.verilog().files());
        assertThat(EQUIVALENCE.compare(design.plainVerilog(), design.verilog()))
                .allSatisfy(verdict ->
                        assertThat(verdict.isProven()).as(verdict.toString()).isTrue())
                .allSatisfy(verdict -> assertThat(verdict.points()).isPositive());
    }

    @Test
    void aTextThatMeansSomethingElseIsNotProven() throws IOException {
        Design<?> design = design("queue-16x64");
        List<ModuleVerdict> verdicts = EQUIVALENCE.compare(
                design.plainVerilog(),
                design.verilog().edited(text -> text.replace("used <= used + ", "used <= used - ")));
        assertThat(verdicts).singleElement().satisfies(verdict -> {
            assertThat(verdict.result()).isEqualTo(ModuleVerdict.Result.OPEN);
            assertThat(verdict.detail()).contains("used");
        });
    }

    @Test
    void readsOfAMemoryKeepTheirOrderWhereverTheirLinesStand() throws IOException {
        String unit = """
                module Unit (input wire clock, input wire [3:0] at, input wire [3:0] from, input wire [3:0] to, output wire [7:0] one,
                    output wire [7:0] two);
                  reg [7:0] words [0:15];
                  always @(posedge clock) words[at] <= {from, to};
                  assign one = words[from];
                  assign two = words[to];
                endmodule
                """;
        String moved = unit.replace("  assign two", "\n\n\n\n\n  assign two");
        assertThat(EQUIVALENCE.compare(of(unit), of(moved), "Unit").isProven()).isTrue();
        assertThat(EQUIVALENCE
                        .compare(of(unit), of(moved.replace("words[to]", "words[at]")), "Unit")
                        .result())
                .isEqualTo(ModuleVerdict.Result.OPEN);
    }

    @Test
    void aDifferenceInWhatIsMadeOfAnotherModulesOutputIsNotProven() throws IOException {
        String child = "module Delay (input wire [7:0] in, output wire [7:0] late);\n  assign late = in;\nendmodule\n";
        String unit = """
                module Unit (input wire [7:0] data, output wire [7:0] held);
                  wire [7:0] delay_late;
                  Delay delay (.in(data), .late(delay_late));
                  assign held = delay_late + 8'd1;
                endmodule
                """;
        assertThat(EQUIVALENCE.compare(of(child, unit), of(child, unit)))
                .allSatisfy(verdict -> assertThat(verdict.isProven()).isTrue());
        assertThat(EQUIVALENCE
                        .compare(of(child, unit), of(child, unit.replace("8'd1", "8'd2")), "Unit")
                        .result())
                .isEqualTo(ModuleVerdict.Result.OPEN);
    }

    @Test
    void aDifferenceInWhatIsMadeOfAMemorysOutputIsNotProven() throws IOException {
        String child = "module Delay (input wire [7:0] in, output wire [7:0] late);\n  assign late = in;\nendmodule\n";
        String store = """
                module Unit (input wire clock, input wire [3:0] at, input wire [7:0] data, output wire [7:0] sum);
                  reg  [7:0] words [0:15];
                  reg  [7:0] word;
                  assign sum = word + words[at] + 8'd1;
                  always @(posedge clock) begin
                    words[at] <= data;
                    word <= words[data[3:0]] + 8'd7;
                  end
                endmodule
                """;
        assertThat(EQUIVALENCE
                        .compare(of(child, store), of(child, store), "Unit")
                        .isProven())
                .isTrue();
        for (String wrong : List.of(store.replace("8'd1", "8'd2"), store.replace("8'd7", "8'd6"))) {
            assertThat(EQUIVALENCE
                            .compare(of(child, store), of(child, wrong), "Unit")
                            .result())
                    .isEqualTo(ModuleVerdict.Result.OPEN);
        }
    }

    /** Memories stay closed: all that reaches one, and all that it is, must be the same. */
    @Test
    void aDifferenceInAMemoryOrInWhatReachesItIsNotProven() throws IOException {
        String unit = """
                module Unit (input wire clock, input wire [3:0] at, input wire [7:0] data, input wire [1:0] lanes,
                    output wire [7:0] word);
                  reg  [7:0] words [0:15];
                  reg  [7:0] read;
                  assign word = read;
                  initial words[3] = 8'd5;
                  always @(posedge clock) begin
                    if (lanes[0]) words[at][3:0] <= data[3:0];
                    if (lanes[1]) words[at][7:4] <= data[7:4];
                    read <= words[at];
                  end
                endmodule
                """;
        assertThat(EQUIVALENCE.compare(alone(unit), alone(unit), "Unit").isProven())
                .isTrue();
        for (List<String> fault : List.of(
                List.of("if (lanes[1])", "if (lanes[0])"),
                List.of("words[at][7:4] <= data[7:4]", "words[at][7:4] <= data[3:0]"),
                List.of("words[at][7:4]", "words[~at][7:4]"),
                List.of("read <= words[at]", "read <= words[data[3:0]]"),
                List.of("8'd5", "8'd6"),
                List.of("[0:15]", "[0:31]"),
                List.of("posedge", "negedge"))) {
            String wrong = unit.replace(fault.get(0), fault.get(1));
            assertThat(EQUIVALENCE.compare(alone(unit), alone(wrong), "Unit").isProven())
                    .as(String.join(" -> ", fault))
                    .isFalse();
        }
    }

    private static VerilogDesign of(String unit) {
        return new VerilogDesign("Unit", List.of(new VerilogFile("Unit.v", unit, List.of())), List.of());
    }

    private static VerilogDesign of(String child, String unit) {
        return new VerilogDesign(
                "Unit",
                List.of(new VerilogFile("Delay.v", child, List.of()), new VerilogFile("Unit.v", unit, List.of())),
                List.of());
    }

    @Test
    void whatThePassesLeaveOpenIsProvenByOneStepWithoutTheWiresOfOneName() throws IOException {
        Design<?> design = design("float-adder-32");
        assertThat(EQUIVALENCE.compare(design.plainVerilog(), design.verilog()))
                .filteredOn(verdict -> !verdict.isProven())
                .singleElement()
                .satisfies(verdict -> assertThat(verdict.module()).startsWith("SumMeasure"));
        assertThat(THOROUGH.compare(design.plainVerilog(), design.verilog()))
                .allMatch(ModuleVerdict::isProven)
                .filteredOn(verdict -> verdict.module().startsWith("SumMeasure"))
                .singleElement()
                .satisfies(verdict -> assertThat(verdict.detail()).isEqualTo("register by register"));
    }

    @Test
    void aDifferenceStaysOpenHoweverThoroughlyItIsLookedAt() throws IOException {
        String unit = """
                module Unit(input wire clock, input wire reset, input wire [7:0] data, output wire [7:0] out);
                  reg [7:0] held;
                  assign out = held;
                  always @(posedge clock) begin held <= reset ? 8'd0 : data + 8'd1; end
                endmodule
                """;
        assertThat(THOROUGH.compare(alone(unit), alone(unit), "Unit").isProven())
                .isTrue();
        assertThat(THOROUGH.compare(alone(unit), alone(unit.replace("8'd1", "8'd2")), "Unit"))
                .satisfies(verdict -> {
                    assertThat(verdict.result()).isEqualTo(ModuleVerdict.Result.OPEN);
                    assertThat(verdict.detail()).contains("different").contains("behind the reset");
                });
    }

    private static VerilogDesign alone(String unit) {
        return new VerilogDesign("Unit", List.of(new VerilogFile("Unit.v", unit, List.of())), List.of());
    }

    @Test
    void aModuleThatTakesTooLongIsSaidToBeLate() throws IOException {
        Design<?> design = design("skid-buffer-64");
        assertThat(new Equivalence(Duration.ofMillis(1)).compare(design.plainVerilog(), design.verilog()))
                .allSatisfy(verdict -> assertThat(verdict.result()).isEqualTo(ModuleVerdict.Result.LATE));
    }
}
