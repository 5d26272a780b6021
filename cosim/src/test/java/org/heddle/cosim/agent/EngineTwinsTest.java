package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs native agents on Verilator beside their twins inside the JVM and compares all ports in every cycle. */
class EngineTwinsTest {
    private static final int CYCLES = 600;

    /** Beat of a packet. */
    record Beat(UInt word, Bool last) implements Bundle {
        static BundleType<Beat> type() {
            return bundle(Beat.class, uint(70), bool());
        }
    }

    /** Request to a memory of lines of 80 bits. */
    record Request(Bool write, UInt address, UInt data, UInt mask, UInt tag) implements Bundle {
        static BundleType<Request> type() {
            return bundle(Request.class, bool(), uint(40), uint(80), uint(10), uint(6));
        }
    }

    /** Answer of that memory. */
    record Answer(UInt data, UInt tag) implements Bundle {
        static BundleType<Answer> type() {
            return bundle(Answer.class, uint(80), uint(6));
        }
    }

    /** A road to a link and one behind it. */
    static final class Roads extends Component {
        final Stream<Beat> rx = in(stream(Beat.type()));
        final Stream<Beat> out = out(stream(Beat.type()));
        final Stream<Beat> in = in(stream(Beat.type()));
        final Stream<Beat> tx = out(stream(Beat.type()));

        Roads() {
            SkidBuffer<Beat> there = instance("there", new SkidBuffer<>(Beat.type()));
            SkidBuffer<Beat> back = instance("back", new SkidBuffer<>(Beat.type()));
            connect(there.source, rx);
            connect(out, there.sink);
            connect(back.source, in);
            connect(tx, back.sink);
        }
    }

    /** A road to a memory and one behind it. */
    static final class MemoryRoads extends Component {
        final Stream<Request> command = in(stream(Request.type()));
        final Stream<Request> request = out(stream(Request.type()));
        final Stream<Answer> response = in(stream(Answer.type()));
        final Stream<Answer> result = out(stream(Answer.type()));

        MemoryRoads() {
            SkidBuffer<Request> there = instance("there", new SkidBuffer<>(Request.type()));
            SkidBuffer<Answer> back = instance("back", new SkidBuffer<>(Answer.type()));
            connect(there.source, command);
            connect(request, there.sink);
            connect(back.source, response);
            connect(result, back.sink);
        }
    }

    private static final Design<Roads> ROADS = Heddle.elaborate(Roads::new);
    private static final Design<MemoryRoads> MEMORY = Heddle.elaborate(MemoryRoads::new);

    private static Simulation open(Design<?> design, SimulationEngine engine) {
        return Simulation.open(design, SimulationOptions.defaults().seed(7).engine(engine));
    }

