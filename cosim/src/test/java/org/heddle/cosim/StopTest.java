package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.stop.HardwareStoppedException.Reason;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

/** Nothing a design does ends the JVM. */
class StopTest {
    private final List<String> printed = new ArrayList<>();
    private final SimulationOptions options = SimulationOptions.defaults().output(printed::add);

    /** Counts to 5, then does something in line 5. */
    private static VerilogDesign atFive(String top, String action) {
        return Designs.of(top, """
                module %s(input clock, input reset, output reg [7:0] count);
                  always @(posedge clock) begin
                    if (reset) count <= 8'd0;
                    else count <= count + 8'd1;
                    if (!reset && count == 8'd5) begin %s end
                  end
                endmodule
                """.formatted(top, action), Designs.clock(), Designs.reset(), Designs.out("count", 8));
    }

    private HardwareStoppedException stop(Simulation sim) {
        return catchThrowableOfType(HardwareStoppedException.class, () -> sim.step(100));
    }

    @Test
    void fatalGivesCycleJavaLineAndText() {
        VerilogDesign design = atFive("fatality", "$fatal(1, \"count is %0d\", count);");
        try (Simulation sim = Simulation.open(design, options)) {
            sim.reset(1);
            HardwareStoppedException stop = stop(sim);
            assertThat(stop.reason()).isEqualTo(Reason.ASSERTION);
            assertThat(stop.cycle()).isEqualTo(7);
            assertThat(stop.site()).contains(new Site("Fatality.java", 105));
            assertThat(stop)
                    .hasMessageContaining("\"fatality\" in cycle 7 at Fatality.java:105 (fatality.v:5)")
                    .hasMessageContaining("count is 5");
            sim.expect(sim.port("count"), 6);
        }
    }

    @Test
    void stopEndsTheRunInItsCycleAndForGood() {
        try (Simulation sim = Simulation.open(atFive("stopper", "$display(\"enough\"); $stop;"), options)) {
            sim.reset(1);
            HardwareStoppedException first = stop(sim);
            assertThat(first.reason()).isEqualTo(Reason.ASSERTION);
            assertThat(first).hasMessageContaining("enough");
            assertThat(printed).containsExactly("enough\n");
            assertThatThrownBy(sim::step)
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessage(first.getMessage());
            assertThat(sim.cycle()).isEqualTo(7);
        }
    }

    @Test
    void finishIsReportedAsSuch() {
        try (Simulation sim = Simulation.open(atFive("finisher", "$finish;"), options)) {
            sim.reset(1);
            HardwareStoppedException stop = stop(sim);
            assertThat(stop.reason()).isEqualTo(Reason.FINISH);
            assertThat(stop).hasMessageContaining("$finish ended \"finisher\" in cycle 7 at Finisher.java:105");
        }
    }

    @Test
    void anErrorOutranksAFinishOfTheSameCycle() {
        try (Simulation sim = Simulation.open(atFive("both", "$finish; $error(\"bad\");"), options)) {
            sim.reset(1);
            assertThat(stop(sim).reason()).isEqualTo(Reason.ASSERTION);
        }
    }

    @Test
    void aCppExceptionIsCaught() {
        VerilogDesign design = atFive("thrower", "$c(\"throw std::runtime_error(\\\"boom\\\");\");");
        try (Simulation sim = Simulation.open(design, options)) {
            sim.reset(1);
            HardwareStoppedException stop = stop(sim);
            assertThat(stop.reason()).isEqualTo(Reason.EXCEPTION);
            assertThat(stop).hasMessageContaining("boom");
            assertThatThrownBy(sim::step).isInstanceOf(HardwareStoppedException.class);
        }
    }

    @Test
    void aCombinationalLoopThatDoesNotSettleIsCaught() {
        VerilogDesign loop = Designs.of("looper", """
                module looper(input go, output a);
                  wire b;
                  assign a = go & ~b;
                  assign b = a;
                endmodule
                """, Designs.in("go", 1), Designs.out("a", 1));
        try (Simulation sim = Simulation.open(loop, options.listener((kind, message) -> {}))) {
            sim.poke(sim.port("go"), true);
            HardwareStoppedException stop = catchThrowableOfType(HardwareStoppedException.class, sim::settle);
            assertThat(stop.reason()).isEqualTo(Reason.FATAL);
            assertThat(stop).hasMessageContaining("did not converge");
        }
    }

    @Test
    void oneInstanceStopsAndAnotherGoesOn() {
        VerilogDesign design = atFive("stopper", "$display(\"enough\"); $stop;");
        try (Simulation stopped = Simulation.open(design, options);
                Simulation held = Simulation.open(design, options)) {
            stopped.reset(1);
            held.poke(held.port("reset"), true);
            assertThat(stop(stopped)).isNotNull();
            held.step(1000);
            assertThat(held.cycle()).isEqualTo(1000);
        }
    }

    @Test
    void printedTextArrivesInOrderAndComplete() {
        VerilogDesign design = Designs.of("printer", """
                module printer(input clock);
                  reg [31:0] n = 32'd0;
                  always @(posedge clock) begin
                    n <= n + 32'd1;
                    $display("line %0d", n);
                  end
                endmodule
                """, Designs.clock());
        try (Simulation sim = Simulation.open(design, options)) {
            sim.step(50_000);
            assertThat(sim.cycle()).isEqualTo(50_000);
        }
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 50_000; i++) {
            expected.append("line ").append(i).append('\n');
        }
        assertThat(String.join("", printed)).isEqualTo(expected.toString());
        assertThat(printed.size()).isGreaterThan(1);
    }

    /**
     * Printed text of more than 64 KiB, an interrupt and a close end a native loop by one word. That the loop looks at it in each
     * cycle is what bounds their time: the text of the fifth cycle is delivered in that cycle, not at the end of a million.
     */
    @Test
    void everyNativeLoopLooksInEachCycleWhetherItIsToEnd() {
        VerilogDesign design =
                atFive("talker", "repeat (2000) $display(\"as long as a line of text that is worth its name\");");
        List<Long> cycles = new ArrayList<>();
        Simulation[] open = new Simulation[1];
        SimulationOptions told = SimulationOptions.defaults()
                .cycleLimit(10_000_000)
                .output(text -> {
                    if (text.length() > 64 * 1024) {
                        cycles.add(open[0].cycle());
                    }
                });
        for (boolean watches : new boolean[] {false, true}) {
            try (Simulation sim = Simulation.open(design, told)) {
                open[0] = sim;
                sim.reset(1);
                if (watches) {
                    assertThatThrownBy(
                                    () -> sim.runUntil(sim.port("reset").is(1)).within(3 * 256))
                            .isInstanceOf(CycleLimitException.class);
                } else {
                    sim.step(3 * 256);
                }
            }
        }
        assertThat(cycles).containsExactly(7L, 7L + 256, 7L + 512, 7L, 7L + 256, 7L + 512);
    }
}
