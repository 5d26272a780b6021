package org.heddle.cosim.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.nio.file.Path;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

/** Tests that break a rule nobody asked for in their text, and what they report. */
class InvariantsTest {
    @TempDir
    Path folder;

    /** Offers its count from the fourth cycle behind the reset on, and loses patience after two more. */
    private static VerilogDesign impatient() {
        return Designs.of(
                "impatient",
                """
                module impatient(input clock, input reset, input steady, output tx_valid, input tx_ready, output [7:0] tx_data);
                  reg [7:0] n;
                  assign tx_valid = steady ? n >= 8'd4 : n == 8'd4 || n == 8'd5;
                  assign tx_data = steady ? n : 8'd7;
                  always @(posedge clock) n <= reset ? 8'd0 : n + 8'd1;
                endmodule
                """,
                Designs.clock(),
                Designs.reset(),
                Designs.in("steady", 1),
                Designs.out("tx_valid", 1),
                Designs.in("tx_ready", 1),
                Designs.out("tx_data", 8));
    }

    private static VerilogDesign asserting() {
        return Designs.of("asserting", """
                module asserting(input clock, input reset);
                  always @(posedge clock) if (!reset) $error("no cycle without reset");
                endmodule
                """, Designs.clock(), Designs.reset());
    }

    /** Never takes a beat. */
    private static VerilogDesign closed() {
        return Designs.of(
                "closed",
                """
                module closed(input clock, input reset, input rx_valid, output rx_ready, input [7:0] rx_data);
                  assign rx_ready = 1'b0;
                endmodule
                """,
                Designs.clock(),
                Designs.reset(),
                Designs.in("rx_valid", 1),
                Designs.out("rx_ready", 1),
                Designs.in("rx_data", 8));
    }

    /** Tests that are run by the tests below. */
    static final class Samples {
        @HardwareTest
        void losesPatience(TestBench bench) {
            Simulation sim = bench.open(impatient());
            sim.reset(1);
            sim.step(20);
        }

        @HardwareTest
        void changesItsMind(TestBench bench) {
            Simulation sim = bench.open(impatient());
            sim.poke(sim.port("steady"), true);
            sim.reset(1);
            for (int cycle = 0; cycle < 20; cycle++) {
                sim.step();
            }
        }

        @HardwareTest
        void isTakenInTime(TestBench bench) {
            Simulation sim = bench.open(impatient());
            sim.poke(sim.port("tx_ready"), true);
            sim.reset(1);
            sim.step(20);
        }

        @HardwareTest(without = Invariant.STREAM_RULES)
        void mayLosePatience(TestBench bench) {
            Simulation sim = bench.open(impatient());
            sim.reset(1);
            sim.step(20);
        }

        @HardwareTest
        void catchesTheAssertion(TestBench bench) {
            Simulation sim = bench.open(asserting());
            sim.reset(1);
            assertThatThrownBy(sim::step).isInstanceOf(HardwareStoppedException.class);
            sim.close();
        }

        @HardwareTest(without = Invariant.NOT_ENDED)
        void meansTheAssertion(TestBench bench) {
            Simulation sim = bench.open(asserting());
            sim.reset(1);
            assertThatThrownBy(sim::step).isInstanceOf(HardwareStoppedException.class);
        }

        @HardwareTest
        void leavesBeatsUnsent(TestBench bench) {
            Simulation sim = bench.open(closed());
            StreamSource source = sim.add(StreamSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1));
            source.send(1);
            source.send(2);
            sim.reset(1);
            sim.step(5);
        }

        @HardwareTest
        void leavesNativeBeatsUnsent(TestBench bench) {
            Simulation sim = bench.open(closed());
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            source.send(1, 2, 3);
            sim.reset(1);
            sim.step(5);
        }

        @HardwareTest
        void leavesAProcessWaiting(TestBench bench) {
            Simulation sim = bench.open(closed());
            sim.process("waiting", me -> me.step(100));
            sim.process("echo", me -> me.step(100)).untilTheEnd();
            sim.step(5);
        }

        @HardwareTest
        void hasAHelperUntilTheEnd(TestBench bench) {
            Simulation sim = bench.open(closed());
            sim.process("echo", me -> me.step(100)).untilTheEnd();
            sim.step(5);
        }

        @HardwareTest(without = {Invariant.NOTHING_STUCK, Invariant.NOT_ENDED})
        void meansToLeaveThem(TestBench bench) {
            leavesBeatsUnsent(bench);
        }
    }

    private Events run(String method) {
        return EngineTestKit.engine("junit-jupiter")
                .configurationParameter(HardwareTestRun.FOLDER, folder.toString())
                .selectors(selectMethod(Samples.class, method, TestBench.class.getName()))
                .execute()
                .testEvents();
    }

    private String reportOf(String method) {
        return run(method)
                .failed()
                .list()
                .get(0)
                .getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow()
                .getMessage();
    }

    @Test
    void aStreamThatTakesItsOfferBackEndsTheRunAtThatEdge() {
        // Reset in cycle 0, n is c - 1 in cycle c: an offer in cycles 5 and 6.
        assertThat(reportOf("losesPatience"))
                .startsWith("org.heddle.cosim.stop.HardwareStoppedException: "
                        + "a broken rule ended \"impatient\" in cycle 7: stream \"tx\": valid fell in cycle 7"
                        + " before ready took the beat 0x7\n")
                .contains("waveform of cycles 0 to 7")
                .doesNotContain("DOES NOT");
    }

    @Test
    void aPayloadThatChangesUnderAnOfferEndsTheRun() {
        assertThat(reportOf("changesItsMind"))
                .startsWith("org.heddle.cosim.stop.HardwareStoppedException: "
                        + "a broken rule ended \"impatient\" in cycle 6: stream \"tx\": the payload changed in cycle 6"
                        + " from 0x4 to 0x5 before ready took it\n");
    }

    @Test
    void aStreamThatKeepsItsRulesPasses() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("isTakenInTime").assertStatistics(stats -> stats.succeeded(1));
    }

    @Test
    void anAssertionThatTheTestCaughtFailsItStill() {
        assertThat(reportOf("catchesTheAssertion"))
                .startsWith(
                        "the test passed, but broke an invariant of every hardware test:\n  NOT_ENDED: an assertion")
                .contains("no cycle without reset");
    }

    @Test
    void beatsThatWereNeverTakenFailTheTest() {
        assertThat(reportOf("leavesBeatsUnsent"))
                .contains("NOTHING_STUCK: in cycle 6 of \"closed\" source of rx has 2 more beats to be taken, after 0");
        assertThat(reportOf("leavesNativeBeatsUnsent"))
                .contains("NOTHING_STUCK: in cycle 6 of \"closed\" source of rx has 3 more beats, after 0");
    }

    @Test
    void aProcessThatStillWaitsFailsTheTestUnlessItIsAHelper() {
        assertThat(reportOf("leavesAProcessWaiting"))
                .contains("NOTHING_STUCK: in cycle 5 of \"closed\" the test has process waiting waiting for 100 cycles")
                .doesNotContain("echo");
        run("hasAHelperUntilTheEnd").assertStatistics(stats -> stats.succeeded(1));
    }

    @Test
    void aTestMayDoWithoutAnInvariant() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("mayLosePatience").assertStatistics(stats -> stats.succeeded(1));
        run("meansTheAssertion").assertStatistics(stats -> stats.succeeded(1));
        run("meansToLeaveThem").assertStatistics(stats -> stats.succeeded(1));
    }
}
