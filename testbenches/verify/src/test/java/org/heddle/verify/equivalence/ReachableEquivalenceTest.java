package org.heddle.verify.equivalence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.equivalence.ReachableEquivalence.Answer;
import org.junit.jupiter.api.Test;

class ReachableEquivalenceTest {
    private static final String HEAD =
            "module m (input wire clock, input wire reset, input wire [3:0] a, output wire [3:0] b);\n";

    private static VerilogDesign design(String text) {
        return new VerilogDesign("m", List.of(new VerilogFile("m.v", text, List.of())), List.of());
    }

    private static Answer compare(String right, String faulty) throws IOException {
        return new ReachableEquivalence(Duration.ofSeconds(60)).compare(design(right), design(faulty), "m", true);
    }

    private static String register(String whenReset, String otherwise) {
        return HEAD + "reg [3:0] r; assign b = r;\nalways @(posedge clock) if (reset) r <= " + whenReset
                + "; else r <= " + otherwise + ";\nendmodule\n";
    }

    @Test
    void whatIsNeverReachedMayDiffer() throws IOException {
        String right = register("4'd0", "r == 4'd9 ? 4'd0 : r + 4'd1");
        assertThat(compare(right, register("4'd0", "r >= 4'd9 ? 4'd0 : r + 4'd1")))
                .isEqualTo(Answer.EQUAL);
        assertThat(compare(right, register("4'd0", "r == 4'd10 ? 4'd0 : r + 4'd1")))
                .isEqualTo(Answer.DIFFERENT);
        assertThat(compare(right, register("4'd1", "r == 4'd9 ? 4'd0 : r + 4'd1")))
                .isEqualTo(Answer.DIFFERENT);
    }

    @Test
    void aRegisterWithoutResetStartsAlikeInBothWithAnyValue() throws IOException {
        String kept = HEAD + "reg [3:0] r; assign b = r;\nalways @(posedge clock) if (a[0]) r <= a;\nendmodule\n";
        String same = HEAD + "reg [3:0] r; assign b = r;\nalways @(posedge clock) r <= a[0] ? a : r;\nendmodule\n";
        String other =
                HEAD + "reg [3:0] r; assign b = r & {4{a[0]}};\nalways @(posedge clock) if (a[0]) r <= a;\nendmodule\n";
        assertThat(compare(kept, same)).isEqualTo(Answer.EQUAL);
        assertThat(compare(kept, other)).isEqualTo(Answer.DIFFERENT);
        String neverSet = HEAD + "reg [3:0] r; assign b = r;\nalways @(posedge clock) r <= r;\nendmodule\n";
        String zero = HEAD + "assign b = 4'd0;\nendmodule\n";
        assertThat(compare(neverSet, zero)).isNotEqualTo(Answer.EQUAL);
    }

    @Test
    void aMemoryMayHoldAnything() throws IOException {
        String words = "reg [3:0] w [0:3]; assign b = w[a[1:0]];\nalways @(posedge clock) if (";
        String right = HEAD + words + "a[3]) w[a[1:0]] <= 4'd7;\nendmodule\n";
        assertThat(compare(right, HEAD + words + "!!a[3]) w[a[1:0]] <= 4'd7;\nendmodule\n"))
                .isEqualTo(Answer.EQUAL);
        assertThat(compare(right, HEAD + words + "a[3] && !a[2]) w[a[1:0]] <= 4'd7;\nendmodule\n"))
                .isEqualTo(Answer.DIFFERENT);
        assertThat(compare(right, HEAD + words + "a[3]) w[a[1:0]] <= 4'd5;\nendmodule\n"))
                .isEqualTo(Answer.DIFFERENT);
    }

    @Test
    void aFaultBesideAMemoryIsJudgedByWhatItReaches() throws IOException {
        String store = "reg [3:0] w [0:127]; reg [6:0] at; reg [3:0] q, n; assign b = q ^ n;\n"
                + "always @(posedge clock) begin\n  w[at] <= a; q <= w[~at];\n  at <= reset ? 7'd0 : at + a;\n"
                + "  n <= reset ? 4'd0 : ";
        String right = HEAD + store + "n == 4'd9 ? 4'd0 : n + 4'd1;\nend\nendmodule\n";
        assertThat(compare(right, HEAD + store + "n >= 4'd9 ? 4'd0 : n + 4'd1;\nend\nendmodule\n"))
                .isEqualTo(Answer.EQUAL);
        assertThat(compare(right, HEAD + store + "n == 4'd8 ? 4'd0 : n + 4'd1;\nend\nendmodule\n"))
                .isEqualTo(Answer.DIFFERENT);
    }

    @Test
    void contentsThatHideAFaultAreStillLookedAt() throws IOException {
        String zeros = "reg [3:0] w [0:63]; integer i; assign b = w[{a, 2'd0}]";
        String keeps =
                ";\nalways @(posedge clock) for (i = 0; i < 64; i = i + 1) w[i] <= reset ? 4'd0 : w[i] & a;\nendmodule\n";
        assertThat(compare(HEAD + zeros + keeps, HEAD + zeros + " & a" + keeps)).isEqualTo(Answer.EQUAL);
    }

    @Test
    void twoClocksAreLeftOpen() throws IOException {
        String head = "module m (input wire clock, input wire other, input wire reset, input wire a, output reg b);\n";
        String text = head + "reg r;\nalways @(posedge other) r <= a;\nalways @(posedge clock) b <= r;\nendmodule\n";
        assertThat(compare(text, text)).isEqualTo(Answer.OPEN);
    }

    @Test
    void aTextThatIsNoVerilogIsLeftOpen() throws IOException {
        assertThat(compare(HEAD + "assign b = a;\nendmodule\n", HEAD + "assign b = ;\nendmodule\n"))
                .isEqualTo(Answer.OPEN);
    }

    @Test
    void aRegisterOfAnotherFormIsAnError() {
        assertThatThrownBy(() -> SharedStart.of(List.of(".model miter", ".latch a b fe clock 2", ".end"), true))
                .hasMessageContaining(".latch a b fe clock 2");
    }
}