    private static void compareCycles(Simulation native1, Simulation inside, String what) {
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            boolean reset = cycle < 2 || cycle == 300;
            for (Simulation sim : List.of(native1, inside)) {
                sim.poke(sim.port("reset"), reset);
                sim.step();
            }
            assertThat(ports(inside)).as("%s, cycle %d", what, cycle).isEqualTo(ports(native1));
        }
    }

    private static List<BigInteger> ports(Simulation sim) {
        return sim.ports().stream().map(sim::peekInteger).toList();
    }

    private static long[][] packet(int number) {
        long[][] beats = new long[1 + number % 5][];
        for (int i = 0; i < beats.length; i++) {
            beats[i] = new long[] {Seeds.mix(number * 16L + i), Seeds.mix(~(number * 16L + i)) >>> 58, 0};
        }
        return beats;
    }

    /** A link between the roads, with a source before and a sink behind it. */
    private static final class LinkBench {
        final NativeFaultyLink link;
        final NativeSink sink;

        LinkBench(Simulation sim, LinkModel model) {
            NativePacketSource source = NativePacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.ONE_IN_EIGHT, 1);
            link = NativeFaultyLink.between(StreamPorts.of(sim, "out"), StreamPorts.of(sim, "in"), model, 3);
            sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.RANDOM_HALF, 2);
            for (int i = 0; i < 100; i++) {
                source.send(packet(i));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void linksCarryAndFailAlike(FaultyLink.Fault fault) {
        LinkModel model = LinkModel.reliable(7, 2, 12).with(0.3, fault);
        try (Simulation verilator = open(ROADS, SimulationEngine.VERILATOR);
                Simulation jvm = open(ROADS, SimulationEngine.JVM)) {
            LinkBench outside = new LinkBench(verilator, model);
            LinkBench inside = new LinkBench(jvm, model);
            compareCycles(verilator, jvm, model.toString());
            assertThat(inside.link.faults()).isEqualTo(outside.link.faults());
            assertThat(inside.link.faults().get(fault)).as("%s", fault).isPositive();
            assertThat(inside.link.count()).isEqualTo(outside.link.count()).isPositive();
            assertThat(inside.link.open()).isEqualTo(outside.link.open());
            assertThat(inside.sink.count()).isEqualTo(outside.sink.count());
        }
    }

    @Test
    void memoriesAnswerAlike() {
        List<MemoryTiming> timings = List.of(
                MemoryTiming.IDEAL,
                new MemoryTiming(9, 1, 8, 16),
                new MemoryTiming(5, 3, 4, 4),
                new MemoryTiming(1, 2, 2, 1));
        for (MemoryTiming timing : timings) {
            try (Simulation verilator = open(MEMORY, SimulationEngine.VERILATOR);
                    Simulation jvm = open(MEMORY, SimulationEngine.JVM)) {
                NativeHostMemory outside = memory(verilator, timing);
                NativeHostMemory inside = memory(jvm, timing);
                compareCycles(verilator, jvm, timing.toString());
                assertThat(inside.count()).isEqualTo(outside.count()).isGreaterThan(100);
                assertThat(inside.open()).isEqualTo(outside.open());
                for (int address = 0; address < 16; address++) {
                    assertThat(inside.readDirectly(address)).isEqualTo(outside.readDirectly(address));
                }
            }
        }
    }

    private static NativeHostMemory memory(Simulation sim, MemoryTiming timing) {
        NativeSource source = NativeSource.on(StreamPorts.of(sim, "command"), StallProfile.ONE_IN_EIGHT, 1);
        NativeHostMemory memory =
                NativeHostMemory.on(StreamPorts.of(sim, "request"), StreamPorts.of(sim, "response"), timing, 3);
        NativeSink.on(StreamPorts.of(sim, "result"), StallProfile.ONE_IN_EIGHT, 2);
        memory.writeDirectly(5, 77, 8);
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 400; i++) {
            source.send(
                    random.nextInt(2),
                    random.nextInt(16),
                    random.nextLong(),
                    random.nextInt(1 << 16),
                    random.nextInt(1 << 10),
                    i % 64);
        }
        return memory;
    }

    @Test
    void packetSinksAcceptAlike() {
        try (Simulation verilator = open(ROADS, SimulationEngine.VERILATOR);
                Simulation jvm = open(ROADS, SimulationEngine.JVM)) {
            NativePacketSink outside = expecting(verilator, 40);
            NativePacketSink inside = expecting(jvm, 40);
            compareCycles(verilator, jvm, "packets");
            assertThat(inside.count()).isEqualTo(outside.count()).isEqualTo(40);
            assertThat(inside.open()).isZero();
        }
    }

    private static NativePacketSink expecting(Simulation sim, int packets) {
        NativePacketSource source = NativePacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
        NativePacketSink sink = NativePacketSink.on(StreamPorts.of(sim, "out"), StallProfile.RANDOM_HALF, 2);
        sim.reset(1);
        for (int i = 0; i < packets; i++) {
            source.send(packet(i));
            sink.expect(packet(i));
        }
        return sink;
    }

    @Test
    void aWrongPacketIsToldInTheSameWords() {
        assertThat(complaint(SimulationEngine.JVM, 1, 2))
                .isEqualTo(complaint(SimulationEngine.VERILATOR, 1, 2))
                .contains("packet 0, beat 0 of 3: expected");
        assertThat(complaint(SimulationEngine.JVM, 6, 1))
                .isEqualTo(complaint(SimulationEngine.VERILATOR, 6, 1))
                .contains("packet 0, beat 0 of 2: expected");
        assertThat(complaint(SimulationEngine.JVM, 1, -1))
                .isEqualTo(complaint(SimulationEngine.VERILATOR, 1, -1))
                .contains("was not expected");
    }

    /** Returns what a sink says that gets one packet and expects another, or none. */
    private static String complaint(SimulationEngine engine, int sent, int expected) {
        try (Simulation sim = open(ROADS, engine)) {
            NativePacketSource source = NativePacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            NativePacketSink sink = NativePacketSink.on(StreamPorts.of(sim, "out"), StallProfile.NEVER, 2);
            sim.reset(1);
            source.send(packet(sent));
            if (expected >= 0) {
                sink.expect(packet(expected));
            }
            String[] said = new String[1];
            assertThatThrownBy(() -> sim.step(50)).satisfies(thrown -> said[0] = String.valueOf(thrown.getMessage()));
            return said[0];
        }
    }
}
