package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;

class LinkTransmitterTest {
    private static final class Bench {
        final Rig<LinkTransmitter> rig;
        final StreamSource source;
        final List<long[]> wire = new ArrayList<>();
        final Moments words;
        final Moments sent;
        final Moments taken;
        final Moments flows;

        Bench(TestBench bench, int number) {
            this(bench, number, 1);
        }

        Bench(TestBench bench, int number, int wordCycles) {
            rig = Rig.once(bench, LinkTransmitter.class, wordCycles);
            Simulation sim = rig.simulation();
            sim.poke(rig.dut().number, number & 0xFF);
            LinkLane link = rig.dut().link;
            source = rig.source(rig.dut().packet, StallProfile.NEVER);
            taken = rig.beatsOf("taken", rig.dut().packet);
            words = rig.moments(
                    "words",
                    () -> sim.peek(link.valid())
                            && wire.add(new long[] {sim.peek(link.data()), sim.peek(link.last()) ? 1 : 0}));
            sent = rig.moments("sent", () -> sim.peek(rig.dut().packetSent));
            flows = rig.moments("flows", () -> sim.peek(rig.dut().flowSent));
        }

        long[] send(long[] packet, int number) {
            Packets.beats(packet).forEach(source::send);
            return Packets.onWire(packet, number);
        }
    }

    /** A wire of 1 Gbit/s has a word in 8 cycles, whether of packets, their checks or of flow control. */
    @HardwareTest
    void aSlowerWireHasAWordInSoManyCycles(TestBench bench) {
        int wordCycles = 8;
        Bench b = new Bench(bench, 3, wordCycles);
        long[] wire = b.send(Packets.random(bench.random(), 128), 3);
        b.rig.simulation().poke(b.rig.dut().flow, 5);
        b.rig.run("a packet sent", () -> b.words.count() == wire.length, 400);
        b.rig.simulation().poke(b.rig.dut().flowWanted, true);
        b.rig.run("words of flow control", () -> b.words.count() == wire.length + 4, 400);
        for (int i = 1; i < b.words.count(); i++) {
            // Between both runs some cycles are not seen.
            if (i != wire.length) {
                assertThat(b.words.get(i) - b.words.get(i - 1)).as("word %d", i).isEqualTo(wordCycles);
            }
        }
        assertThat(b.flows.count()).isBetween(4, 5);
        Beats.assertSame(b.wire.subList(0, wire.length), Packets.beats(wire));
    }

    @HardwareTest
    void aPacketStandsOnTheWireWithItsNumberAndTwoChecksAndWithoutAPause(TestBench bench) {
        for (int bytes : new int[] {4, 8, 12, 128, 1920, 2024}) {
            Bench b = new Bench(bench, bytes);
            long[] wire = b.send(Packets.random(bench.random(), bytes), bytes);
            b.rig.run("a packet sent", () -> b.words.count() == wire.length, 400);
            b.rig.simulation().step(10);
            Beats.assertSame(b.wire, Packets.beats(wire));
            assertThat(b.words.span()).as("no pause").isEqualTo(wire.length - 1);
            assertThat(b.words.get(0) - b.taken.get(0)).as("latency").isEqualTo(2);
            assertThat(b.sent.count()).isEqualTo(1);
        }
    }

    @HardwareTest
    void packetsFollowEachOtherWithoutAPause(TestBench bench) {
        Bench b = new Bench(bench, 0);
        List<long[]> expected = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            expected.addAll(Packets.beats(b.send(Packets.random(bench.random(), 40 + 4 * i), 0)));
        }
        b.rig.run("all sent", () -> b.sent.count() == 6, 400);
        b.rig.simulation().step(2);
        Beats.assertSame(b.wire, expected);
        assertThat(b.words.span()).isEqualTo(expected.size() - 1);
    }

    @HardwareTest
    void wordsOfFlowControlGoBetweenPacketsWithTheirCheck(TestBench bench) {
        Bench b = new Bench(bench, 3);
        long flow = Packets.flow(200, true, 1, 100, 127);
        b.rig.simulation().poke(b.rig.dut().flow, flow & 0xFFFF_FFFFL);
        List<long[]> packets = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            packets.addAll(Packets.beats(b.send(Packets.random(bench.random(), 80), 3)));
        }
        b.rig.simulation().reset(2);
        b.rig.simulation().step(10);
        b.rig.simulation().poke(b.rig.dut().flowWanted, true);
        b.rig.simulation().runUntil("three words", () -> b.flows.count() == 3).within(100);
        b.rig.simulation().poke(b.rig.dut().flowWanted, false);
        b.rig.simulation().runUntil("all sent", () -> b.sent.count() == 4).within(200);
        b.rig.simulation().step(2);
        int firstPacket = packets.size() / 4;
        List<long[]> expected = new ArrayList<>(packets.subList(0, firstPacket));
        for (int i = 0; i < 3; i++) {
            expected.add(new long[] {flow, 1});
        }
        expected.addAll(packets.subList(firstPacket, packets.size()));
        Beats.assertSame(b.wire, expected);
    }
}
