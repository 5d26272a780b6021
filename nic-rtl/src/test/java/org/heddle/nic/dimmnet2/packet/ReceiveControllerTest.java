package org.heddle.nic.dimmnet2.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Payload;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;

class ReceiveControllerTest {
    private static final int NODE = 0xE;
    private static final int FROM = 0x3;
    private static final int WRITE_CYCLES = 7;

    private static final class Bench {
        final TestBench bench;
        final Rig<ReceiveController> rig;
        final StreamSource packet;
        final StreamSink write;
        final StreamSink payload;
        final StreamSink status;
        final Moments statusOffered;
        final List<Long> writtenCycles = new ArrayList<>();
        final List<long[]> expectedWrites = new ArrayList<>();
        final List<long[]> expectedPayload = new ArrayList<>();
        final List<long[]> expectedStatuses = new ArrayList<>();
        /** Number of each sender's next packet, and whether one before it never came. */
        private final int[] sequences = new int[16];

        private final boolean[] packetMissing = new boolean[16];

        Bench(TestBench bench, StallProfile sending, StallProfile taking) {
            this.bench = bench;
            rig = Rig.once(bench, ReceiveController.class, Paths.NARROW);
            Simulation sim = rig.simulation();
            sim.poke(rig.dut().node, NODE);
            packet = rig.source(rig.dut().packet, sending);
            write = rig.sink(rig.dut().write, StallProfile.EVERY_OTHER);
            payload = rig.sink(rig.dut().payload, taking);
            status = rig.sink(rig.dut().status, taking);
            statusOffered = rig.beatsOf("status", rig.dut().status);
            sim.add(new Writer());
        }

        /** Says of each access, in order, that it has been written some cycles behind its last word. */
        private final class Writer implements Agent {
            private final Deque<Long> due = new ArrayDeque<>();
            private boolean says;

            @Override
            public void drive() {
                says = !due.isEmpty() && due.element() <= rig.simulation().cycle();
                rig.simulation().poke(rig.dut().written, says);
            }

            @Override
            public void sample() {
                Simulation sim = rig.simulation();
                ReceiveController dut = rig.dut();
                if (says) {
                    due.remove();
                    writtenCycles.add(sim.cycle());
                }
                if (sim.peek(dut.payload.valid())
                        && sim.peek(dut.payload.ready())
                        && sim.peek(dut.payload.data().last())) {
                    due.add(sim.cycle() + WRITE_CYCLES);
                }
            }
        }

        PlainAccess randomAccess() {
            return PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES, 15);
        }

        Header header(PlainAccess access) {
            RandomGenerator random = bench.random();
            int from = random.nextInt(sequences.length);
            return new Header(
                    NODE,
                    from,
                    access.bytes(),
                    sequences[from]++ & 0xFFFF,
                    access,
                    random.nextBoolean(),
                    random.nextBoolean(),
                    random.nextInt(1 << 16),
                    access.bytes() + 128 * random.nextInt(4),
                    access.base() & 0xFFFF,
                    0,
                    1);
        }

        /** A packet that is right. */
        void sendRight(Header header) {
            sendRight(header, header.words());
        }

        /** A right packet, in whose header words stands something more that nobody looks at. */
        void sendRight(Header header, long[] headerWords) {
            List<long[]> words = Payload.words(Payload.random(bench.random(), header.bytes()), bench.random());
            send(headerWords, words);
            expectedWrites.add(header.access().beat());
            expectedPayload.addAll(words);
            int from = header.from();
            if (header.last() && header.wantsStatus()) {
                expectedStatuses.add(
                        status(packetMissing[from] ? CommandStatus.RECEIVED_INCOMPLETE : CommandStatus.DONE, header));
                packetMissing[from] = false;
            }
        }

        /** A packet whose header words are wrong in some way. */
        void sendWrong(long[] headerWords, Header header, CommandStatus reason) {
            send(headerWords, Payload.words(Payload.random(bench.random(), header.bytes()), bench.random()));
            expectedStatuses.add(status(reason, header));
        }

        /** Packets of a sender that the network discards. */
        void lose(int from, int packets) {
            sequences[from] += packets;
            packetMissing[from] = true;
        }

        /** A packet with right sizes whose header was spoiled, and a right one behind it. */
        void sendIllegal(PlainAccess access, Consumer<long[]> spoils) {
            Header header = header(access);
            long[] words = header.words();
            spoils.accept(words);
            sendWrong(words, header, CommandStatus.RECEIVED_HEADER);
            sendRight(header(randomAccess()));
        }

        private void send(long[] headerWords, List<long[]> payloadWords) {
            for (long word : headerWords) {
                packet.send(word, 0);
            }
            payloadWords.forEach(packet::send);
        }

        private long[] status(CommandStatus status, Header header) {
            return new long[] {
                status.code(), header.from(), header.tag(), header.commandBytes(), header.commandBase(), 0, 0, 1
            };
        }

