package org.heddle.nic.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
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
        final List<long[]> expected = new ArrayList<>();
        int wrongPackets;

        Bench(TestBench bench, StallProfile taking) {
            this.bench = bench;
            rig = Rig.of(bench, Heddle.elaborate(BufferedReceiver::new));
            Simulation sim = rig.simulation();
            wire = sim.add(new WireDriver(sim, rig.dut().link, SLOTS));
            sink = rig.sink(rig.dut().packet, taking);
            wrong = rig.moments("wrong", () -> sim.peek(rig.dut().packetWrong));
        }

        long[] randomPacket() {
            int bytes = 4 * (1 + bench.random().nextInt(bench.random().nextInt(4) == 0 ? 480 : 12));
            return Packets.random(bench.random(), bytes);
        }

        void sendRight() {
            long[] packet = randomPacket();
            wire.send(Packets.onWire(packet));
            expected.addAll(Packets.beats(packet));
        }

        void sendWrong(long... words) {
            wire.send(words);
            wrongPackets++;
        }

        void runAndCheck() {
            rig.run("every packet sent and taken", () -> wire.isDone() && sink.count() >= expected.size(), 300_000);
            rig.simulation().step(20);
            Beats.assertSame(sink.beats(), expected);
            assertThat(wrong.count()).isEqualTo(wrongPackets);
            assertThat(wire.credits()).as("credits when all is quiet").isEqualTo(SLOTS);
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
        long[] wire = Packets.onWire(Packets.random(bench.random(), 44));
        for (int word = 0; word < wire.length; word++) {
            boolean isCheck = word == Packets.HEADER_WORDS || word == wire.length - 1;
            for (int bit = 0; bit < (isCheck ? 32 : 64); bit++) {
                long[] corrupted = wire.clone();
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
        long[] wire = Packets.onWire(Packets.random(bench.random(), 100));
        for (int length = 1; length < wire.length; length++) {
            b.sendWrong(Arrays.copyOf(wire, length));
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
                b.sendWrong(Packets.onWire(packet));
            }
            b.sendRight();
        }
        b.runAndCheck();
    }

    @HardwareTest
    void packetsThatRunOnAreDiscarded(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        for (int surplus : new int[] {1, 2, 20, 240, 300, 600, 1100}) {
            long[] wire = Packets.onWire(Packets.random(bench.random(), 160));
            b.sendWrong(Arrays.copyOf(wire, wire.length + surplus));
            b.sendRight();
        }
        b.runAndCheck();
    }

    @HardwareTest
    void packetsLargerThanABufferAreDiscardedThoughEverythingElseIsRight(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER);
        // 256 words in a buffer less four of header are 2,016 bytes.
        for (int bytes : new int[] {2_024, 2_048, 4_040, 4_048, 4_056, 65_528}) {
            b.sendWrong(Packets.onWire(Packets.random(bench.random(), bytes)));
            long[] largest = Packets.random(bench.random(), 2_016);
            b.wire.send(Packets.onWire(largest));
            b.expected.addAll(Packets.beats(largest));
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
                long[] wire = Packets.onWire(packet);
                if (bench.random().nextBoolean()) {
                    wire[bench.random().nextInt(Packets.HEADER_WORDS)] ^= 1;
                    b.sendWrong(wire);
                } else {
                    b.wire.send(wire);
                    b.expected.addAll(Packets.beats(packet));
                }
            }
            b.runAndCheck();
        }
    }
}
