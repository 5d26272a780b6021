package org.heddle.cosim.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.nio.file.Path;
import java.util.Map;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.build.Toolchain;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

class SecondOpinionTest {
    @TempDir
    Path folder;

    /** Two clocks; every register is reset. The second clock samples the first one's count. */
    private static VerilogDesign twoClocks() {
        return Designs.of(
                "two_clocks",
                """
                module two_clocks(input clock, input other, input reset, input [69:0] add, output reg [69:0] sum, output reg [69:0] seen);
                  always @(posedge clock) sum <= reset ? 70'd0 : sum + add;
                  always @(posedge other) seen <= reset ? 70'd0 : sum;
                endmodule
                """,
                Designs.clock(),
                new VerilogPort("other", Direction.INPUT, 1, Role.CLOCK),
                Designs.reset(),
                Designs.in("add", 70),
                Designs.out("sum", 70),
                Designs.out("seen", 70));
    }

    /** The payload is never reset, but only meant while valid is 1; "level" shows a bit of it too early if asked. */
    private static VerilogDesign holder() {
        return Designs.of(
                "holder",
                """
                module holder(input clock, input reset, input put, input [7:0] value, input early,
                  output reg tx_valid, input tx_ready, output reg [7:0] tx_data, output level);
                  assign level = early ? tx_data[0] : tx_valid;
                  always @(posedge clock) begin
                    if (reset) tx_valid <= 1'b0;
                    else if (put) tx_valid <= 1'b1;
                    else if (tx_ready) tx_valid <= 1'b0;
                    if (put) tx_data <= value;
                  end
                endmodule
                """,
                Designs.clock(),
                Designs.reset(),
                Designs.in("put", 1),
                Designs.in("value", 8),
                Designs.in("early", 1),
                Designs.out("tx_valid", 1),
                Designs.in("tx_ready", 1),
                Designs.out("tx_data", 8),
                Designs.out("level", 1));
    }

    /** Verilog leaves open which of the two assignments comes first. */
    private static VerilogDesign racing() {
        return Designs.of("racing", """
                module racing(input clock, input reset, output reg [3:0] n, output reg [3:0] m);
                `ifdef VERILATOR
                  localparam STEP = 4'd1;
                `else
                  localparam STEP = 4'd2;
                `endif
                  always @(posedge clock) begin
                    n <= reset ? 4'd0 : n + 4'd1;
                    m <= reset ? 4'd0 : m + (n == 4'd5 ? STEP : 4'd1);
                  end
                endmodule
                """, Designs.clock(), Designs.reset(), Designs.out("n", 4), Designs.out("m", 4));
    }

    /** Tests that are run by the tests below. */
    static final class Samples {
        @HardwareTest(icarus = true)
        void agrees(TestBench bench) {
            Simulation sim = bench.open(twoClocks(), bench.options().clock("other", new ClockTiming(7_000, 2_000)));
            sim.reset(3);
            for (int i = 0; i < 300; i++) {
                sim.poke("add", bench.random().nextLong());
                sim.step();
            }
        }

        @HardwareTest(icarus = true)
        void showsUnknownPayloadOnlyBesideALowValid(TestBench bench) {
            run(bench, false);
        }

        @HardwareTest(icarus = true)
        void showsAnUnknownBit(TestBench bench) {
            run(bench, true);
        }

        private static void run(TestBench bench, boolean early) {
            Simulation sim = bench.open(holder());
            sim.reset(1);
            sim.step(2);
            sim.poke("early", early ? 1 : 0);
            sim.step(2);
            sim.poke("value", 3);
            sim.poke("put", 1);
            sim.step();
            sim.poke("put", 0);
            sim.poke("tx_ready", 1);
            sim.step(3);
        }

        @HardwareTest
        void dependsOnTheSimulator(TestBench bench) {
            Simulation sim = bench.open(racing());
            sim.reset(1);
            sim.step(10);
        }
    }

    private Events run(String method, Map<String, String> parameters) {
        return EngineTestKit.engine("junit-jupiter")
                .configurationParameters(parameters)
                .configurationParameter(HardwareTestRun.FOLDER, folder.toString())
                .selectors(selectMethod(Samples.class, method, TestBench.class.getName()))
                .execute()
                .testEvents();
    }

    private String reportOf(String method, Map<String, String> parameters) {
        return run(method, parameters)
                .failed()
                .list()
                .get(0)
                .getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow()
                .getMessage();
    }

    @Test
    void aDesignThatBothSimulatorsSeeAlikePassesWithSeveralClocks() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("agrees", Map.of()).assertStatistics(stats -> stats.succeeded(1));
    }

    @Test
    void aPayloadMayBeUnknownWhileNobodyOffersIt() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("showsUnknownPayloadOnlyBesideALowValid", Map.of()).assertStatistics(stats -> stats.succeeded(1));
    }

    @Test
    void anUnknownOutputBehindTheResetIsNamedWithItsCycle() {
        // One cycle of reset, two without, then the early look.
        assertThat(reportOf("showsAnUnknownBit", Map.of()))
                .startsWith(
                        "output \"level\" of \"holder\" is unknown in cycle 3: Icarus Verilog, where state has no value"
                                + " before it is given one, has x, Verilator has ")
                .contains("reproduce: ");
    }

    @Test
    void aPropertyAsksForEveryTestAndADifferenceOfTheSimulatorsIsNamed() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("dependsOnTheSimulator", Map.of()).assertStatistics(stats -> stats.succeeded(1));
        // n is 5 before cycle 6, so m differs from cycle 7 on.
        assertThat(reportOf("dependsOnTheSimulator", Map.of(HardwareTestRun.ICARUS, "")))
                .startsWith("output \"m\" of \"racing\" differs between simulators in cycle 7: Icarus Verilog has 0111,"
                        + " Verilator has 0110");
    }
}