        void runAndCheck() {
            rig.run(
                    "every packet received",
                    () -> packet.isDone()
                            && payload.count() == expectedPayload.size()
                            && status.count() >= expectedStatuses.size(),
                    200_000);
            rig.simulation().step(50);
            Beats.assertSame(write.beats(), expectedWrites);
            Beats.assertSame(payload.beats(), expectedPayload);
            Beats.assertSame(status.beats(), expectedStatuses);
        }
    }

    @HardwareTest
    void rightPacketsAreWrittenAndTheirCommandsReportedUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Bench b = new Bench(bench, sending, taking);
            for (int i = 0; i < 12; i++) {
                b.sendRight(b.header(b.randomAccess()));
            }
            b.runAndCheck();
        });
    }

    /** Only an answer brings its reason: what stands there in a write says nothing of this node. */
    @HardwareTest
    void theStatusFieldOfAWriteIsNotLookedAt(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        PlainAccess access = PlainAccess.contiguous(0x100, 8, 4);
        for (CommandStatus status : CommandStatus.values()) {
            int sequence = b.sequences[FROM]++;
            Header header = new Header(
                    NODE, FROM, access.bytes(), sequence, access, true, true, 9, access.bytes(), 0x100, 0, 1);
            long[] words = header.words();
            words[2] |= (long) status.code() << 35;
            b.sendRight(header, words);
        }
        b.runAndCheck();
    }

    @HardwareTest
    void theStatusOfACommandComesOnlyBehindItsLastWrite(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        PlainAccess access = PlainAccess.contiguous(0x100, 8, 20);
        b.sendRight(new Header(NODE, FROM, access.bytes(), 0, access, true, true, 9, access.bytes(), 0x100, 0, 1));
        b.runAndCheck();
        assertThat(b.statusOffered.get(0)).isGreaterThan(b.writtenCycles.get(0));
    }

    @HardwareTest
    void packetsWhoseElementsAreNotTheirPayloadAreDrainedAndReported(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF);
        for (int i = 0; i < 12; i++) {
            PlainAccess access = b.randomAccess();
            int wrongCount = (access.count() + 1 + bench.random().nextInt(200)) % 256;
            Header header = b.header(access);
            long[] words = header.words();
            words[2] = words[2] & ~(0xFFL << 24) | (long) wrongCount << 24;
            b.sendWrong(words, header, CommandStatus.RECEIVED_SIZE_MISMATCH);
            b.sendRight(b.header(b.randomAccess()));
        }
        b.runAndCheck();
    }

    @HardwareTest
    void packetsForAnotherNodeAreDrainedAndReported(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF);
        for (int bit = 0; bit < 16; bit++) {
            long wrong = 1L << bit;
            b.sendIllegal(b.randomAccess(), words -> words[0] ^= wrong);
        }
        b.runAndCheck();
    }

    @HardwareTest
    void packetsOfAnUnknownOperationAreDrainedAndReported(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        // None of a write, a request, an answer and those of a fence; 2 is for packets that never leave their node.
        for (long operation : new long[] {0, 2, 7, 8, 9, 16 + 5, 17, 33, 65, 129, 255}) {
            b.sendIllegal(b.randomAccess(), words -> words[2] = words[2] & ~0xFFL | operation);
        }
        b.runAndCheck();
    }

    /** Notes when a fence is said to have settled, and for whom. */
    private static List<Long> fences(Bench b) {
        Simulation sim = b.rig.simulation();
        List<Long> cycles = new ArrayList<>();
        sim.add(new Agent() {
            @Override
            public void drive() {}

            @Override
            public void sample() {
                // Before the first reset registers hold anything.
                if (!sim.inReset() && sim.peek(b.rig.dut().fenceSettles)) {
                    assertThat(sim.peek(b.rig.dut().fencedNode)).isEqualTo(FROM);
                    cycles.add(sim.cycle());
                }
            }
        });
        return cycles;
    }

    private static long[] ofFence(Bench b, int operation) {
        Header header = new Header(
                NODE, FROM, 8, b.sequences[FROM]++, PlainAccess.contiguous(0, 4, 1), true, true, 9, 0, 0, 0, 1);
        long[] words = header.words();
        words[2] = words[2] & ~0xFFL | operation;
        return words;
    }

    @HardwareTest
    void aFenceSettlesBehindTheWritesBeforeItAndNoHostIsTold(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        List<Long> settled = fences(b);
        PlainAccess access = PlainAccess.contiguous(0x100, 8, 20);
        for (int i = 0; i < 3; i++) {
            b.sendRight(new Header(
                    NODE,
                    FROM,
                    access.bytes(),
                    b.sequences[FROM]++,
                    access,
                    true,
                    false,
                    9,
                    access.bytes(),
                    0x100,
                    0,
                    1));
            b.send(ofFence(b, PacketOperation.FENCE_REQUEST.code()), Payload.words(new byte[8], bench.random()));
        }
        b.rig.run("fences settled", () -> settled.size() == 3, 20_000);
        b.runAndCheck();
        for (int i = 0; i < 3; i++) {
            assertThat(settled.get(i)).isGreaterThan(b.writtenCycles.get(i));
        }
    }

    @HardwareTest
    void anAnswerThatNoFenceWaitsForIsReported(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        long[] words = ofFence(b, PacketOperation.FENCE_ANSWER.code());
        words[0] |= (long) Channel.RESPONSE.code() << 46;
        b.send(words, Payload.words(new byte[8], bench.random()));
        b.expectedStatuses.add(new long[] {CommandStatus.RECEIVED_UNEXPECTED.code(), FROM, 9, 0, 0, 0, 0, 1});
        b.runAndCheck();
        assertThat(b.rig.simulation().peek(b.rig.dut().fenceAnswered)).isFalse();
    }

    @HardwareTest
    void packetsWithAnAccessThatCannotBeAreDrainedAndReported(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        for (int sizeLog2 : new int[] {0, 1, 8, 10, 255}) {
            PlainAccess access = PlainAccess.strided(0x40, 64, 1 << (sizeLog2 & 7), 8);
            b.sendIllegal(access, words -> words[2] = words[2] & ~(0xFFL << 16) | (long) sizeLog2 << 16);
        }
        for (int pattern : new int[] {4, 128}) {
            b.sendIllegal(
                    PlainAccess.strided(0x40, 64, 8, 8),
                    words -> words[2] = words[2] & ~(0xFFL << 8) | (long) pattern << 8);
        }
        for (int bit : new int[] {0, 1, 32, 33}) {
            b.sendIllegal(PlainAccess.strided(0x40, 64, 8, 8), words -> words[1] |= 1L << bit);
        }
        b.runAndCheck();
    }

    @HardwareTest
    void packetsThatLeaveTheMemoryAreDrainedAndReported(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        long end = PlainAccess.MEMORY_BYTES;
        for (PlainAccess access : List.of(
                PlainAccess.strided(end, 64, 8, 8),
                PlainAccess.strided(end - 7 * 64 - 4, 64, 8, 8),
                PlainAccess.strided(7 * 64 - 4, -64, 8, 8),
                PlainAccess.strided(0, Integer.MIN_VALUE, 8, 2),
                PlainAccess.contiguous(end - 60, 8, 8),
                PlainAccess.contiguous(0x8000_0000L, 8, 8))) {
            Header header = b.header(access);
            b.sendWrong(header.words(), header, CommandStatus.RECEIVED_RANGE);
            b.sendRight(b.header(b.randomAccess()));
        }
        for (PlainAccess access : List.of(
                PlainAccess.strided(end - 7 * 64 - 8, 64, 8, 8),
                PlainAccess.strided(7 * 64, -64, 8, 8),
                PlainAccess.strided(0, Integer.MIN_VALUE, 8, 1),
                PlainAccess.contiguous(end - 64, 8, 8))) {
            b.sendRight(b.header(access));
        }
        b.runAndCheck();
    }

    @HardwareTest
    void theStrideOfAContiguousAccessMeansNothing(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        b.sendRight(b.header(new PlainAccess(false, 0x40, 3, 8, 8)));
        b.runAndCheck();
    }

    @HardwareTest
    void aCommandBehindAPacketThatNeverCameIsNotReportedAsDone(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF);
        for (int i = 0; i < 120; i++) {
            if (bench.random().nextInt(4) == 0) {
                b.lose(bench.random().nextInt(16), 1 + bench.random().nextInt(3));
            }
            b.sendRight(b.header(b.randomAccess()));
        }
        for (int from = 0; from < b.sequences.length; from++) {
            b.lose(from, 0xFFFF - b.sequences[from]); // the last number comes next, then 0 again
        }
        for (int i = 0; i < 60; i++) {
            b.sendRight(b.header(b.randomAccess()));
        }
        b.runAndCheck();
        long incomplete = b.status.beats().stream()
                .filter(beat -> beat[0] == CommandStatus.RECEIVED_INCOMPLETE.code())
                .count();
        assertThat(incomplete).isBetween(5L, (long) b.status.count() - 5);
    }

    @HardwareTest
    void packetsOfASenderThatCannotBeAreReportedAndCountForNobody(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        for (int bit = PacketFormat.NODE_WIDTH; bit < 16; bit++) {
            for (int i = 0; i < 4; i++) {
                b.sendRight(b.header(b.randomAccess()));
            }
            Header right = b.header(b.randomAccess());
            int from = right.from() | 1 << bit;
            b.sequences[right.from()]--;
            long[] words = right.words();
            words[0] |= (long) from << 16;
            b.send(words, Payload.words(Payload.random(bench.random(), right.bytes()), bench.random()));
            long[] told = b.status(CommandStatus.RECEIVED_HEADER, right);
            told[1] = from;
            b.expectedStatuses.add(told);
        }
        for (int i = 0; i < 60; i++) {
            b.sendRight(b.header(b.randomAccess()));
        }
        b.runAndCheck();
    }
}
