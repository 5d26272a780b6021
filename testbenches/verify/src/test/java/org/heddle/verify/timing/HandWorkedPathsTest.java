package org.heddle.verify.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.heddle.verify.timing.TimingReport.EndCount;
import org.heddle.verify.timing.part.Family;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Paths of small circuits, added up by hand from the delays of docs/timing.md. A net with one load takes 0.61 ns, one with two 0.62.
 */
@Tag("slow")
class HandWorkedPathsTest {
    private static final double CLOCK_TO_Q = 0.52;
    private static final double SETUP = 0.05;
    private static final double LUT = 0.24;
    private static final double ONE_LOAD = 0.61;
    private static final double TWO_LOADS = 0.62;

    @TempDir
    private Path cache;

    private TimingReport times(String verilog) throws IOException {
        return new Timed(cache).verilog(verilog, "clock");
    }

    private static double worst(TimingReport report) {
        return report.betweenRegisters().get(0).worstNanoseconds();
    }

    private static void isSum(TimingReport report, double sum) {
        assertThat(worst(report)).isCloseTo(sum, within(0.0051));
    }

    @Test
    void aChainOfLuts() throws IOException {
        TimingReport report = times("""
                module t(input clock, input d, output reg q);
                  reg r; wire x, y, z;
                  LUT4 #(.INIT(16'h5555)) one (.A(r), .B(1'b0), .C(1'b0), .D(1'b0), .Z(x));
                  LUT4 #(.INIT(16'h5555)) two (.A(x), .B(1'b0), .C(1'b0), .D(1'b0), .Z(y));
                  LUT4 #(.INIT(16'h5555)) three (.A(y), .B(1'b0), .C(1'b0), .D(1'b0), .Z(z));
                  always @(posedge clock) begin r <= d; q <= z; end
                endmodule
                """);
        isSum(report, CLOCK_TO_Q + 3 * (ONE_LOAD + LUT) + ONE_LOAD + SETUP);
        assertThat(report.betweenRegisters().get(0).endPoints()).isEqualTo(1);
        assertThat(report.result().clocks().get(0).endPoints())
                .as("both registers and the output")
                .isEqualTo(3);
    }

    @Test
    void aCarryChainOfSixteenBits() throws IOException {
        TimingReport report = times("""
                module t(input clock, input [15:0] a, b, output reg [15:0] s);
                  reg [15:0] x, y;
                  always @(posedge clock) begin x <= a; y <= b; s <= x + y; end
                endmodule
                """);
        double carry = 0.45 + 6 * 0.07 + 0.27;
        isSum(report, CLOCK_TO_Q + ONE_LOAD + carry + ONE_LOAD + SETUP);
        assertThat(report.paths().get(0).cells()).isEqualTo(Map.of("CCU2C", 8));
    }

    @Test
    void aWideMultiplexer() throws IOException {
        TimingReport report = times("""
                module t(input clock, input [3:0] d, input [1:0] s, output reg q);
                  reg [3:0] r; reg [1:0] t; wire a, b, c, e, f, g, h;
                  LUT4 #(.INIT(16'h5555)) l0 (.A(r[0]), .B(1'b0), .C(1'b0), .D(1'b0), .Z(a));
                  LUT4 #(.INIT(16'h5555)) l1 (.A(r[1]), .B(1'b0), .C(1'b0), .D(1'b0), .Z(b));
                  LUT4 #(.INIT(16'h5555)) l2 (.A(r[2]), .B(1'b0), .C(1'b0), .D(1'b0), .Z(c));
                  LUT4 #(.INIT(16'h5555)) l3 (.A(r[3]), .B(1'b0), .C(1'b0), .D(1'b0), .Z(e));
                  PFUMX p0 (.ALUT(a), .BLUT(b), .C0(t[0]), .Z(f));
                  PFUMX p1 (.ALUT(c), .BLUT(e), .C0(t[0]), .Z(g));
                  L6MUX21 m (.D0(f), .D1(g), .SD(t[1]), .Z(h));
                  always @(posedge clock) begin r <= d; t <= s; q <= h; end
                endmodule
                """);
        isSum(report, CLOCK_TO_Q + ONE_LOAD + LUT + 0.10 + 0.14 + ONE_LOAD + SETUP);
    }

