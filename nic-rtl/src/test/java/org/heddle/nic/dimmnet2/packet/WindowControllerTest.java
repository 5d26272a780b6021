package org.heddle.nic.dimmnet2.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
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
import org.heddle.nic.harness.Transfers;
import org.heddle.nic.stage.packet.PacketFormat;
import org.junit.jupiter.api.Tag;

class WindowControllerTest {
    private static final int NODE = 0xA;
    private static final int MOST_BYTES = 1920;

    /** A command after its checks, as the controller gets it, in plain Java. */
    private record Transfer(
            CommandStatus status, PlainAccess source, PlainAccess destination, int node, int tag, boolean wantsStatus) {
        long[] beat() {
            return Transfers.beat(
                    status.code(), 0, source, destination, destination.bytes(), node, tag, wantsStatus, 0, 0);
        }

        /** Source and destination have the same bytes, whatever their element sizes. */
        static Transfer random(RandomGenerator random) {
            PlainAccess destination = PlainAccess.random(random, 0, PlainAccess.MEMORY_BYTES, 255);
            int sourceBytes = destination.elementBytes();
            if (destination.bytes() % 128 == 0 && destination.bytes() / 128 <= 255) {
                sourceBytes = 128;
            }
            PlainAccess source = PlainAccess.strided(0, 256, sourceBytes, destination.bytes() / sourceBytes);
            return of(random, CommandStatus.DONE, source, destination);
        }

        static Transfer of(RandomGenerator random, CommandStatus status, PlainAccess source, PlainAccess destination) {
            return new Transfer(
                    status, source, destination, random.nextInt(16), random.nextInt(1 << 16), random.nextBoolean());
        }
    }

    private static final class Bench {
        final TestBench bench;
        final Rig<WindowController> rig;
        final StreamSource transfer;
        final StreamSource payload;
        final StreamSink packet;
        final StreamSink completion;
        final Moments packetWords;
        final List<long[]> expectedWords = new ArrayList<>();
        final List<long[]> expectedCompletions = new ArrayList<>();
        private final int mostBytes;
        /** Number of the next packet to each node. */
        private final int[] sequences = new int[16];

        Bench(TestBench bench, StallProfile paying, StallProfile taking) {
            this(bench, MOST_BYTES, paying, taking);
        }

        Bench(TestBench bench, int mostBytes, StallProfile paying, StallProfile taking) {
            this.bench = bench;
            this.mostBytes = mostBytes;
            rig = Rig.once(bench, WindowController.class, Paths.NARROW, mostBytes);
            rig.simulation().poke(rig.dut().node, NODE);
            transfer = rig.source(rig.dut().transfer, StallProfile.NEVER);
            payload = rig.source(rig.dut().payload, paying);
            packet = rig.sink(rig.dut().packet, taking);
            completion = rig.sink(rig.dut().completion, StallProfile.RANDOM_HALF);
            packetWords = rig.beatsOf("packet words", rig.dut().packet);
        }

        void send(Transfer wanted) {
            transfer.send(wanted.beat());
            boolean moves = wanted.status == CommandStatus.DONE;
            int bytes = moves ? wanted.destination.bytes() : 0;
            expectedCompletions.add(
                    new long[] {wanted.status.code(), wanted.node, wanted.tag, bytes, wanted.destination.base(), 0, 1, 0
                    });
            if (moves) {
                List<long[]> words = Payload.words(Payload.random(bench.random(), bytes), bench.random());
                words.forEach(payload::send);
                expectPackets(wanted, words);
            }
        }

