package org.heddle.verify.beside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A small unit of two clocks beside what it was. */
class BesideShellTest {
    private static final int CYCLES = 3_000;
    private static final String UNIT = """
            module Unit (
              input  wire clock,
              input  wire reset,
              input  wire link_clock,
              input  wire link_reset,
              input  wire [7:0] in_data,
              input  wire in_valid,
              output wire in_ready,
              output wire [69:0] sum,
              output wire done
            );
              reg  [69:0] total;
              reg  [5:0] count;
              reg  waits;
              reg  link_bit;
              assign in_ready = !waits;
              assign sum = total;
              assign done = link_bit;
              always @(posedge clock) begin
                if (in_valid && in_ready) begin
                  total <= {total[61:0], in_data} + 70'd3;
                  waits <= 1'b1;
                end else begin
                  count <= count + 6'd1;
                  waits <= count != 6'd30 && waits;
                end
                if (reset) begin
                  total <= 70'd0;
                  count <= 6'd0;
                  waits <= 1'b0;
                end
              end
              always @(posedge link_clock) begin
                link_bit <= waits;
                if (link_reset) begin
                  link_bit <= 1'b0;
                end
              end
            endmodule
            """;

    private static VerilogDesign unit() {
        return new VerilogDesign(
                "Unit",
                List.of(new VerilogFile(
                        "Unit.v",
                        UNIT,
                        UNIT.lines().map(line -> Optional.<Site>empty()).toList())),
                List.of(
                        new VerilogPort("clock", Direction.INPUT, 1, Role.CLOCK),
                        new VerilogPort("reset", Direction.INPUT, 1, Role.RESET),
                        new VerilogPort("link_clock", Direction.INPUT, 1, Role.CLOCK),
                        new VerilogPort("link_reset", Direction.INPUT, 1, Role.RESET),
                        new VerilogPort("in_data", Direction.INPUT, 8, Role.DATA),
                        new VerilogPort("in_valid", Direction.INPUT, 1, Role.DATA),
                        new VerilogPort("in_ready", Direction.OUTPUT, 1, Role.DATA),
                        new VerilogPort("sum", Direction.OUTPUT, 70, Role.DATA),
                        new VerilogPort("done", Direction.OUTPUT, 1, Role.DATA)));
    }

    private static BesideTally run(String before, boolean[] ended) {
        StringBuilder others = new StringBuilder();
        BesideTally tally = new BesideTally(others::append);
        SimulationOptions options =
                SimulationOptions.defaults().initial(InitialState.ZERO).output(tally);
        VerilogDesign both = new BesideShell("Unit", "Unit", Map.of("Unit", before)).in(unit());
        ended[0] = new RandomInputs(both, options).run(7, CYCLES);
        assertThat(others).isEmpty();
        return tally;
    }

    @Test
    void theSameUnitRunsToTheEndAndItsOutputsMove() {
        boolean[] ended = new boolean[1];
        BesideTally tally = run(UNIT.replace("total", "all").replace("count", "passed"), ended);
        assertThat(tally.difference()).isEmpty();
        assertThat(ended[0]).isTrue();
        assertThat(tally.cycles()).isBetween(CYCLES - (long) BesideShell.UNTOLD_CYCLES, CYCLES + 2L);
        assertThat(tally.changes()).containsOnlyKeys("in_ready", "sum", "done");
        // Each word takes 64 cycles or less, is seen at each output, and does not come in quiet times.
        assertThat(tally.changes().values())
                .allSatisfy(changes -> assertThat(changes).isBetween(10L, 400L));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
            70'd3                       | 70'd5                 | sum
            if (in_valid && in_ready)   | if (in_ready)         | in_ready
            count != 6'd30              | count != 6'd31        | in_ready
            total <= 70'd0              | total <= 70'd1        | sum
            in_ready = !waits           | in_ready = waits      | in_ready
            link_bit <= waits           | link_bit <= !waits    | done
            """)
    void aPlantedDifferenceStopsTheRunAndIsNamed(String was, String becomes, String output) {
        boolean[] ended = new boolean[1];
        BesideTally tally = run(UNIT.replace(was, becomes), ended);
        assertThat(ended[0]).isFalse();
        assertThat(tally.difference()).hasValueSatisfying(difference -> {
            assertThat(difference.output()).isEqualTo(output);
            assertThat(difference.now()).isNotEqualTo(difference.before());
            assertThat(difference.cycle()).isBetween(0L, (long) CYCLES);
        });
    }

    @Test
    void aUnitOfOtherPortsIsRefusedByThePortsName() {
        BesideShell shell =
                new BesideShell("Unit", "Unit", Map.of("Unit", UNIT.replace("[7:0] in_data", "[6:0] in_data")));
        assertThatThrownBy(() -> shell.in(unit()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("port in_data of Unit is not what it was before");
        assertThatThrownBy(() -> new BesideShell("Unit", "Unit", Map.of("Other", UNIT)))
                .hasMessageContaining("before there was no module Unit", "--renamed OLD=Unit");
    }
}