    @Test
    void theSelectOfAWideMultiplexer() throws IOException {
        TimingReport report = times("""
                module t(input clock, input [1:0] s, output reg q);
                  reg [1:0] t; wire f, g, h; wire a, b;
                  LUT4 #(.INIT(16'h5555)) l0 (.A(t[1]), .B(1'b0), .C(1'b0), .D(1'b0), .Z(a));
                  LUT4 #(.INIT(16'h5555)) l1 (.A(a), .B(1'b0), .C(1'b0), .D(1'b0), .Z(b));
                  PFUMX p0 (.ALUT(1'b0), .BLUT(1'b1), .C0(b), .Z(f));
                  PFUMX p1 (.ALUT(1'b1), .BLUT(1'b0), .C0(b), .Z(g));
                  L6MUX21 m (.D0(f), .D1(g), .SD(t[0]), .Z(h));
                  always @(posedge clock) begin t <= s; q <= h; end
                endmodule
                """);
        isSum(report, CLOCK_TO_Q + 2 * (ONE_LOAD + LUT) + TWO_LOADS + 0.15 + 0.14 + ONE_LOAD + SETUP);
    }

    @Test
    void aBlockRamWhoseRegisterStandsBehindIt() throws IOException {
        String ram = """
                module t(input clock, input [8:0] at, input [35:0] d, input write, output reg [35:0] q);
                  reg [35:0] words [0:511]; reg [8:0] address; reg [35:0] read, data; reg w;
                  always @(posedge clock) begin
                    address <= at; data <= d; w <= write;
                    if (w) words[address] <= data;
                    else read <= words[address];
                    q <= read;
                  end
                endmodule
                """;
        TimingReport slow = times(ram);
        assertThat(slow.result().blockRams()).isEqualTo(1);
        isSum(slow, 5.7 + ONE_LOAD + SETUP);
        TimingReport fast =
                new Timed(cache).verilog(ram, new TimingRequest(Family.ECP5, "8", Timed.periods(10, "clock"), 0));
        assertThat(worst(fast)).isCloseTo(4.3 + 0.36 + SETUP, within(0.0051));
    }

    @Test
    void aMultiplierWithoutRegistersOfItsOwn() throws IOException {
        TimingReport report = times("""
                module t(input clock, input [15:0] a, b, output reg [31:0] p);
                  reg [15:0] x, y;
                  always @(posedge clock) begin x <= a; y <= b; p <= x * y; end
                endmodule
                """);
        assertThat(report.result().multipliers()).isEqualTo(1);
        isSum(report, CLOCK_TO_Q + ONE_LOAD + 4.0 + ONE_LOAD + SETUP);
    }

    @Test
    void noMoreThanSixtyLoadsCount() throws IOException {
        for (int loads : new int[] {40, 60, 100}) {
            TimingReport report = times("""
                    module t(input clock, input s, input [%1$d:0] d, output reg [%1$d:0] q);
                      reg r; reg [%1$d:0] x;
                      always @(posedge clock) begin r <= s; x <= d; q <= {%2$d{r}} ^ x; end
                    endmodule
                    """.formatted(loads - 1, loads));
            isSum(report, CLOCK_TO_Q + 0.6 + 0.01 * Math.min(loads, 60) + LUT + ONE_LOAD + SETUP);
        }
    }

    @Test
    void aMemoryOfLutsFromItsAddressOn() throws IOException {
        TimingReport report = times("""
                module t(input clock, input [3:0] at, to, input [3:0] d, output reg [3:0] q);
                  reg [3:0] words [0:15]; reg [3:0] address;
                  always @(posedge clock) begin address <= at; words[to] <= d; q <= words[address]; end
                endmodule
                """);
        isSum(report, CLOCK_TO_Q + ONE_LOAD + 0.24 + ONE_LOAD + SETUP);
    }

