package org.heddle.cosim.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Runs tests that fail, and reads what they report. */
class FailureReportTest {
    @TempDir
    Path folder;

    /** Tests that are run by the tests below. */
    static final class Samples {
        @HardwareTest
        void counterIsWrong(TestBench bench) {
            Simulation sim = bench.open(Designs.counter());
            sim.reset(2);
            sim.poke(sim.port("enable"), true);
            sim.step(20);
            sim.poke(sim.port("enable"), false);
            sim.settle();
            sim.expect(sim.port("next"), 21);
        }

        @HardwareTest
        void assertionFails(TestBench bench) {
            Simulation sim = bench.open(Designs.of(
                    "asserting", """
                    module asserting(input clock, input reset, input go, output reg [3:0] n);
                      always @(posedge clock) begin
                        if (reset) n <= 4'd0;
                        else if (go) n <= n + 4'd1;
                        if (!reset && n == 4'd3) $error("n is three");
                      end
                    endmodule
                    """, Designs.clock(), Designs.reset(), Designs.in("go", 1), Designs.out("n", 4)));
            sim.reset(1);
            sim.poke(sim.port("go"), true);
            sim.step(100);
        }

        @HardwareTest
        void dependsOnTheProcess(TestBench bench) {
            VerilogDesign moody = Designs.of("moody", """
                    module moody(input clock, output reg [7:0] n);
                      initial n = 8'd0;
                      always @(posedge clock) begin
                        n <= n + 8'($c("(getenv(\\"HEDDLE_MOODY\\") ? 2 : 1)"));
                        if (n == 8'd4) $c("setenv(\\"HEDDLE_MOODY\\", \\"1\\", 1);");
                      end
                    endmodule
                    """, Designs.clock(), Designs.out("n", 8));
            Simulation sim = bench.open(moody, bench.options().inThisProcess()); // another has no such memory
            sim.step(5);
            sim.expect(sim.port("n"), 100);
        }

        @HardwareTest
        void closesItsSimulationItself(TestBench bench) {
            try (Simulation sim = bench.open(Designs.counter())) {
                sim.step(3);
                sim.expect(sim.port("next"), 300);
            }
        }

        @HardwareTest
        void pokesAnOutput(TestBench bench) {
            Simulation sim = bench.open(Designs.counter());
            sim.step(3);
            sim.poke("next", 1);
        }

        @HardwareTest(anyInitialState = true)
        void everythingIsReset(TestBench bench) {
            Simulation sim = bench.open(Designs.counter());
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sim.step(100);
        }

        @HardwareTest(anyInitialState = true)
        void aPayloadIsNotReset(TestBench bench) {
            Simulation sim = bench.open(payload("age > 3'd2"));
            sim.reset(1);
            sim.poke("sink_ready", 1);
            sim.step(6);
        }

        @HardwareTest(anyInitialState = true)
        void aPayloadIsOfferedBeforeItIsWritten(TestBench bench) {
            Simulation sim = bench.open(payload("age > 3'd1"));
            sim.reset(1);
            sim.poke("sink_ready", 1);
            sim.step(6);
        }

        @HardwareTest(anyInitialState = true)
        void oneRegisterIsNotReset(TestBench bench) {
            Simulation sim = bench.open(forgetful());
            sim.reset(1);
            sim.step(6);
        }
    }

    /** Register "hidden" is never reset; it is the payload of a stream, which is valid or not. */
    private static VerilogDesign payload(String valid) {
        return Designs.of(
                "payload",
                """
                module payload(input clock, input reset, output sink_valid, input sink_ready, output [7:0] sink_data);
                  reg [7:0] hidden;
                  reg [2:0] age;
                  assign sink_valid = %s;
                  assign sink_data = hidden;
                  always @(posedge clock) begin
                    if (reset) age <= 3'd0;
                    else age <= age + 3'd1;
                    if (age == 3'd2) hidden <= 8'd7;
                  end
                endmodule
                """.formatted(valid),
                Designs.clock(),
                Designs.reset(),
                Designs.out("sink_valid", 1),
                Designs.in("sink_ready", 1),
                Designs.out("sink_data", 8));
    }

    /** Register "hidden" is never reset, and reaches the output four cycles after the reset. */
    private static VerilogDesign forgetful() {
        return Designs.of("forgetful", """
                module forgetful(input clock, input reset, output [7:0] seen);
                  reg [7:0] hidden;
                  reg [2:0] age;
                  assign seen = age == 3'd4 ? hidden : 8'd0;
                  always @(posedge clock) begin
                    if (reset) age <= 3'd0;
                    else age <= age + 3'd1;
                  end
                endmodule
                """, Designs.clock(), Designs.reset(), Designs.out("seen", 8));
    }

    private List<Event> failuresOf(String method, Map<String, String> parameters) {
        return EngineTestKit.engine("junit-jupiter")
                .configurationParameters(parameters)
                .configurationParameter(HardwareTestRun.FOLDER, folder.toString())
                .selectors(selectMethod(Samples.class, method, TestBench.class.getName()))
                .execute()
                .testEvents()
                .failed()
                .list();
    }

    private Throwable failureOf(String method, Map<String, String> parameters) {
        return failuresOf(method, parameters)
                .get(0)
                .getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow();
    }

    private String reportOf(String method) {
        return failureOf(method, Map.of()).getMessage();
    }

