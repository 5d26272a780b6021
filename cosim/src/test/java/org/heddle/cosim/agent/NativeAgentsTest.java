package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Replay;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;

class NativeAgentsTest {
    private static final int BEATS = 120;

    /** One register between two streams of 70 bits; ready goes through combinationally. A second clock counts. */
    private static VerilogDesign stage() {
        return Designs.of(
                "register_stage",
                """
                module register_stage(input clock, input reset, input other,
                  input [69:0] rx_data, input rx_valid, output rx_ready,
                  output reg [69:0] tx_data, output reg tx_valid, input tx_ready, output reg [7:0] others);
                  assign rx_ready = !tx_valid || tx_ready;
                  always @(posedge other) others <= others + 8'd1;
                  always @(posedge clock) begin
                    if (reset) tx_valid <= 1'b0;
                    else if (rx_ready) begin
                      tx_valid <= rx_valid;
                      tx_data <= rx_data;
                    end
                  end
                endmodule
                """,
                Designs.clock(),
                Designs.reset(),
                new VerilogPort("other", Direction.INPUT, 1, Role.CLOCK),
                Designs.in("rx_data", 70),
                Designs.in("rx_valid", 1),
                Designs.out("rx_ready", 1),
                Designs.out("tx_data", 70),
                Designs.out("tx_valid", 1),
                Designs.in("tx_ready", 1),
                Designs.out("others", 8));
    }

    private static Simulation open() {
        return Simulation.open(stage(), SimulationOptions.defaults().seed(7).recording(1 << 20));
    }

    private static long[] beat(int number) {
        return new long[] {Seeds.mix(number), Seeds.mix(~number) >>> 58};
    }

    private static long[] beats() {
        return LongStream.range(0, BEATS)
                .flatMap(i -> LongStream.of(beat((int) i)))
                .toArray();
    }

    private static List<BigInteger> ports(Simulation sim) {
        return sim.ports().stream().map(sim::peekInteger).toList();
    }

    @Test
    void nativeAgentsDoInEveryCycleWhatTheirTwinsInJavaDo() {
        StallProfile[] profiles = StallProfile.values();
        for (int i = 0; i < profiles.length * profiles.length; i++) {
            StallProfile sending = profiles[i / profiles.length];
            StallProfile taking = profiles[i % profiles.length];
            try (Simulation inJava = open();
                    Simulation inNative = open()) {
                StreamSource source = inJava.add(StreamSource.on(StreamPorts.of(inJava, "rx"), sending, i));
                StreamSink sink = inJava.add(StreamSink.on(StreamPorts.of(inJava, "tx"), taking, ~i));
                NativeSource nativeSource = NativeSource.on(StreamPorts.of(inNative, "rx"), sending, i);
                NativeSink nativeSink = NativeSink.on(StreamPorts.of(inNative, "tx"), taking, ~i);
                for (int number = 0; number < BEATS; number++) {
                    source.send(beat(number));
                }
                nativeSource.send(beats());
                for (int cycle = 0; cycle < 200; cycle++) {
                    boolean reset = cycle < 2 || cycle / 3 == 20;
                    for (Simulation sim : List.of(inJava, inNative)) {
                        sim.poke(sim.port("reset"), reset);
                        sim.step();
                    }
                    assertThat(ports(inNative))
                            .as("%s to %s, cycle %d", sending, taking, cycle)
                            .isEqualTo(ports(inJava));
                }
                assertThat(nativeSource.count()).isEqualTo(source.taken());
                assertThat(nativeSink.count()).isEqualTo(sink.count());
                assertThat(nativeSink.drain())
                        .isEqualTo(sink.beats().stream()
                                .flatMapToLong(LongStream::of)
                                .toArray());
            }
        }
    }

