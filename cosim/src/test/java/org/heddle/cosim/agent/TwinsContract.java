package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;

/** Runs each native agent beside its twin in Java and compares all ports in every cycle, on the engine that opens the designs. */
abstract class TwinsContract {
    private static final int CYCLES = 600;

    /** Opens a register between two streams of packets, {@code rx} and {@code tx}. */
    abstract Simulation openLane(boolean hasResetActiveLow);

    /** Opens two of them, from {@code rx} to {@code out} and from {@code in} to {@code tx}. */
    abstract Simulation openRoads();

    /** Opens a register for requests, {@code command} to {@code request}, and one for answers, {@code response} to {@code result}. */
    abstract Simulation openMemoryRoads();

    private static void compareCycles(Simulation inJava, Simulation inNative, String what) {
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            boolean reset = cycle < 2 || cycle == 300;
            for (Simulation sim : List.of(inJava, inNative)) {
                VerilogPort port = reset(sim);
                sim.poke(sim.port(port.name()), reset != (port.role() == Role.RESET_ACTIVE_LOW));
                sim.step();
            }
            assertThat(ports(inNative)).as("%s, cycle %d", what, cycle).isEqualTo(ports(inJava));
        }
    }

    private static VerilogPort reset(Simulation sim) {
        return sim.design().ports().stream()
                .filter(port -> port.role().isReset())
                .findFirst()
                .orElseThrow();
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

    @Test
    void packetsPauseAndArriveAlike() {
        packetsPauseAndArriveAlike(false);
    }

    @Test
    void aResetThatIsActiveLowActsAlike() {
        packetsPauseAndArriveAlike(true);
    }

    private void packetsPauseAndArriveAlike(boolean hasResetActiveLow) {
        for (StallProfile profile : StallProfile.values()) {
            try (Simulation inJava = openLane(hasResetActiveLow);
                    Simulation inNative = openLane(hasResetActiveLow)) {
                PacketSource source = inJava.add(PacketSource.on(StreamPorts.of(inJava, "rx"), profile, 1));
                StreamSink sink = inJava.add(StreamSink.on(StreamPorts.of(inJava, "tx"), profile, 2));
                NativePacketSource nativeSource = NativePacketSource.on(StreamPorts.of(inNative, "rx"), profile, 1);
                NativeSink nativeSink = NativeSink.on(StreamPorts.of(inNative, "tx"), profile, 2);
                for (int i = 0; i < 60; i++) {
                    source.send(packet(i));
                    nativeSource.send(packet(i));
                }
                compareCycles(inJava, inNative, profile.toString());
                assertThat(nativeSource.beats().count()).isEqualTo(source.taken());
                assertThat(nativeSink.count()).isEqualTo(sink.count());
            }
        }
    }

    @Test
    void scoreboardsAcceptAlike() {
        try (Simulation inJava = openLane(false);
                Simulation inNative = openLane(false)) {
            PacketSource source = PacketSource.on(StreamPorts.of(inJava, "rx"), StallProfile.NEVER, 1);
            PacketSink sink = PacketSink.on(StreamPorts.of(inJava, "tx"), StallProfile.RANDOM_HALF, 2);
            NativePacketSource nativeSource =
                    NativePacketSource.on(StreamPorts.of(inNative, "rx"), StallProfile.NEVER, 1);
            NativePacketSink nativeSink =
                    NativePacketSink.on(StreamPorts.of(inNative, "tx"), StallProfile.RANDOM_HALF, 2);
            inJava.add(source);
            inJava.add(sink);
            inJava.reset(1);
            inNative.reset(1);
            for (int i = 0; i < 40; i++) {
                source.send(packet(i));
                sink.expect(packet(i));
                nativeSource.send(packet(i));
                nativeSink.expect(packet(i));
            }
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                inJava.step();
                inNative.step();
                assertThat(ports(inNative)).isEqualTo(ports(inJava));
            }
            assertThat(sink.count()).isEqualTo(40);
            assertThat(nativeSink.count()).isEqualTo(40);
            assertThat(nativeSink.open()).isZero();
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
            try (Simulation inJava = openMemoryRoads();
                    Simulation inNative = openMemoryRoads()) {
                StreamSource source =
                        inJava.add(StreamSource.on(StreamPorts.of(inJava, "command"), StallProfile.ONE_IN_EIGHT, 1));
                HostMemory memory = inJava.add(HostMemory.on(
                        StreamPorts.of(inJava, "request"), StreamPorts.of(inJava, "response"), timing, 3));
                StreamSink sink =
                        inJava.add(StreamSink.on(StreamPorts.of(inJava, "result"), StallProfile.ONE_IN_EIGHT, 2));
                NativeSource nativeSource =
                        NativeSource.on(StreamPorts.of(inNative, "command"), StallProfile.ONE_IN_EIGHT, 1);
                NativeHostMemory nativeMemory = NativeHostMemory.on(
                        StreamPorts.of(inNative, "request"), StreamPorts.of(inNative, "response"), timing, 3);
                NativeSink nativeSink = NativeSink.on(StreamPorts.of(inNative, "result"), StallProfile.ONE_IN_EIGHT, 2);
                memory.writeDirectly(5, 77, 8);
                nativeMemory.writeDirectly(5, 77, 8);
                SplittableRandom random = new SplittableRandom(4);
                for (int i = 0; i < 400; i++) {
                    long[] request = {
                        random.nextInt(2),
                        random.nextInt(16),
                        random.nextLong(),
                        random.nextInt(1 << 16),
                        random.nextInt(1 << 10),
                        i % 64
                    };
                    source.send(request);
                    nativeSource.send(request);
                }
                compareCycles(inJava, inNative, timing.toString());
                assertThat(nativeMemory.count()).isEqualTo(memory.count()).isGreaterThan(100);
                for (int address = 0; address < 16; address++) {
                    assertThat(nativeMemory.readDirectly(address)).isEqualTo(memory.readDirectly(address));
                }
                assertThat(nativeSink.count()).isEqualTo(sink.count());
            }
        }
    }

    @Test
    void linksCarryAndFailAlike() {
        LinkModel plain = LinkModel.reliable(7, 2, 12);
        for (FaultyLink.Fault fault : FaultyLink.Fault.values()) {
            LinkModel model = plain.with(0.3, fault);
            try (Simulation inJava = openRoads();
                    Simulation inNative = openRoads()) {
                PacketSource source =
                        inJava.add(PacketSource.on(StreamPorts.of(inJava, "rx"), StallProfile.ONE_IN_EIGHT, 1));
                FaultyLink link = inJava.add(
                        FaultyLink.between(StreamPorts.of(inJava, "out"), StreamPorts.of(inJava, "in"), model, 3));
                StreamSink sink = inJava.add(StreamSink.on(StreamPorts.of(inJava, "tx"), StallProfile.RANDOM_HALF, 2));
                NativePacketSource nativeSource =
                        NativePacketSource.on(StreamPorts.of(inNative, "rx"), StallProfile.ONE_IN_EIGHT, 1);
                NativeFaultyLink nativeLink = NativeFaultyLink.between(
                        StreamPorts.of(inNative, "out"), StreamPorts.of(inNative, "in"), model, 3);
                NativeSink nativeSink = NativeSink.on(StreamPorts.of(inNative, "tx"), StallProfile.RANDOM_HALF, 2);
                for (int i = 0; i < 100; i++) {
                    source.send(packet(i));
                    nativeSource.send(packet(i));
                }
                compareCycles(inJava, inNative, model.toString());
                assertThat(nativeLink.faults()).isEqualTo(link.faults());
                assertThat(link.faults().get(fault)).as("%s", fault).isPositive();
                assertThat(nativeLink.count()).isEqualTo(link.count()).isPositive();
                assertThat(nativeSink.count()).isEqualTo(sink.count());
            }
        }
    }
}
