package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.verilog.VerilogDesign;

class StreamAgentsTest {
    /** One register between two streams of a 70-bit and a 5-bit field; with a fault, it forgets what it owes. */
    private static VerilogDesign stage(String top, String fault) {
        return Designs.of(
                top,
                """
                module %s(
                  input clock, input reset,
                  input [69:0] rx_data_word, input [4:0] rx_data_tag, input rx_valid, output rx_ready,
                  output reg [69:0] tx_data_word, output reg [4:0] tx_data_tag, output reg tx_valid, input tx_ready);
                  reg [2:0] n;
                  assign rx_ready = !tx_valid || tx_ready;
                  always @(posedge clock) begin
                    n <= reset ? 3'd0 : n + 3'd1;
                    if (reset) tx_valid <= 1'b0;
                    else if (rx_ready) begin
                      tx_valid <= rx_valid;
                      tx_data_word <= rx_data_word;
                      tx_data_tag <= rx_data_tag;
                    end else begin
                      if (n == 3'd7) begin %s end
                    end
                  end
                endmodule
                """.formatted(top, fault),
                Designs.clock(),
                Designs.reset(),
                Designs.in("rx_data_word", 70),
                Designs.in("rx_data_tag", 5),
                Designs.in("rx_valid", 1),
                Designs.out("rx_ready", 1),
                Designs.out("tx_data_word", 70),
                Designs.out("tx_data_tag", 5),
                Designs.out("tx_valid", 1),
                Designs.in("tx_ready", 1));
    }

    private record Bench(Simulation sim, StreamSource source, StreamSink sink) {
        static Bench on(Simulation sim, StallProfile sending, StallProfile taking, long seed) {
            StreamPorts rx = StreamPorts.of(sim, "rx");
            StreamPorts tx = StreamPorts.of(sim, "tx");
            sim.add(StreamChecker.on(rx));
            sim.add(StreamChecker.on(tx));
            return new Bench(
                    sim, sim.add(StreamSource.on(rx, sending, seed)), sim.add(StreamSink.on(tx, taking, seed + 1)));
        }

        List<long[]> sendRandom(int beats, TestBench bench) {
            List<long[]> sent = new ArrayList<>();
            for (int i = 0; i < beats; i++) {
                long[] beat = {
                    bench.random().nextLong(),
                    bench.random().nextLong(64),
                    bench.random().nextLong(32)
                };
                sent.add(beat);
                source.send(beat);
            }
            return sent;
        }
    }

    @HardwareTest(seeds = 2, timeoutCycles = 20_000)
    void everyBeatArrivesOnceInOrderUnderEveryPairOfStalls(TestBench bench) {
        for (StallProfile sending : StallProfile.values()) {
            for (StallProfile taking : StallProfile.values()) {
                if (sending != StallProfile.ALWAYS && taking != StallProfile.ALWAYS) {
                    Simulation sim = bench.open(stage("stage", ""));
                    Bench agents = Bench.on(sim, sending, taking, bench.seed());
                    List<long[]> sent = agents.sendRandom(100, bench);
                    sim.reset(2);
                    sim.runUntil("all beats taken", () -> agents.sink().count() == 100)
                            .within(4000);
                    assertThat(agents.sink().beats()).usingRecursiveComparison().isEqualTo(sent);
                    assertThat(agents.source().isDone()).isTrue();
                }
            }
        }
    }

    @HardwareTest
    void withoutStallsABeatMovesInEveryCycle(TestBench bench) {
        Simulation sim = bench.open(stage("stage", ""));
        Bench agents = Bench.on(sim, StallProfile.NEVER, StallProfile.NEVER, bench.seed());
        agents.sendRandom(100, bench);
        sim.reset(2);
        long cycles = sim.runUntil("all beats taken", () -> agents.sink().count() == 100)
                .within(200);
        assertThat(cycles).isEqualTo(101);
    }

    @HardwareTest
    void theOrderOfTheAgentsMakesNoDifference(TestBench bench) {
        List<Long> arrivals = new ArrayList<>();
        for (boolean sinkFirst : new boolean[] {false, true}) {
            Simulation sim = bench.open(stage("stage", ""));
            StreamSource source = StreamSource.on(StreamPorts.of(sim, "rx"), StallProfile.RANDOM_HALF, bench.seed());
            StreamSink sink = StreamSink.on(StreamPorts.of(sim, "tx"), StallProfile.RANDOM_HALF, bench.seed() + 1);
            sim.add(sinkFirst ? sink : source);
            sim.add(sinkFirst ? source : sink);
            for (int i = 0; i < 50; i++) {
                source.send(i, 0, i % 32);
            }
            sim.reset(2);
            arrivals.add(
                    sim.runUntil("all beats taken", () -> sink.count() == 50).within(1000));
        }
        assertThat(arrivals.get(0)).isEqualTo(arrivals.get(1));
    }

