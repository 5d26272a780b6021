package org.heddle.verify.against;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.against.ComparedModule.Standing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verdicts on rewrites of a small unit with one module inside. */
class FormerComparisonTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final String DELAY = """
            `default_nettype none
            // words=8
            module Delay_8 (  // Delay.java:10
              input  wire clock,  // Delay.java:10
              input  wire [7:0] in,  // Delay.java:11
              output wire [7:0] late  // Delay.java:12
            );
              reg  [7:0] kept;  // Delay.java:13
              assign late = kept;  // Delay.java:14
              always @(posedge clock) begin
                kept <= in;  // Delay.java:15
              end
            endmodule
            `default_nettype wire
            """;
    private static final String UNIT = """
            `default_nettype none
            module Unit (  // Unit.java:20
              input  wire clock,  // Unit.java:20
              input  wire reset,  // Unit.java:20
              input  wire go,  // Unit.java:21
              input  wire [7:0] data,  // Unit.java:22
              output wire done,  // Unit.java:23
              output wire [7:0] held,  // Unit.java:24
              output wire ready  // Unit.java:25
            );
              reg  [5:0] count;  // Unit.java:30
              reg  [1:0] state;  // Unit.java:31
              reg  [7:0] word;  // Unit.java:32
              wire [7:0] delay_late;  // Unit.java:33
              wire last = count == 6'd40;  // Unit.java:34
              Delay_8 delay (.clock(clock), .in(word), .late(delay_late));  // Unit.java:33
              assign done = (state == 2'd2) && count[0];  // Unit.java:35
              assign held = delay_late + {2'd0, count};  // Unit.java:36
              assign ready = state == 2'd0;  // Unit.java:37
              always @(posedge clock) begin
                if (ready && go) begin  // Unit.java:38
                  state <= 2'd1;  // Unit.java:38
                  word <= data;  // Unit.java:39
                end else if (state == 2'd1) begin  // Unit.java:40
                  count <= count + 6'd1;  // Unit.java:41
                  if (last) begin  // Unit.java:42
                    state <= 2'd2;  // Unit.java:42
                  end
                end else if (state == 2'd2) begin  // Unit.java:43
                  state <= 2'd0;  // Unit.java:43
                  count <= 6'd3;  // Unit.java:43
                end
                if (reset) begin
                  count <= 6'd3;  // Unit.java:30
                  state <= 2'd0;  // Unit.java:31
                end
              end
            endmodule
            `default_nettype wire
            """;

    private static VerilogDesign design(String... texts) {
        List<VerilogFile> files = new ArrayList<>();
        texts(texts)
                .forEach((name, text) -> files.add(new VerilogFile(
                        name + ".v",
                        text,
                        text.lines()
                                .map(line -> Optional.<org.heddle.hdl.diagnostic.Site>empty())
                                .toList())));
        return new VerilogDesign("Unit", files, List.of());
    }

    private static Map<String, String> texts(String... texts) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String text : texts) {
            all.put(text.substring(text.indexOf("module ") + 7, text.indexOf(" (")), text);
        }
        return all;
    }

    private static List<ComparedModule> compare(VerilogDesign now, Map<String, String> before, String... renamed)
            throws IOException {
        Map<String, String> names = new LinkedHashMap<>();
        Arrays.stream(renamed).forEach(pair -> names.put(pair.split("=")[0], pair.split("=")[1]));
        return new FormerComparison(LIMIT, names).compare(now, before, verdict -> {});
    }

    /** The verdict on the unit alone, its text changed. */
    private static ComparedModule unit(String changed) throws IOException {
        assertThat(changed).isNotEqualTo(UNIT);
        List<ComparedModule> verdicts = compare(design(DELAY, changed), texts(DELAY, UNIT));
        assertThat(verdicts.get(0)).isEqualTo(ComparedModule.of("Delay_8", Standing.SAME_TEXT, ""));
        return verdicts.get(1);
    }

    @Test
    void otherCommentsAndInnerNamesAreTheSameText() throws IOException {
        String other = UNIT.replaceAll("Unit.java:\\d+", "Unit.java:7")
                .replace("count", "passed")
                .replace("word", "kept");
        assertThat(unit(other).standing()).isEqualTo(Standing.SAME_TEXT);
    }

    @Test
    void aNameThatStandsForTwoIsAnotherText() throws IOException {
        ComparedModule verdict = unit(UNIT.replace("assign held = delay_late", "assign held = word"));
        assertThat(verdict.standing()).as(verdict.detail()).isEqualTo(Standing.DIFFERENT);
    }

    @Test
    void anotherExpressionOfTheSameValueIsProvenRegisterByRegister() throws IOException {
        ComparedModule verdict =
                unit(UNIT.replace("count + 6'd1", "6'd2 + count - 6'd1").replace("last", "ends"));
        assertThat(verdict.detail()).isEqualTo("register by register");
        assertThat(verdict.standing()).isEqualTo(Standing.PROVEN);
    }

    @Test
    void aRenamedRegisterInAnotherTextIsProvenRegisterByRegister() throws IOException {
        ComparedModule verdict =
                unit(UNIT.replace("count + 6'd1", "6'd1 + passed").replace("count", "passed"));
        assertThat(verdict).isEqualTo(ComparedModule.of("Unit", Standing.PROVEN, "register by register"));
    }

    @Test
    void aStateMachineOfAnotherCodeIsProvenOverAllRuns() throws IOException {
        String oneHot = UNIT.replace("reg  [1:0] state", "reg  [2:0] state")
                .replaceAll("state == 2'd(\\d)", "state[$1]")
                .replace("state <= 2'd0", "state <= 3'd1")
                .replace("state <= 2'd1", "state <= 3'd2")
                .replace("state <= 2'd2", "state <= 3'd4");
        ComparedModule verdict = unit(oneHot);
        assertThat(verdict.detail()).isEqualTo("all runs from the reset on");
        assertThat(verdict.standing()).isEqualTo(Standing.PROVEN);
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
            {2'd0, count}               | {2'd1, count}               | held
            if (ready && go) begin      | if (ready) begin            | ready
            count == 6'd40              | count == 6'd41              | ready
            count <= 6'd3;  // Unit.java:30 | count <= 6'd2;          | held
            ready = state == 2'd0       | ready = state != 2'd0       | ready
            """)
    void aPlantedDifferenceIsFoundWithTheRunThatShowsIt(String was, String becomes, String output) throws IOException {
        ComparedModule verdict = unit(UNIT.replace(was, becomes));
        assertThat(verdict.standing()).as(verdict.detail()).isEqualTo(Standing.DIFFERENT);
        assertThat(verdict.counterexample()).isNotNull();
        assertThat(verdict.counterexample().inputs())
                .hasSize(verdict.counterexample().cycle() + 1);
        assertThat(verdict.counterexample().text()).contains("differs");
        assertThat(verdict.detail()).contains("behind the reset");
    }

    @Test
    void theRunOfACounterThatEndsLateBeginsWithItsStart() throws IOException {
        Counterexample run =
                unit(UNIT.replace("count == 6'd40", "count == 6'd41")).counterexample();
        assertThat(run).isNotNull();
        // 38 steps from 3 to 41 behind the one that starts it, in which one of both is done.
        assertThat(run.cycle()).isEqualTo(39);
        assertThat(run.inputs().get(0)).containsEntry("go", "0x1");
    }

    @Test
    void aRegisterOnTheOtherEdgeIsNotTheSame() throws IOException {
        assertThat(unit(UNIT.replace("@(posedge clock)", "@(negedge clock)")).standing())
                .isNotIn(Standing.SAME_TEXT, Standing.PROVEN, Standing.BOUNDED);
    }

    @Test
    @Tag("slow")
    void whatAModuleInsideNeverAnswersIsNoDifference() throws IOException {
        // Behind the reset the delayed word is 0 until a word came: an answer of another value cannot come before.
        String before = UNIT.replace("assign held = delay_late", "assign held = (ready ? 8'd0 : delay_late)");
        String sure = DELAY.replace("assign late = kept", "assign late = {kept[7:1], 1'b0}");
        String now = before.replace("8'd0 : delay_late", "8'd0 : {delay_late[7:1], 1'b0}");
        assertThat(compare(design(sure, now), texts(sure, before)).get(1))
                .isEqualTo(ComparedModule.of("Unit", Standing.PROVEN, "all runs from the reset on"));
        assertThat(compare(design(DELAY, now), texts(DELAY, before)).get(1).standing())
                .isEqualTo(Standing.DIFFERENT);
    }

    @Test
    void aDifferenceBehindAMemoryIsFoundAndARenamedMemoryProven() throws IOException {
        String store = """
                module Store (
                  input  wire clock,
                  input  wire write,
                  input  wire [3:0] address,
                  input  wire [7:0] data,
                  output wire [7:0] sum
                );
                  reg  [7:0] words [0:15];
                  wire [7:0] word_read = words[address];
                  assign sum = word_read + 8'd1;
                  always @(posedge clock) begin
                    if (write) begin
                      words[address] <= data;
                    end
                  end
                endmodule
                """;
        assertThat(compare(
                        design(store.replace("words", "cells").replace("word_read + 8'd1", "8'd1 + word_read")),
                        texts(store)))
                .containsExactly(ComparedModule.of("Store", Standing.PROVEN, "register by register"));
        assertThat(compare(design(store.replace("8'd1", "8'd2")), texts(store)))
                .singleElement()
                .satisfies(verdict -> assertThat(verdict.standing()).isEqualTo(Standing.DIFFERENT));
    }

    @Test
    void registersOfTwoClocksThatChangePlacesAreDifferent() throws IOException {
        String pair = """
                module Pair (
                  input  wire clock,
                  input  wire link_clock,
                  input  wire in,
                  output wire first,
                  output wire second
                );
                  reg  early;
                  reg  late;
                  assign first = early;
                  assign second = late;
                  always @(posedge clock) begin
                    early <= in;
                  end
                  always @(posedge link_clock) begin
                    late <= in;
                  end
                endmodule
                """;
        String exchanged = pair.replace("early <= in", "other <= in")
                .replace("late <= in", "early <= in")
                .replace("other <= in", "late <= in");
        ComparedModule verdict = compare(design(exchanged), texts(pair)).get(0);
        assertThat(verdict.standing()).as(verdict.detail()).isEqualTo(Standing.DIFFERENT);
        String named = pair.replace("early", "a_").replace("late", "b_").replace("a_ <= in", "a_ <= !(!in)");
        assertThat(compare(design(named), texts(pair)).get(0).standing()).isEqualTo(Standing.PROVEN);
        String inverted = pair.replace("early <= in", "early <= !in").replace("= early", "= !early");
        assertThat(compare(design(inverted), texts(pair)).get(0).standing())
                .isNotIn(Standing.SAME_TEXT, Standing.UNKNOWN);
    }

    @Test
    void changedPortsAreNamed() throws IOException {
        ComparedModule verdict = unit(
                UNIT.replace("input  wire [7:0] data", "input  wire [6:0] data").replace("ready ", "free "));
        assertThat(verdict.standing()).isEqualTo(Standing.PORTS_CHANGED);
        assertThat(verdict.detail()).isEqualTo("data is input of 7 bits, was input of 8, ready is gone, free is new");
    }

    @Test
    void aModuleWithMoreParametersIsStillTheSameAndOneOfAnotherClassIsIfItIsSaid() throws IOException {
        List<ComparedModule> parameters = compare(
                design(DELAY.replace("Delay_8", "Delay_8_true"), UNIT.replace("Delay_8", "Delay_8_true")),
                texts(DELAY, UNIT));
        assertThat(parameters)
                .extracting(ComparedModule::standing)
                .containsExactly(Standing.SAME_TEXT, Standing.SAME_TEXT);
        assertThat(parameters.get(0).detail()).isEqualTo("was Delay_8");
        VerilogDesign renamed = design(DELAY.replace("Delay_8", "Late_8"), UNIT.replace("Delay_8", "Late_8"));
        assertThat(compare(renamed, texts(DELAY, UNIT), "Delay_8=Late_8"))
                .extracting(ComparedModule::standing)
                .containsExactly(Standing.SAME_TEXT, Standing.SAME_TEXT);
    }

    @Test
    void aModuleThatWentIntoItsParentIsGoneAndTheParentProven() throws IOException {
        String flat = UNIT.replace("wire [7:0] delay_late", "reg  [7:0] delay_late")
                .replaceFirst(" +Delay_8 delay[^\\n]*\\n", "")
                .replace("if (ready && go) begin", "delay_late <= word;\n    if (ready && go) begin");
        List<ComparedModule> verdicts = compare(design(flat), texts(DELAY, UNIT));
        assertThat(verdicts)
                .extracting(ComparedModule::module, ComparedModule::standing)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("Unit", Standing.PROVEN),
                        org.assertj.core.groups.Tuple.tuple("Delay_8", Standing.GONE));
    }

    @Test
    void aModuleThatIsOnlyNowIsNew() throws IOException {
        assertThat(compare(design(DELAY, UNIT), texts(UNIT)))
                .extracting(ComparedModule::standing)
                .containsExactly(Standing.NEW, Standing.SAME_TEXT);
    }

    @Test
    void whatCannotBeProvenInTimeIsUnknown() throws IOException {
        FormerComparison hurried = new FormerComparison(Duration.ofMillis(1), Map.of());
        ComparedModule verdict = hurried.compare(
                        design(DELAY, UNIT.replace("count + 6'd1", "6'd1 + count")), texts(DELAY, UNIT), known -> {})
                .get(1);
        assertThat(verdict.standing()).isEqualTo(Standing.UNKNOWN);
        assertThat(verdict.fails()).isTrue();
    }

    @Test
    void twoDesignsWithoutACommonModuleAreRefused() {
        assertThatThrownBy(() -> compare(design(UNIT), texts(DELAY)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no module of Unit is among those of before (Delay_8")
                .hasMessageContaining("give the folder of the same top");
    }

    @Test
    void verilogInAnotherFormIsRefusedByName() {
        String strange = DELAY.replaceFirst(
                "(?s)always @\\(posedge clock\\) begin.*?\n  end\n", "always @(posedge clock) late <= in;\n");
        assertThat(strange).isNotEqualTo(DELAY);
        assertThatThrownBy(() -> compare(design(DELAY, UNIT), texts(strange, UNIT)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Delay_8.v: a block or a declaration has no end")
                .hasMessageContaining("as ./heddle generate writes it");
    }
}
