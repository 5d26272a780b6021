package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.packet.PacketFormat;

class ReplayBufferTest {
    private static final int SLOTS = 4;
    private static final int WORDS = 10;

    private static final class Bench {
        final Rig<ReplayBuffer> rig;
        final Simulation sim;
        final StreamSource source;
        final StreamSink sink;
        final Moments written;
        final Moments read;
        final List<Long> numbers = new ArrayList<>();
        final List<long[]> packets = new ArrayList<>();

        Bench(TestBench bench, int count) {
            rig = Rig.of(
                    bench,
                    Heddle.elaborate(() ->
                            new ReplayBuffer(SLOTS, SLOTS, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES))));
            sim = rig.simulation();
            source = rig.source(rig.dut().write, StallProfile.NEVER);
            sink = rig.sink(rig.dut().read, StallProfile.NEVER);
            written = rig.beatsOf("written", rig.dut().write);
            read = rig.beatsOf("read", rig.dut().read);
            rig.moments("numbers", () -> sim.peek(rig.dut().leaves) && numbers.add(sim.peek(rig.dut().number)));
            sim.poke(rig.dut().mayLeave, true);
            for (int i = 0; i < count; i++) {
                long[] packet = Packets.random(bench.random(), 8 * (WORDS - Packets.HEADER_WORDS));
                packets.add(packet);
                Packets.beats(packet).forEach(source::send);
            }
            sim.reset(2);
        }

        void acknowledge(int all) {
            sim.poke(rig.dut().acknowledged, all);
            sim.poke(rig.dut().acknowledges, true);
            sim.step();
            sim.poke(rig.dut().acknowledges, false);
        }

        void again() {
            sim.poke(rig.dut().again, true);
            sim.step();
            sim.poke(rig.dut().again, false);
        }

        void assertLeft(int... expected) {
            sim.step(200);
            List<long[]> beats = new ArrayList<>();
            List<Long> order = new ArrayList<>();
            for (int number : expected) {
                beats.addAll(Packets.beats(packets.get(number)));
                order.add((long) number);
            }
            Beats.assertSame(sink.beats(), beats);
            assertThat(numbers).isEqualTo(order);
        }
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void packetsAreKeptUntilTheyAreAcknowledged(TestBench bench) {
        Bench b = new Bench(bench, 6);
        b.assertLeft(0, 1, 2, 3);
        b.acknowledge(1);
        b.assertLeft(0, 1, 2, 3, 4);
        b.acknowledge(7); // more than have left: impossible
        b.assertLeft(0, 1, 2, 3, 4);
        assertThat(b.sim.peek(b.rig.dut().isAwaiting)).isTrue();
        b.acknowledge(5);
        b.assertLeft(0, 1, 2, 3, 4, 5);
        b.acknowledge(3); // an old one
        b.acknowledge(6);
        assertThat(b.sim.peek(b.rig.dut().isAwaiting)).isFalse();
    }

    @HardwareTest
    void whatIsNotAcknowledgedLeavesOnceMoreInItsOrder(TestBench bench) {
        Bench b = new Bench(bench, 5);
        b.assertLeft(0, 1, 2, 3);
        b.acknowledge(2);
        b.again();
        b.assertLeft(0, 1, 2, 3, 2, 3, 4);
        b.acknowledge(5);
        b.again();
        b.assertLeft(0, 1, 2, 3, 2, 3, 4);
    }

    @HardwareTest
    void aPacketThatHasBegunLeavesWholeBeforeTheOldOnesFollow(TestBench bench) {
        Bench b = new Bench(bench, 2);
        b.sim.runUntil("the second packet has begun", () -> b.sink.count() == WORDS + 3)
                .within(200);
        b.again();
        b.assertLeft(0, 1, 0, 1);
    }

    @HardwareTest
    void anAcknowledgementDuringARepetitionEndsItBehindThePacketThatLeaves(TestBench bench) {
        Bench b = new Bench(bench, 4);
        b.assertLeft(0, 1, 2, 3);
        b.again();
        b.sim.runUntil("the first packet has begun again", () -> b.sink.count() == 4 * WORDS + 3)
                .within(200);
        b.acknowledge(3);
        b.assertLeft(0, 1, 2, 3, 0, 3);
    }

    @HardwareTest
    void aPacketWhoseRestIsHereLeavesWhileItIsWritten(TestBench bench) {
        for (boolean restIsHere : new boolean[] {false, true}) {
            Bench b = new Bench(bench, 1);
            b.sim.poke(b.rig.dut().restIsHere, restIsHere);
            b.assertLeft(0);
            assertThat(b.read.get(0) - b.written.get(0)).isEqualTo(restIsHere ? 3 : WORDS + 1);
            assertThat(b.read.span()).isEqualTo(WORDS - 1);
        }
    }
}