        /** As many whole elements in each packet as fit; the next packet goes on with the element behind them. */
        private void expectPackets(Transfer wanted, List<long[]> payloadWords) {
            PlainAccess all = wanted.destination;
            int elementsPerPacket = mostBytes / all.elementBytes();
            int nextWord = 0;
            for (int first = 0; first < all.count(); first += elementsPerPacket) {
                int count = Math.min(elementsPerPacket, all.count() - first);
                long base = all.base() + (long) first * (all.strided() ? all.stride() : all.elementBytes());
                PlainAccess part = new PlainAccess(all.strided(), base, all.stride(), all.elementBytes(), count);
                boolean last = first + count == all.count();
                Header header = new Header(
                        wanted.node,
                        NODE,
                        part.bytes(),
                        sequences[wanted.node]++,
                        part,
                        last,
                        wanted.wantsStatus,
                        wanted.tag,
                        all.bytes(),
                        all.base(),
                        first,
                        1);
                for (long word : header.words()) {
                    expectedWords.add(new long[] {word, 0});
                }
                int words = Payload.wordsOf(part.bytes());
                for (int i = 0; i < words; i++) {
                    expectedWords.add(new long[] {payloadWords.get(nextWord++)[0], i == words - 1 ? 1 : 0});
                }
            }
        }

        void runAndCheck() {
            Simulation sim = rig.simulation();
            rig.run(
                    "every command completed",
                    () -> completion.count() == expectedCompletions.size(),
                    // The slowest sink takes a word in 8 cycles, on average; the test's own limit is a million.
                    Math.min(10L * expectedWords.size() + 50_000, 990_000));
            sim.step(10);
            Beats.assertSame(packet.beats(), expectedWords);
            Beats.assertSame(completion.beats(), expectedCompletions);
            assertThat(sim.peek(rig.dut().busy)).isFalse();
        }
    }

    @HardwareTest
    @Tag("slow")
    void randomCommandsGiveEachPacketTheReceiversAccessUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((paying, taking) -> {
            Bench b = new Bench(bench, paying, taking);
            for (int i = 0; i < 6; i++) {
                b.send(Transfer.random(bench.random()));
            }
            b.runAndCheck();
        });
    }

    @HardwareTest
    void everySizeAndPatternIsSplitWithItsHeadersRecomputed(TestBench bench) {
        splitEverySizeAndPattern(bench, MOST_BYTES);
    }

    @HardwareTest
    void packetsThatFillTheMtuHaveAsManyWholeElementsAsFit(TestBench bench) {
        splitEverySizeAndPattern(bench, PacketFormat.USUAL_PAYLOAD_BYTES);
    }

    private static void splitEverySizeAndPattern(TestBench bench, int mostBytes) {
        Bench b = new Bench(bench, mostBytes, StallProfile.NEVER, StallProfile.NEVER);
        for (int bytes = 4; bytes <= 128; bytes *= 2) {
            for (int count : new int[] {1, 15, 16, 30, 31, 62, 63, 126, 127, 239, 240, 241, 253, 254, 255}) {
                b.send(to(bench, PlainAccess.contiguous(0x0123_4560, bytes, count)));
                b.send(to(bench, PlainAccess.strided(0x0123_4564, 32_776, bytes, count)));
                b.send(to(bench, PlainAccess.strided(0x1FFF_0000, -32_772, bytes, count)));
                b.send(to(bench, PlainAccess.strided(0x40, 0, bytes, count)));
            }
        }
        b.send(to(bench, PlainAccess.strided(0, (1 << 29) / 255 & ~3, 128, 255)));
        b.runAndCheck();
    }

    private static Transfer to(TestBench bench, PlainAccess destination) {
        PlainAccess source = PlainAccess.contiguous(0, destination.elementBytes(), destination.count());
        return Transfer.of(bench.random(), CommandStatus.DONE, source, destination);
    }

    @HardwareTest
    void refusedAndEmptyCommandsCompleteInOrderWithTheirStatusAndMoveNothing(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF);
        for (CommandStatus status : CommandStatus.values()) {
            if (status == CommandStatus.SOURCE_LIST_ENTRY) {
                continue; // moves what lies before the entry
            }
            PlainAccess access = PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES, 40);
            b.send(Transfer.of(bench.random(), status, access, access));
            b.send(Transfer.random(bench.random()));
        }
        b.runAndCheck();
    }

    @HardwareTest
    void aWordLeavesInEveryCycleWithFourCyclesOfHeaderBeforeEachPacket(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        b.send(to(bench, PlainAccess.contiguous(0, 128, 45)));
        b.runAndCheck();
        assertThat(b.packetWords.span()).isEqualTo(3 * (4 + 240) - 1);
    }
}