    @Test
    void aLongRunDeliversEveryBeatOnceAndInOrder() {
        try (Simulation sim = open()) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.RANDOM_HALF, 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.RANDOM_HALF, 2);
            sim.reset(2);
            for (int round = 0; round < 100; round++) {
                source.send(beats());
            }
            sink.until(100L * BEATS).within(100_000);
            assertThat(source.count()).isEqualTo(100L * BEATS);
            LongStream expected = LongStream.empty();
            for (int round = 0; round < 100; round++) {
                expected = LongStream.concat(expected, LongStream.of(beats()));
            }
            assertThat(sink.drain()).isEqualTo(expected.toArray());
            assertThat(sink.drain()).isEmpty();
        }
    }

    @Test
    void anArrayGetsTheOldestWholeBeatsAndTheRestStays() {
        try (Simulation sim = open()) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            StreamPorts tx = StreamPorts.of(sim, "tx");
            NativeSink sink = NativeSink.on(tx, StallProfile.NEVER, 2);
            sim.reset(2);
            source.send(beats());
            sink.until(BEATS).within(10_000);
            long[] few = new long[3 * tx.words() + tx.words() - 1];
            LongStream.Builder all = LongStream.builder();
            int got = sink.drain(few);
            assertThat(got).isEqualTo(few.length - few.length % tx.words());
            while (got != 0) {
                LongStream.of(few).limit(got).forEach(all);
                got = sink.drain(few);
            }
            assertThat(all.build().toArray()).isEqualTo(beats());
            assertThat(sink.drain(new long[0])).isZero();
        }
    }

    @Test
    void aWaitEndsInTheCycleOfItsLastBeat() {
        try (Simulation sim = open()) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 2);
            sim.reset(1);
            source.send(beats());
            // One cycle to fill the register, then a beat a cycle.
            assertThat(sink.until(10).within(1_000)).isEqualTo(11);
            assertThat(sink.until(10).within(0)).isZero();
            assertThat(sink.count()).isEqualTo(10);
        }
    }

    @Test
    void aWaitThatFailsTellsWhatWentThrough() {
        try (Simulation sim = open()) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 2);
            sim.reset(1);
            source.send(beat(1));
            assertThatThrownBy(() -> sink.until(3).within(50))
                    .isInstanceOf(CycleLimitException.class)
                    .hasMessage("waited 50 cycles for 3 beats at the sink of tx, until cycle 51 of \"register_stage\":"
                            + " 1 went through");
            // The goal is gone with the wait.
            source.send(beats());
            sim.step(20);
            assertThat(sim.cycle()).isEqualTo(71);
        }
    }

    @Test
    void aRunWithNativeAgentsIsRecordedAndReplayed() {
        try (Simulation sim = open()) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.RANDOM_HALF, 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.ONE_IN_EIGHT, 2);
            sim.reset(1);
            source.send(beats());
            sink.until(77).within(1_000);
            try (Replay replay = sim.recording().replay(same -> same)) {
                replay.toEnd();
                assertThat(replay.difference()).isEmpty();
                assertThat(ports(replay.simulation())).isEqualTo(ports(sim));
            }
        }
    }

    @Test
    void agentsOfBothKindsDoNotMix() {
        try (Simulation sim = open()) {
            NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            assertThatThrownBy(() -> sim.add(StreamSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1)))
                    .hasMessage(
                            "\"register_stage\" has native agents: add sink of tx natively too, or all of them in Java");
            assertThatThrownBy(() -> sim.batch(1).run()).hasMessageContaining("without agents");
        }
        try (Simulation sim = open()) {
            sim.add(StreamSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1));
            assertThatThrownBy(() -> NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1))
                    .hasMessageContaining("has agents in Java [sink of tx]");
        }
    }

    @Test
    void misuseIsRefused() {
        Simulation sim = open();
        NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
        NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1);
        assertThatThrownBy(() -> source.send(1)).hasMessageContaining("1 words are no whole number of beats");
        assertThatThrownBy(() -> NativeSink.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1))
                .hasMessageContaining("a sink needs an output");
        sim.close();
        assertThatThrownBy(sink::count).hasMessageContaining("the simulation of \"register_stage\" is closed");
    }
}