    @Test
    void registersStandAroundTheTop() throws IOException {
        TimingReport report = times("""
                module t(input clock, input d, output q, output through);
                  reg r; wire x;
                  LUT4 #(.INIT(16'h5555)) one (.A(d), .B(1'b0), .C(1'b0), .D(1'b0), .Z(x));
                  LUT4 #(.INIT(16'h5555)) two (.A(d), .B(1'b0), .C(1'b0), .D(1'b0), .Z(through));
                  always @(posedge clock) r <= x;
                  assign q = r;
                endmodule
                """);
        assertThat(report.betweenRegisters()).containsExactly(new EndCount("clock", 0, 0, 0));
        assertThat(report.result().clocks().get(0).endPoints()).isEqualTo(3);
        assertThat(report.result().clocks().get(0).worstNanoseconds())
                .isCloseTo(CLOCK_TO_Q + TWO_LOADS + LUT + ONE_LOAD + SETUP, within(0.0051));
        assertThat(report.paths()).anySatisfy(path -> {
            assertThat(path.end()).startsWith("output through");
            assertThat(path.start()).startsWith("input d");
        });
    }

    @Test
    void aLaterInputDoesNotHideARegistersPath() throws IOException {
        TimingReport report = times("""
                module t(input clock, input d, e, output reg q);
                  reg r; wire x, y;
                  LUT4 #(.INIT(16'h5555)) one (.A(d), .B(1'b0), .C(1'b0), .D(1'b0), .Z(x));
                  LUT4 #(.INIT(16'h8888)) two (.A(x), .B(r), .C(1'b0), .D(1'b0), .Z(y));
                  always @(posedge clock) begin r <= e; q <= y; end
                endmodule
                """);
        isSum(report, CLOCK_TO_Q + ONE_LOAD + LUT + ONE_LOAD + SETUP);
        assertThat(report.betweenRegisters().get(0).endPoints()).isEqualTo(1);
        assertThat(report.result().clocks().get(0).worstNanoseconds())
                .isCloseTo(CLOCK_TO_Q + 2 * (ONE_LOAD + LUT) + ONE_LOAD + SETUP, within(0.0051));
    }

    @Test
    void anInputBelongsToTheClockOfWhatItReachesAndAnOutputToWhatReachesIt() throws IOException {
        TimingReport report = new Timed(cache).verilog("""
                module t(input clock, input other, input d, e, f, output q, p, output reg s);
                  reg r; wire x;
                  LUT4 #(.INIT(16'h8888)) one (.A(d), .B(r), .C(1'b0), .D(1'b0), .Z(q));
                  LUT4 #(.INIT(16'h5555)) two (.A(d), .B(1'b0), .C(1'b0), .D(1'b0), .Z(p));
                  always @(posedge clock) r <= f;
                  always @(posedge other) s <= e;
                endmodule
                """, "clock", "other");
        assertThat(report.result().clocks()).anySatisfy(clock -> {
            assertThat(clock.name()).isEqualTo("clock");
            assertThat(clock.endPoints()).as("r, q and p").isEqualTo(3);
            assertThat(clock.worstNanoseconds())
                    .isCloseTo(CLOCK_TO_Q + TWO_LOADS + LUT + ONE_LOAD + SETUP, within(0.0051));
        });
        assertThat(report.result().clocks()).anySatisfy(clock -> {
            assertThat(clock.name()).isEqualTo("other");
            assertThat(clock.endPoints()).as("s and its output").isEqualTo(2);
            assertThat(clock.worstNanoseconds()).isCloseTo(CLOCK_TO_Q + ONE_LOAD + SETUP, within(0.0051));
        });
    }

    @Test
    void aPathJustWithinThePeriodDoesNotFail() throws IOException {
        String verilog = "module t(input clock, input d, output reg q); reg r;"
                + " always @(posedge clock) begin r <= d; q <= r; end endmodule";
        double exact = CLOCK_TO_Q + ONE_LOAD + SETUP;
        TimingRequest fits = new TimingRequest(Family.ECP5, "6", Timed.periods(exact, "clock"), 0);
        TimingRequest misses = new TimingRequest(Family.ECP5, "6", Timed.periods(exact - 0.01, "clock"), 0);
        assertThat(new Timed(cache).verilog(verilog, fits).passes()).isTrue();
        TimingReport late = new Timed(cache).verilog(verilog, misses);
        assertThat(late.passes()).isFalse();
        assertThat(late.result().clocks().get(0).failing()).isEqualTo(3);
    }
}
