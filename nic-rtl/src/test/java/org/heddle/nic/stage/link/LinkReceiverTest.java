package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

/** The receiving end and its buffer, fed word by word with right and wrong packets. */
class LinkReceiverTest {
    private static final int SLOTS = BufferedReceiver.SLOTS;

    private static final class Bench {
        final TestBench bench;
        final Rig<BufferedReceiver> rig;
        final WireDriver wire;
        final StreamSink sink;
        final Moments wrong;
        final Moments repeated;
        final Moments missed;
        final List<long[]> expected = new ArrayList<>();
        int wrongPackets;
        int number;

        Bench(TestBench bench, StallProfile taking) {
            this.bench = bench;
            rig = Rig.once(bench, BufferedReceiver.class);
            Simulation sim = rig.simulation();
            wire = sim.add(new WireDriver(sim, rig.dut().link, SLOTS - 1, () -> sim.peek(rig.dut().freed)));
            sink = rig.sink(rig.dut().packet, taking);
            repeated = rig.moments("repeated", () -> sim.peek(rig.dut().repeated));
            missed = rig.moments("missed", () -> sim.peek(rig.dut().missed));
            wrong = rig.moments("wrong", () -> sim.peek(rig.dut().packetWrong));
        }

        long[] randomPacket() {
            int bytes = 4 * (1 + bench.random().nextInt(bench.random().nextInt(4) == 0 ? 480 : 12));
            return Packets.random(bench.random(), bytes);
        }

        void sendRight() {
            send(randomPacket());
        }

        void send(long[] packet) {
            wire.send(onWire(packet));
            number++;
            expected.addAll(Packets.beats(packet));
        }

        /** A packet as the next one that is expected. */
        long[] onWire(long[] packet) {
            return Packets.onWire(packet, number);
        }

        void sendWrong(long... words) {
            wire.sendWrong(words);
            wrongPackets++;
        }

        void runAndCheck() {
            rig.run("every packet sent and taken", () -> wire.isDone() && sink.count() >= expected.size(), 300_000);
            rig.simulation().step(20);
            Beats.assertSame(sink.beats(), expected);
            assertThat(wrong.count()).isEqualTo(wrongPackets);
            assertThat(wire.credits()).as("credits when all is quiet").isEqualTo(SLOTS - 1);
        }
    }

    @HardwareTest
    void rightPacketsArriveWithoutTheirChecks(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            Bench b = new Bench(bench, taking);
            for (int i = 0; i < 40; i++) {
                b.sendRight();
            }
            b.runAndCheck();
        }
    }

    @HardwareTest
    void aPacketWithAnyWrongBitIsDiscarded(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        long[] packet = Packets.random(bench.random(), 44);
        int words = b.onWire(packet).length;
        for (int word = 0; word < words; word++) {
            // Behind the payload's check nothing is said.
            for (int bit = 0; bit < (word == words - 1 ? 32 : 64); bit++) {
                long[] corrupted = b.onWire(packet);
                corrupted[word] ^= 1L << bit;
                b.sendWrong(corrupted);
            }
            b.sendRight();
        }
        b.runAndCheck();
    }

    @HardwareTest
    void truncatedPacketsOfEveryLengthAreDiscarded(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF);
        long[] packet = Packets.random(bench.random(), 100);
        for (int length = 2; length < packet.length + 2; length++) {
            b.sendWrong(Arrays.copyOf(b.onWire(packet), length));
            if (length % 3 == 0) {
                b.sendRight();
            }
        }
        b.runAndCheck();
    }

    @HardwareTest
    void aPacketWhoseHeaderNamesAnotherLengthIsDiscardedThoughItsChecksAreRight(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        for (int words : new int[] {1, 2, 30, 240}) {
            for (int named : new int[] {0, 8 * words - 8, 8 * words + 4, 8 * words + 8, 65_535}) {
                long[] packet = Packets.random(bench.random(), 8 * words);
                packet[0] = packet[0] & ~(0xFFFFL << 32) | (long) named << 32;
                b.sendWrong(b.onWire(packet));
            }
            b.sendRight();
        }
        b.runAndCheck();
    }

    @HardwareTest
    void packetsThatRunOnAreDiscarded(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        for (int surplus : new int[] {1, 2, 20, 240, 300, 600, 1100}) {
            long[] wire = b.onWire(Packets.random(bench.random(), 160));
            b.sendWrong(Arrays.copyOf(wire, wire.length + surplus));
            b.sendRight();
        }
        b.runAndCheck();
    }

    @HardwareTest
    void packetsLargerThanABufferAreDiscardedThoughEverythingElseIsRight(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        // 257 words in a buffer less four of header are 2,024 bytes.
        for (int bytes : new int[] {2_032, 2_048, 4_040, 4_048, 4_056, 65_528}) {
            b.sendWrong(b.onWire(Packets.random(bench.random(), bytes)));
            long[] largest = Packets.random(bench.random(), 2_024);
            b.send(largest);
        }
        b.runAndCheck();
    }

    @HardwareTest(seeds = 3)
    void noCreditIsLostWhenAPacketIsDiscardedWhileAnotherLeaves(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            Bench b = new Bench(bench, taking);
            for (int i = 0; i < 150; i++) {
                long[] packet =
                        Packets.random(bench.random(), 4 * (1 + bench.random().nextInt(8)));
                if (bench.random().nextBoolean()) {
                    long[] wire = b.onWire(packet);
                    wire[bench.random().nextInt(Packets.HEADER_WORDS)] ^= 1;
                    b.sendWrong(wire);
                } else {
                    b.send(packet);
                }
            }
            b.runAndCheck();
        }
    }

    @HardwareTest
    void onlyThePacketWithTheNextNumberIsAccepted(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        int old = 0;
        int later = 0;
        for (int i = 0; i < 300; i++) {
            b.sendRight();
            for (int distance : new int[] {-100, -2, -1, 1, 2, 100}) {
                if (bench.random().nextInt(20) == 0) {
                    b.wire.sendWrong(Packets.onWire(b.randomPacket(), b.number + distance));
                    old += distance < 0 ? 1 : 0;
                    later += distance > 0 ? 1 : 0;
                }
            }
        }
        b.runAndCheck();
        assertThat(b.repeated.count()).isEqualTo(old);
        assertThat(b.missed.count()).isEqualTo(later);
    }

    @HardwareTest
    void singleWordsAreFlowControlIfTheirCheckIsRight(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        Simulation sim = b.rig.simulation();
        List<Long> told = new ArrayList<>();
        b.rig.moments("told", () -> sim.peek(b.rig.dut().flowArrives) && told.add(sim.peek(b.rig.dut().flow)));
        List<Long> expected = new ArrayList<>();
        for (int i = 0; i < 70; i++) {
            long word = Packets.flow(i, i % 2 == 0, i, 3 * i, 5 * i);
            b.wire.sendWrong(word);
            expected.add(word & 0xFFFF_FFFFL);
            b.wire.sendWrong(word ^ 1L << i % 64);
            b.sendRight();
        }
        b.runAndCheck();
        assertThat(told).isEqualTo(expected);
    }
}
