package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.lib.bus.AxiStreamRules;
import org.heddle.hdl.lib.bus.BusRules.Asserted;

/** The agents of streams stand at an AXI4-Stream too, and keep its rules. */
class AxiStreamAgentsTest {
    /** A stream from one side to the other, watched. */
    static final class Wires extends Component {
        final AxiStream near;
        final AxiStream far;

        Wires(int bytes) {
            parameter("bytes", bytes);
            near = in(AxiStream.type(bytes, 3));
            far = out(AxiStream.type(bytes, 3));
            connect(far, near);
            instance("rules", new AxiStreamRules(bytes, 3, Asserted.BOTH)).bus.set(far);
        }
    }

    private static List<byte[]> packets(long seed) {
        Random random = new Random(seed);
        List<byte[]> packets = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            byte[] packet = new byte[1 + random.nextInt(40)];
            random.nextBytes(packet);
            packets.add(packet);
        }
        return packets;
    }

    private static List<BigInteger> ports(Simulation sim) {
        return sim.ports().stream().map(sim::peekInteger).toList();
    }

    /** Packets of bytes come as they went; agents in Java and native ones need the same cycles, a reset with all of it queued included. */
    @HardwareTest
    void packetsOfBytesComeAsTheyWent(TestBench bench) {
        for (int bytes : new int[] {4, 16}) {
            Design<Wires> design = Heddle.elaborate(() -> new Wires(bytes));
            for (StallProfile stalls : StallProfile.values()) {
                if (stalls == StallProfile.ALWAYS) {
                    continue;
                }
                List<byte[]> packets = packets(bytes);
                Simulation inJava = bench.open(design);
                StreamPorts near = StreamPorts.axi(inJava, design.component().near);
                PacketSource source = inJava.add(PacketSource.on(near, stalls, 1));
                PacketSink sink = inJava.add(PacketSink.on(StreamPorts.axi(inJava, design.component().far), stalls, 2));
                for (byte[] packet : packets) {
                    source.sendBytes(packet);
                    sink.expectBytes(packet);
                }
                inJava.reset(2);
                inJava.runUntil("all packets", () -> sink.count() == packets.size())
                        .within(20_000);

                Simulation inNative = bench.open(design);
                NativePacketSource nativeSource = NativePacketSource.on(StreamPorts.axi(inNative, "near"), stalls, 1);
                NativePacketSink nativeSink = NativePacketSink.on(StreamPorts.axi(inNative, "far"), stalls, 2);
                for (byte[] packet : packets) {
                    nativeSource.sendBytes(packet);
                    nativeSink.expectBytes(packet);
                }
                inNative.reset(2);
                nativeSink.until(packets.size()).within(20_000);
                assertThat(inNative.cycle()).as("%d bytes, %s", bytes, stalls).isEqualTo(inJava.cycle());
                assertThat(ports(inNative)).isEqualTo(ports(inJava));
            }
        }
    }

    @HardwareTest
    void fieldsAreThoseOfTheStandard(TestBench bench) {
        Design<Wires> design = Heddle.elaborate(() -> new Wires(16));
        Simulation sim = bench.open(design);
        StreamPorts ports = StreamPorts.axi(sim, "near");
        assertThat(ports.payload())
                .extracting(port -> port.name())
                .containsExactly("near_tdata", "near_tkeep", "near_tuser", "near_tlast");
        assertThat(ports.words()).isEqualTo(5);
        assertThatThrownBy(() -> StreamPorts.axi(sim, "nowhere")).hasMessageContaining("nowhere_tvalid");
        assertThatThrownBy(() -> ports.requiredWordOf("dest")).hasMessageContaining("name the port near_tdest");
        PacketSource source = PacketSource.on(ports, StallProfile.NEVER, 1);
        assertThatThrownBy(source::sendBytes)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a packet of stream \"near\" has bytes: this one has 0");
    }

    /** An input with each mark that the standard has of bytes, of any widths. */
    static final class Marked extends Component {
        Marked(int width, int marks) {
            parameter("width", width);
            parameter("marks", marks);
            for (String signal : List.of("tvalid", "tlast")) {
                unused(in("s_" + signal, bool()));
            }
            out("s_tready", bool()).set(true);
            unused(in("s_tdata", uint(width)));
            unused(in("s_tkeep", uint(marks)));
            unused(in("s_tstrb", uint(marks)));
        }
    }

    /** A byte of a packet is data where tstrb is 1, and only a place where it is 0 (ARM IHI 0051, 2.4). */
    @HardwareTest
    void bytesOfAPacketAreMarkedAsData(TestBench bench) {
        Simulation sim = bench.open(Heddle.elaborate(() -> new Marked(32, 4)));
        PacketSource source = sim.add(PacketSource.on(StreamPorts.axi(sim, "s"), StallProfile.NEVER, 1));
        source.sendBytes((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 5);
        for (long marks : new long[] {0b1111, 0b0001}) {
            sim.step();
            assertThat(sim.peek("s_tkeep")).isEqualTo(marks);
            assertThat(sim.peek("s_tstrb")).isEqualTo(marks);
        }
    }

    @HardwareTest
    void aStreamThatIsNotOfBytesTakesNone(TestBench bench) {
        Simulation odd = bench.open(Heddle.elaborate(() -> new Marked(12, 1)));
        PacketSource ofOdd = PacketSource.on(StreamPorts.axi(odd, "s"), StallProfile.NEVER, 1);
        assertThatThrownBy(() -> ofOdd.sendBytes((byte) 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("stream \"s\" has data of 12 bits: a packet of bytes needs a multiple of 8");
        Simulation coarse = bench.open(Heddle.elaborate(() -> new Marked(32, 2)));
        PacketSource ofCoarse = PacketSource.on(StreamPorts.axi(coarse, "s"), StallProfile.NEVER, 1);
        assertThatThrownBy(() -> ofCoarse.sendBytes((byte) 1))
                .hasMessage(
                        "stream \"s\" has 2 bits of \"keep\" beside 32 of data: a packet of bytes needs a bit for each byte");
    }

    /** A byte that differs is told; the sender's beats stay. */
    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anotherByteIsTold(TestBench bench) {
        Design<Wires> design = Heddle.elaborate(() -> new Wires(4));
        Simulation sim = bench.open(design);
        PacketSource source = sim.add(PacketSource.on(StreamPorts.axi(sim, "near"), StallProfile.NEVER, 1));
        PacketSink sink = sim.add(PacketSink.on(StreamPorts.axi(sim, "far"), StallProfile.NEVER, 2));
        sim.reset(1);
        source.sendBytes((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 5);
        sink.expectBytes((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 6);
        assertThatThrownBy(() -> sim.step(10))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(
                        "stream \"far\": packet 0, beat 1 of 2: expected 0x6 0x1 0x0 0x1, was 0x5 0x1 0x0 0x1");
    }

    /** A sender of numbers, one behind the other. */
    static final class Numbers extends Component {
        final AxiStream sent = out(AxiStream.type(1, 1));

        /** @param waits whether a number stays until it is taken */
        Numbers(boolean waits) {
            parameter("waits", waits);
            Bool offers = reg("offers", bool()).init(false);
            UInt next = reg("next", uint(8)).init(0);
            UInt offered = reg("offered", uint(8)); // unknown until the first one is offered
            when(waits ? offers.not().or(sent.tready()) : lit(true), () -> {
                offers.set(true);
                offered.set(next);
                next.increment();
            });
            if (!waits) {
                unused(sent.tready());
            }
            sent.tvalid().set(offers);
            sent.tdata().set(offered);
            sent.tkeep().set(1);
            sent.tuser().set(0);
            sent.tlast().set(true);
        }
    }

    /** A stream that takes a beat back ends the run, though nobody watches it. */
    @HardwareTest(without = Invariant.NOT_ENDED)
    void anOutputThatTakesItsBeatBackIsTold(TestBench bench) {
        Simulation sim = bench.open(Heddle.elaborate(() -> new Numbers(false)));
        sim.reset(1);
        assertThatThrownBy(() -> sim.step(5)).hasMessageContaining("stream \"sent\": the payload changed in cycle");
    }

    /** The payload counts while its valid is 1 alone: unknown bits before the first beat are no difference. */
    @HardwareTest(icarus = true)
    void aPayloadCountsWhileItIsValid(TestBench bench) {
        Simulation sim = bench.open(Heddle.elaborate(() -> new Numbers(true)));
        StreamSink sink = sim.add(StreamSink.on(StreamPorts.axi(sim, "sent"), StallProfile.RANDOM_HALF, 1));
        sim.reset(1);
        sim.runUntil("ten beats", () -> sink.count() >= 10).within(100);
        assertThat(sink.beats().stream().map(beat -> beat[0]).limit(3)).containsExactly(0L, 1L, 2L);
    }
}
