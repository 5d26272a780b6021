package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Test;

/** Native agents' twins inside the JVM. */
class TwinsInsideTest extends TwinsContract {
    /** A register between two streams. */
    static final class Lane extends Component {
        final Stream<EngineTwinsTest.Beat> rx = in(stream(EngineTwinsTest.Beat.type()));
        final Stream<EngineTwinsTest.Beat> tx = out(stream(EngineTwinsTest.Beat.type()));

        Lane(Reset reset) {
            defaultDomain(reset);
            SkidBuffer<EngineTwinsTest.Beat> buffer = instance("buffer", new SkidBuffer<>(EngineTwinsTest.Beat.type()));
            connect(buffer.source, rx);
            connect(tx, buffer.sink);
        }
    }

    private static Simulation open(Supplier<? extends Component> design) {
        return Simulation.open(
                Heddle.elaborate(design::get),
                SimulationOptions.defaults().seed(7).engine(SimulationEngine.JVM));
    }

    @Override
    Simulation openLane(boolean hasResetActiveLow) {
        Reset reset = Reset.synchronous();
        return open(() -> new Lane(hasResetActiveLow ? reset.activeLow() : reset));
    }

    @Override
    Simulation openRoads() {
        return open(EngineTwinsTest.Roads::new);
    }

    @Override
    Simulation openMemoryRoads() {
        return open(EngineTwinsTest.MemoryRoads::new);
    }

    /** Returns what a sink says that expects a packet, or none, and gets another. */
    private String complaint(List<long[]> sent, List<long[]> expected) {
        try (Simulation sim = openLane(false)) {
            NativePacketSource source = NativePacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            NativePacketSink sink = NativePacketSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 2);
            sim.reset(1);
            if (!expected.isEmpty()) {
                sink.expect(expected.toArray(new long[0][]));
            }
            source.send(sent.toArray(new long[0][]));
            String[] said = new String[1];
            assertThatThrownBy(() -> sim.step(20))
                    .isInstanceOf(HardwareStoppedException.class)
                    .satisfies(thrown -> said[0] = String.valueOf(thrown.getMessage()));
            assertThat(sink.count()).isZero();
            assertThat(sink.open()).isEqualTo(expected.isEmpty() ? 0 : 1);
            return said[0];
        }
    }

    private static long[] beat(long word, boolean last) {
        return new long[] {word, 1, last ? 1 : 0};
    }

    @Test
    void aPacketThatIsNotTheExpectedOneEndsTheRunAndIsTold() {
        List<long[]> two = List.of(beat(5, false), beat(6, true));
        assertThat(complaint(List.of(beat(5, false), beat(7, true)), two))
                .endsWith("stream \"tx\": packet 0, beat 1 of 2: expected 0x6 0x1 0x1, was 0x7 0x1 0x1");
        assertThat(complaint(List.of(beat(5, true)), two)).endsWith("packet 0, beat 0 of 2: the packet ends there");
        assertThat(complaint(List.of(beat(5, false), beat(6, false), beat(7, true)), two))
                .endsWith("packet 0, beat 1 of 2: the packet goes on behind it");
        assertThat(complaint(two, List.of())).endsWith("packet 0, beat 0 0x5 0x1 0x0 was not expected");
    }

    @Test
    void aStalledPayloadThatChangesAndAValidThatFallsAreTold() {
        try (Simulation sim = openLane(false)) {
            stalled(sim);
            sim.poke("rx_data_word", 6);
            assertThatThrownBy(sim::step)
                    .hasMessageContaining(
                            "stream \"rx\": the payload changed in cycle 7 from 0x5 0x0 0x0 to 0x6 0x0 0x0"
                                    + " before ready took it");
        }
        try (Simulation sim = openLane(false)) {
            stalled(sim);
            sim.poke("rx_valid", 0);
            assertThatThrownBy(sim::step)
                    .hasMessageContaining(
                            "stream \"rx\": valid fell in cycle 7 before ready took the beat 0x5 0x0 0x0");
        }
    }

    /** Offers beats that nobody takes at the other end, until one stalls. */
    private static void stalled(Simulation sim) {
        NativeChecker.onAll(sim);
        sim.reset(1);
        sim.poke("rx_data_word", 5);
        sim.poke("rx_valid", 1);
        sim.step(6);
    }
}