    @HardwareTest(seeds = 3)
    void streamsOfAComponentAreDrivenByTheirOwnObjects(TestBench bench) {
        Design<Queue<UInt>> design = Heddle.elaborate(() -> new Queue<>(Types.uint(16), 5));
        Queue<UInt> dut = design.component();
        Simulation sim = bench.open(design);
        StreamSource source = sim.add(StreamSource.on(sim, dut.enqueue, StallProfile.RANDOM_HALF));
        StreamSink sink = sim.add(StreamSink.on(sim, dut.dequeue, StallProfile.RANDOM_HALF));
        sim.add(StreamChecker.on(sim, dut.enqueue));
        sim.add(StreamChecker.on(sim, dut.dequeue));
        sim.add(Always.that(sim, "count within depth", () -> sim.peek(dut.count) <= 5));
        List<Long> sent = bench.random().longs(200, 0, 1 << 16).boxed().toList();
        sent.forEach(source::send);
        sim.reset(1);
        sim.runUntil("all beats through", () -> sink.count() == 200).within(2000);
        assertThat(sink.values()).isEqualTo(sent);
        assertThat(source.taken()).isEqualTo(200);
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void aDesignThatDropsValidIsCaught(TestBench bench) {
        Simulation sim = bench.open(stage("dropper", "tx_valid <= 1'b0;"));
        Bench agents = Bench.on(sim, StallProfile.NEVER, StallProfile.SEVEN_IN_EIGHT, bench.seed());
        agents.sendRandom(100, bench);
        sim.reset(2);
        assertThatThrownBy(() -> sim.step(1000))
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching("stream \"tx\": valid fell in cycle \\d+ before ready took the beat 0x.*");
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void aDesignThatChangesAStalledPayloadIsCaught(TestBench bench) {
        Simulation sim = bench.open(stage("changer", "tx_data_tag <= ~tx_data_tag;"));
        Bench agents = Bench.on(sim, StallProfile.NEVER, StallProfile.SEVEN_IN_EIGHT, bench.seed());
        agents.sendRandom(100, bench);
        sim.reset(2);
        assertThatThrownBy(() -> sim.step(1000))
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching("stream \"tx\": the payload changed in cycle \\d+ from 0x.* to 0x.*");
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void aWaitThatFailsSaysWhatEachAgentWaitsFor(TestBench bench) {
        Simulation sim = bench.open(stage("stage", ""));
        Bench agents = Bench.on(sim, StallProfile.NEVER, StallProfile.ALWAYS, bench.seed());
        agents.sendRandom(5, bench);
        sim.reset(1);
        assertThatThrownBy(() -> sim.runUntil(
                                "all beats taken", () -> agents.sink().count() == 5)
                        .within(50))
                .isInstanceOf(CycleLimitException.class)
                .hasMessage("waited 50 cycles for all beats taken, until cycle 51 of \"stage\""
                        + "\n  source of rx waits for 4 more beats to be taken, after 1"
                        + "\n  sink of tx waits for beats, after 0");
    }

    @HardwareTest
    void aBrokenInvariantNamesItsCycle(TestBench bench) {
        Simulation sim = bench.open(Designs.counter());
        sim.poke(sim.port("enable"), true);
        sim.add(Always.that(sim, "count below 5", () -> sim.peek(sim.port("count")) < 5));
        sim.reset(1);
        assertThatThrownBy(() -> sim.step(100)).hasMessage("always count below 5: broken in cycle 6");
    }

    @HardwareTest
    void misplacedAgentsAndBeatsAreRefused(TestBench bench) {
        Simulation sim = bench.open(stage("stage", ""));
        assertThatThrownBy(() -> StreamSource.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1))
                .hasMessage("stream \"tx\" is an output of \"stage\": a source needs an input");
        assertThatThrownBy(() -> StreamPorts.of(sim, "ty")).hasMessageContaining("no port \"ty_valid\"");
        StreamSource source = StreamSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
        assertThatThrownBy(() -> source.send(1, 2)).hasMessage("a beat of stream \"rx\" has 3 words: this one has 2");
    }
}
