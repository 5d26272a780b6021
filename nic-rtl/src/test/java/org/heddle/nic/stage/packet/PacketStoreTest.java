package org.heddle.nic.stage.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.Always;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

class PacketStoreTest {
    private static final int SLOTS = 4;
    /** Slots of the packets without data, as the acknowledgements have them. */
    private static final int SHORT_SLOT_WORDS = 6;

    /** The words {data, last} of a packet. */
    private static List<long[]> packet(RandomGenerator random, int words) {
        List<long[]> packet = new ArrayList<>();
        for (int i = 0; i < words; i++) {
            packet.add(new long[] {random.nextLong(), i == words - 1 ? 1 : 0});
        }
        return packet;
    }

    private static final class Bench {
        final Rig<PacketStore> rig;
        final StreamSource source;
        final StreamSink sink;
        final Moments written;
        final Moments read;
        final Moments freed;
        final List<long[]> expected = new ArrayList<>();
        private final List<Boolean> discards = new ArrayList<>();
        private int packetsWritten;

        Bench(TestBench bench, StallProfile sending, StallProfile taking) {
            this(bench, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES), sending, taking);
        }

        Bench(TestBench bench, int slotWords, StallProfile sending, StallProfile taking) {
            rig = Rig.once(bench, PacketStore.class, SLOTS, slotWords);
            Simulation sim = rig.simulation();
            source = rig.source(rig.dut().write, sending);
            sink = rig.sink(rig.dut().read, taking);
            written = rig.beatsOf("written", rig.dut().write);
            read = rig.beatsOf("read", rig.dut().read);
            freed = rig.moments("freed", () -> sim.peek(rig.dut().slotFreed));
            sim.add(Always.that(sim, "no more packets than slots", () -> sim.peek(rig.dut().packets) <= SLOTS));
            sim.add(discarder());
            sim.poke(rig.dut().mayLeave, true);
        }

        void send(List<long[]> packet, boolean discard) {
            packet.forEach(source::send);
            discards.add(discard);
            if (!discard) {
                expected.addAll(packet);
            }
        }

        /** Holds the verdict of the packet being written; it counts with the last word only. */
        private Agent discarder() {
            return new Agent() {
                @Override
                public void drive() {
                    boolean discard = packetsWritten < discards.size() && discards.get(packetsWritten);
                    rig.simulation().poke(rig.dut().discard, discard);
                }

                @Override
                public void sample() {
                    packetsWritten += endsPacket() ? 1 : 0;
                }
            };
        }

        private boolean endsPacket() {
            Simulation sim = rig.simulation();
            PacketStore dut = rig.dut();
            return sim.peek(dut.write.valid())
                    && sim.peek(dut.write.ready())
                    && sim.peek(dut.write.data().last());
        }
    }

    @HardwareTest
    void keptPacketsLeaveInOrderAndDiscardedOnesNeverUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Bench b = new Bench(bench, sending, taking);
            for (int i = 0; i < 40; i++) {
                int words = 1 + bench.random().nextInt(bench.random().nextInt(8) == 0 ? 60 : 6);
                b.send(packet(bench.random(), words), bench.random().nextInt(3) == 0);
            }
            b.rig.run("all packets through", () -> b.source.isDone() && b.sink.count() == b.expected.size(), 20_000);
            b.rig.simulation().step(10);
            Beats.assertSame(b.sink.beats(), b.expected);
            assertThat(b.freed.count())
                    .isEqualTo(b.expected.stream().filter(word -> word[1] == 1).count());
            assertThat(b.rig.simulation().peek(b.rig.dut().packets)).isZero();
        });
    }

    @HardwareTest
    void theLargestPacketsFillTheirSlotsWithoutTouchingAnother(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        for (int i = 0; i < 9; i++) {
            b.send(packet(bench.random(), PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES)), i % 3 == 1);
        }
        b.rig.run(b.sink, b.expected.size(), 20_000);
        Beats.assertSame(b.sink.beats(), b.expected);
    }

    @HardwareTest
    void aFullStoreTakesNoWordUntilASlotIsFree(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        Simulation sim = b.rig.simulation();
        sim.poke(b.rig.dut().mayLeave, false);
        for (int i = 0; i < SLOTS + 1; i++) {
            b.send(packet(bench.random(), 10), false);
        }
        sim.reset(2);
        sim.step(200);
        assertThat(sim.peek(b.rig.dut().packets)).isEqualTo(SLOTS);
        assertThat(b.written.count()).isEqualTo(10 * SLOTS);
        sim.poke(b.rig.dut().mayLeave, true);
        sim.runUntil("the last packet has left", () -> b.sink.count() == 10 * (SLOTS + 1))
                .within(200);
        assertThat(b.written.get(10 * SLOTS)).isEqualTo(b.freed.get(0) + 1);
    }

    @HardwareTest
    void aPacketThatHasBegunLeavesWholeAndTheNextOneWaitsForLeave(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.EVERY_OTHER);
        Simulation sim = b.rig.simulation();
        b.send(packet(bench.random(), 10), false);
        b.send(packet(bench.random(), 10), false);
        sim.reset(2);
        sim.runUntil("the first word has left", () -> b.sink.count() == 1).within(100);
        sim.poke(b.rig.dut().mayLeave, false);
        sim.step(200);
        assertThat(b.sink.count()).isEqualTo(10);
        sim.poke(b.rig.dut().mayLeave, true);
        sim.runUntil("both have left", () -> b.sink.count() == 20).within(100);
    }

    @HardwareTest
    void aShortPacketThatHasBegunLeavesWholeWhateverHasBeenStored(TestBench bench) {
        Bench b = new Bench(bench, SHORT_SLOT_WORDS, StallProfile.NEVER, StallProfile.EVERY_OTHER);
        Simulation sim = b.rig.simulation();
        for (int words = SHORT_SLOT_WORDS; words > SHORT_SLOT_WORDS - SLOTS; words--) {
            b.send(packet(bench.random(), words), false);
        }
        sim.poke(b.rig.dut().mayLeave, false);
        sim.reset(2);
        sim.runUntil("all are stored", () -> sim.peek(b.rig.dut().packets) == SLOTS)
                .within(100);
        int left = 0;
        for (int words = SHORT_SLOT_WORDS; words > SHORT_SLOT_WORDS - SLOTS; words--) {
            sim.poke(b.rig.dut().mayLeave, true);
            sim.step();
            sim.poke(b.rig.dut().mayLeave, false);
            sim.step(50);
            left += words;
            assertThat(b.sink.count()).isEqualTo(left);
        }
        Beats.assertSame(b.sink.beats(), b.expected);
    }

    @HardwareTest
    void aPacketLeavesThreeCyclesBehindItsLastWordAndThenAWordPerCycle(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        b.send(packet(bench.random(), 30), false);
        b.rig.run(b.sink, 30, 100);
        assertThat(b.read.get(0) - b.written.get(29)).isEqualTo(3);
        assertThat(b.read.span()).isEqualTo(29);
    }

    @HardwareTest
    void packetsThatWaitLeaveWithoutAPauseBetweenThem(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        Simulation sim = b.rig.simulation();
        sim.poke(b.rig.dut().mayLeave, false);
        for (int words = 1; words <= SLOTS; words++) {
            b.send(packet(bench.random(), words), false);
        }
        sim.reset(2);
        sim.step(50);
        sim.poke(b.rig.dut().mayLeave, true);
        sim.runUntil("all have left", () -> b.sink.count() == b.expected.size()).within(100);
        Beats.assertSame(b.sink.beats(), b.expected);
        assertThat(b.read.span()).isEqualTo(b.expected.size() - 1);
    }
}
