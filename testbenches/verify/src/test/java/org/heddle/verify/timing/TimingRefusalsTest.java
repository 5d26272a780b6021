package org.heddle.verify.timing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.heddle.verify.timing.part.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever would hide a path is refused by name. */
class TimingRefusalsTest {
    @TempDir
    private Path cache;

    private void refuses(String verilog, String... words) {
        assertThatThrownBy(() -> new Timed(cache).verilog(verilog, "clock"))
                .isInstanceOf(TimingException.class)
                .hasMessageContainingAll(words);
    }

    @Test
    void aBlackBox() {
        refuses("""
                (* blackbox *) module secret(input a, output z); endmodule
                module t(input clock, input d, output reg q);
                  wire x; secret inside (.a(d), .z(x));
                  always @(posedge clock) q <= x;
                endmodule
                """, "cell inside is a secret", "ecp5.delays", "give its delays there");
    }

    @Test
    void aCellWithoutADelay() {
        refuses("""
                module t(input clock, input d, output reg q);
                  wire x; DELAYG slow (.A(d), .Z(x));
                  always @(posedge clock) q <= x;
                endmodule
                """, "cell slow is a DELAYG");
    }

    @Test
    void aPinWithoutADelay() {
        refuses("""
                module t(input clock, input [17:0] a, b, c, output reg q);
                  wire p;
                  MULT18X18D half (.A0(a[0]), .B0(b[0]), .C0(c[0]), .CLK0(clock), .P0(p));
                  always @(posedge clock) q <= p;
                endmodule
                """, "of half, a MULT18X18D", "has no delay in ecp5.delays");
    }

    @Test
    void aMultiplierWithRegistersAtOneSide() {
        refuses("""
                module t(input clock, input [17:0] a, b, output reg q);
                  wire p;
                  MULT18X18D #(.REG_INPUTA_CLK("CLK0")) half (.A0(a[0]), .B0(b[0]), .CLK0(clock), .P0(p));
                  always @(posedge clock) q <= p;
                endmodule
                """, "of half, a MULT18X18D", "REG_INPUTA_CLK=CLK0");
    }

    @Test
    void aLoop() {
        refuses("""
                module t(input clock, input d, output reg q);
                  wire x, y;
                  LUT4 #(.INIT(16'h8888)) one (.A(y), .B(d), .C(1'b0), .D(1'b0), .Z(x));
                  LUT4 #(.INIT(16'h5555)) two (.A(x), .B(1'b0), .C(1'b0), .D(1'b0), .Z(y));
                  always @(posedge clock) q <= x;
                endmodule
                """, "goes round without a register", "one", "two");
    }

    @Test
    void aLatch() {
        refuses("""
                module t(input clock, input open, input d, output reg q);
                  reg l;
                  always @* if (open) l = d;
                  always @(posedge clock) q <= l;
                endmodule
                """, "goes round without a register");
    }

    @Test
    void aClockMadeOfLogic() {
        refuses("""
                module t(input clock, input d, output reg q);
                  reg half;
                  always @(posedge clock) half <= !half;
                  always @(posedge half) q <= d;
                endmodule
                """, "is no input of t", "use the clock itself and an enable");
    }

    @Test
    void theOtherEdge() {
        refuses("""
                module t(input clock, input d, output reg q);
                  always @(negedge clock) q <= d;
                endmodule
                """, "CLKMUX=INV", "hold for", "CLKMUX");
    }

    @Test
    void aClockThatIsData() {
        refuses("""
                module t(input clock, input d, output reg q);
                  always @(posedge clock) q <= d ^ clock;
                endmodule
                """, "clock clock is data");
    }

    @Test
    void aNetThatNothingDrives() {
        Netlist.Cell lut = new Netlist.Cell(
                "one",
                "LUT4",
                "",
                Map.of(),
                List.of(new Netlist.Pin("A", false, new int[] {0}), new Netlist.Pin("Z", true, new int[] {1})));
        Netlist netlist =
                new Netlist("t", List.of(new Netlist.Port("q", false, new int[] {1})), List.of(lut), List.of(), 2);
        assertThatThrownBy(() -> GraphBuilder.of(netlist, DelayTable.of(Family.ECP5, "")))
                .isInstanceOf(TimingException.class)
                .hasMessageContaining("net 0 of t is driven by nothing");
    }

    @Test
    void clocksThatAreMissingOrUnknown() {
        String verilog = "module t(input clock, input d, output reg q); always @(posedge clock) q <= d; endmodule";
        assertThatThrownBy(() -> new Timed(cache).verilog(verilog))
                .isInstanceOf(TimingException.class)
                .hasMessage("clock clock of t has no period: say --clock clock=MHZ");
        assertThatThrownBy(() -> new Timed(cache).verilog(verilog, "clock", "clok"))
                .isInstanceOf(TimingException.class)
                .hasMessage("t has no clock 'clok'. Its clocks are: clock.");
        refuses("module t(input d, output q); assign q = d; endmodule", "has no clock");
    }

    @Test
    void whatYosysRefuses() {
        refuses(
                "module t(input clock); missing inside (.clock(clock)); endmodule",
                "yosys cannot synthesise t",
                "missing");
    }
}