    private Path waveFile(String method, String top) {
        String seed = Seeds.text(Seeds.of(Samples.class.getName() + "#" + method, 0));
        return folder.resolve(Samples.class.getName())
                .resolve(method + "-" + seed)
                .resolve(top + ".fst");
    }

    @Test
    void showsLineCycleSeedTextWaveformAndHowToReproduceIt() throws IOException {
        Throwable failure = failureOf("counterIsWrong", Map.of());
        int line = failure.getStackTrace().length == 0 ? 0 : lineIn(failure);
        Path waveFile = waveFile("counterIsWrong", "counter");
        String seed = Seeds.text(Seeds.of(Samples.class.getName() + "#counterIsWrong", 0));
        // The counter shows 0 before cycle 3, the first one that is enabled: n - 2 before cycle n.
        assertThat(failure.getMessage()).isEqualTo("""
                next: expected 21 (0x15), was 20 (0x14) at cycle 22
                hardware test with seed %s
                  failed at FailureReportTest.java:%d
                  "counter" was at cycle 22 (220000 ps)
                    the last cycles, each column just before the rising edge, the last one at the end; hexadecimal:
                      cycle   6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22
                      next    5 6 7 8 9  a  b  c  d  e  f  10 11 12 13 14 .
                      enable  1 . . . .  .  .  .  .  .  .  .  .  .  .  .  0
                      count   4 5 6 7 8  9  a  b  c  d  e  f  10 11 12 13 14
                      unchanged: reset=0
                    waveform of cycles 0 to 22, replayed from the recorded inputs: %s
                  reproduce: ./heddle test '%s#counterIsWrong' -Dheddle.seed=%s""".formatted(seed, line, waveFile, Samples.class.getName(), seed));
        assertThat(endOf(waveFile)).isEqualTo(225_000);
    }

    private static int lineIn(Throwable failure) {
        for (StackTraceElement frame : failure.getStackTrace()) {
            if (frame.getClassName().equals(Samples.class.getName())) {
                return frame.getLineNumber();
            }
        }
        throw new AssertionError(failure);
    }

    /** End time in the header of an FST file. */
    private static long endOf(Path waveFile) throws IOException {
        return ByteBuffer.wrap(Files.readAllBytes(waveFile)).getLong(17);
    }

    @Test
    void theWaveformMayBeLimitedToTheLastCycles() throws IOException {
        Throwable failure = failureOf("counterIsWrong", Map.of(HardwareTestRun.WAVE_CYCLES, "5"));
        assertThat(failure.getMessage()).contains("waveform of cycles 17 to 22");
        byte[] header = Files.readAllBytes(waveFile("counterIsWrong", "counter"));
        assertThat(ByteBuffer.wrap(header).getLong(9)).as("start").isEqualTo(170_000);
        assertThat(failureOf("counterIsWrong", Map.of(HardwareTestRun.WAVE_CYCLES, "0"))
                        .getMessage())
                .doesNotContain("waveform")
                .contains("reproduce: ");
    }

    @Test
    void aFailedAssertionOfTheDesignIsReplayedToItsEdge() {
        // One cycle of reset, three that count; the fourth sees three.
        assertThat(reportOf("assertionFails"))
                .contains("\"asserting\" was at cycle 5 ")
                .contains("cycle  0 1 2 3 4 5\n")
                .contains("reset  1 0 . . . .\n")
                .contains("go     0 1 . . . .\n")
                .doesNotContain("DOES NOT");
    }

    @Test
    void aReplayThatDoesNotEndAlikeIsReportedAsSuch() {
        assertThat(reportOf("dependsOnTheProcess"))
                .contains("THE REPLAY DOES NOT END AS THE RUN DID, so text and waveform may mislead:"
                        + " at cycle 5 n is 5 (0x5) in the run and 10 (0xa) in the replay");
    }

    @Test
    void aSimulationThatTheTestClosedIsNotReplayed() {
        assertThat(reportOf("closesItsSimulationItself"))
                .contains("no replay: the simulation of \"counter\" is closed")
                .contains("reproduce: ");
    }

    @Test
    void aCallThatIsRefusedIsNotReplayed() {
        assertThat(reportOf("pokesAnOutput"))
                .contains("port \"next\" is an output of \"counter\"", "\"counter\" was at cycle 3", "reproduce: ")
                .doesNotContain("waveform");
    }

    @Test
    void aDesignThatResetsEverythingPassesTheComparisonOfInitialStates() {
        assertThat(failuresOf("everythingIsReset", Map.of())).isEmpty();
    }

    @Test
    void thePayloadOfAStreamCountsWhileItIsValid() {
        assertThat(failuresOf("aPayloadIsNotReset", Map.of())).isEmpty();
        assertThat(failureOf("aPayloadIsOfferedBeforeItIsWritten", Map.of()))
                .hasMessageContaining(
                        "output \"sink_data\" of \"payload\" depends on state that is never reset: in cycle 3");
    }

    @Test
    void aForgottenResetIsFoundByComparingInitialStates() {
        // Age is 0 before cycle 1, the first one after the reset, and 4 before cycle 5.
        Throwable failure = failureOf("oneRegisterIsNotReset", Map.of());
        assertThat(failure)
                .hasMessageContaining(
                        "output \"seen\" of \"forgetful\" depends on state that is never reset: in cycle 5")
                .hasMessageContaining("and 0x0 after starting from all zeros");
        assertThat(failure.getMessage()).contains("seen ");
    }
}
