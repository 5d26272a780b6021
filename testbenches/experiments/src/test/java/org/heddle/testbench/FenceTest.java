package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.ProcessPort;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.testbench.FenceBench.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The fence between queued commands: with it, each sees what those before it wrote; without it, it may see what was there before. */
@Tag("slow")
class FenceTest {
    private static final List<VectorOperation> MOVING = List.of(
            VectorOperation.LOCAL_WRITE,
            VectorOperation.LOCAL_READ,
            VectorOperation.REMOTE_WRITE,
            VectorOperation.REMOTE_READ);
    private static final int SECOND_WINDOW = 2048;

    static Stream<Arguments> shapes() {
        return Stream.of(Pairs.PUBLISHED, Pairs.IMPROVED)
                .flatMap(design -> Stream.of(Shape.values()).map(shape -> Arguments.of(design, shape)));
    }

    private static FenceBench bench(Design<Dimmnet2Pair> design) {
        return new FenceBench(new NodePair(design, SimulationOptions.defaults()), new SplittableRandom(1));
    }

    private static void awaitAll(Dimmnet2Driver driver, int commands) {
        for (int i = 0; i < commands; i++) {
            assertThat(driver.awaitCompletion(FenceBench.LIMIT).status()).isEqualTo(CommandStatus.DONE);
            driver.pollReception();
            driver.pollReception();
        }
    }

    /** Both name the same elements here and there; two of a kind have different sources, so that it shows which one was later. */
    private static void submitDependent(FenceBench bench, VectorOperation first, VectorOperation second, Shape shape) {
        PlainElements here = bench.elements(shape, 0);
        PlainElements there = bench.elements(shape, 1);
        bench.submit(first, here, there, 0);
        bench.driver.submitFence();
        boolean same = first == second;
        boolean readsHere = second == VectorOperation.LOCAL_READ || second == VectorOperation.REMOTE_WRITE;
        bench.submit(
                second,
                same && readsHere ? bench.elements(shape, 0) : here,
                same && second == VectorOperation.REMOTE_READ ? bench.elements(shape, 1) : there,
                second == VectorOperation.LOCAL_WRITE ? SECOND_WINDOW : 0);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void ofEveryPairOfOperationsTheLaterOneComesLaterForEveryByte(Design<Dimmnet2Pair> design, Shape shape) {
        try (FenceBench bench = bench(design)) {
            for (VectorOperation first : MOVING) {
                for (VectorOperation second : MOVING) {
                    submitDependent(bench, first, second, shape);
                    bench.driver.submitFence();
                    awaitAll(bench.driver, 4);
                    assertThat(bench.complaints())
                            .as("%s, then %s", first, second)
                            .isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("designs")
    void withoutAFenceOldDataAreSeen(Design<Dimmnet2Pair> design) {
        List<List<VectorOperation>> pairs = List.of(
                List.of(VectorOperation.LOCAL_WRITE, VectorOperation.REMOTE_WRITE),
                List.of(VectorOperation.LOCAL_WRITE, VectorOperation.LOCAL_READ),
                List.of(VectorOperation.REMOTE_READ, VectorOperation.LOCAL_READ),
                List.of(VectorOperation.REMOTE_READ, VectorOperation.REMOTE_WRITE));
        for (List<VectorOperation> each : pairs) {
            try (FenceBench bench = bench(design)) {
                // Rows of their own: the last element is written long after the first, and the later command begins
                // with it.
                int apart = 8208;
                int count = 60;
                PlainElements written = PlainAccess.strided(0x1800_0000, apart, 16, count);
                PlainElements read = PlainAccess.strided(0x1800_0000 + (count - 1) * apart, -apart, 16, count);
                PlainElements there = bench.elements(Shape.CONTIGUOUS, 1);
                PlainElements few = PlainAccess.contiguous(there.base(), 16, count);
                bench.submit(each.get(0), written, few, 0);
                bench.submit(each.get(1), read, few, 0);
                bench.driver.submitFence();
                awaitAll(bench.driver, 3);
                assertThat(bench.complaints())
                        .as("%s, then %s", each.get(0), each.get(1))
                        .isNotEmpty();
            }
        }
    }

    static Stream<Design<Dimmnet2Pair>> designs() {
        return Stream.of(Pairs.PUBLISHED, Pairs.IMPROVED);
    }

    @ParameterizedTest
    @MethodSource("designs")
    void aListThatACommandWritesIsReadWholeByTheNextOne(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            for (VectorOperation user : MOVING) {
                PlainList list = bench.inWriteWindow(SECOND_WINDOW);
                bench.submit(VectorOperation.LOCAL_WRITE, entriesOf(list), entriesOf(list), SECOND_WINDOW);
                bench.driver.submitFence();
                bench.submit(user, list, bench.elements(Shape.CONTIGUOUS, 1), 0);
                bench.driver.submitFence();
                awaitAll(bench.driver, 4);
                assertThat(bench.complaints()).as("list of %s", user).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("designs")
    void aListThatACommandWritesInTheOtherNodeIsReadWholeThere(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            for (VectorOperation user : List.of(VectorOperation.REMOTE_WRITE, VectorOperation.REMOTE_READ)) {
                PlainList list = bench.inWriteWindow(SECOND_WINDOW);
                bench.submit(VectorOperation.LOCAL_WRITE, entriesOf(list), entriesOf(list), SECOND_WINDOW);
                bench.driver.submitFence();
                bench.submit(VectorOperation.REMOTE_WRITE, entriesOf(list), entriesOf(list), 0);
                bench.driver.submitFence();
                bench.submit(user, bench.elements(Shape.STRIDE, 0), list, 0);
                bench.driver.submitFence();
                awaitAll(bench.driver, 6);
                assertThat(bench.complaints()).as("list of %s", user).isEmpty();
            }
        }
    }

    private static PlainAccess entriesOf(PlainList list) {
        return PlainAccess.contiguous(list.base(), 4, list.entries().length / 4);
    }

    @ParameterizedTest
    @MethodSource("designs")
    void theFenceCompletesInItsPlaceAndBehindTheReceiveStatusesBeforeIt(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            Dimmnet2Driver driver = bench.driver;
            VectorAccess some = VectorAccess.stride(0, 8, 200, 8200);
            int write = driver.submitLocalWrite(0, VectorAccess.stride(0x10_0000, 8, 200, 8200), true);
            int read = driver.submit(new VectorRead(some, VectorAccess.stride(0x20_0004, 8, 200, 8200), 1, true));
            int put = driver.submit(new VectorWrite(some, some, 1, true));
            int fence = driver.submitFence();
            int last = driver.submitLocalRead(VectorAccess.contiguous(0, 8, 1), 0, false);
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                order.add(driver.awaitCompletion(FenceBench.LIMIT).tag());
            }
            assertThat(order).containsExactly(write, read, put, fence);
            // Only the fence was looked for: what the statuses before it say must stand there already.
            List<Integer> told = List.of(
                    driver.pollReception().orElseThrow().tag(),
                    driver.pollReception().orElseThrow().tag());
            assertThat(told).containsExactlyInAnyOrder(write, read);
            assertThat(bench.other.pollReception().map(VectorStatus::tag)).contains(put);
            assertThat(driver.awaitCompletion(FenceBench.LIMIT).tag()).isEqualTo(last);
        }
    }

    @Test
    void theCompletionOfAFenceNamesItsNodeAndTagAndNoBytes() {
        try (FenceBench bench = bench(Pairs.PUBLISHED)) {
            int tag = bench.driver.submitFence();
            assertThat(bench.driver.awaitCompletion(FenceBench.LIMIT))
                    .isEqualTo(new VectorStatus(CommandStatus.DONE, 0, tag, 0, 0, 0));
            bench.pair.hostPort(0).idle(2000);
            assertThat(bench.driver.pollReception()).isEmpty();
            assertThat(bench.other.pollReception()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("designs")
    void bothProcessesHaveFencesAndStatusesOfTheirOwn(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            Dimmnet2Driver second = new Dimmnet2Driver(new ProcessPort(bench.pair.hostPort(0), 1), 0);
            second.writeWriteWindow(0, 0x1234_5678_9ABC_DEF0L);
            for (int round = 0; round < 8; round++) {
                submitDependent(bench, VectorOperation.LOCAL_WRITE, VectorOperation.REMOTE_WRITE, Shape.STRIDE);
                VectorAccess word = VectorAccess.contiguous(0x1000_0000L + 64 * round, 8, 1);
                List<Integer> tags = List.of(
                        second.submitLocalWrite(0, word, false),
                        second.submitFence(),
                        second.submit(new VectorWrite(word, word, 1, false)),
                        second.submitFence(),
                        second.submit(new VectorRead(word, word.part(0, 1), 1, false)),
                        second.submitFence());
                bench.memories.get(0).write(word.base(), (byte) 0);
                for (int node = 0; node < 2; node++) {
                    for (int i = 0; i < 8; i++) {
                        bench.memories.get(node).write(word.base() + i, (byte) (0x1234_5678_9ABC_DEF0L >>> 8 * i));
                    }
                }
                bench.driver.submitFence();
                awaitAll(bench.driver, 4);
                for (int tag : tags) {
                    assertThat(second.awaitCompletion(FenceBench.LIMIT).tag()).isEqualTo(tag);
                }
                assertThat(bench.complaints()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("designs")
    void errorsBeforeAFenceDoNotHoldItUp(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            Dimmnet2Driver driver = bench.driver;
            VectorAccess good = VectorAccess.contiguous(0, 8, 4);
            VectorAccess beyond = VectorAccess.contiguous(VectorAccess.MEMORY_BYTES - 8, 8, 4);
            // Preset words are no addresses: the first entry of each of these lists is wrong.
            VectorAccess wrongList = VectorAccess.list(0x200_0000, 8, 0, 8, 4);
            driver.submitUnchecked(new VectorWrite(beyond, good, 1, true));
            driver.submitUnchecked(new VectorWrite(good, beyond, 1, true));
            driver.submitUnchecked(new VectorWrite(good, good, 5, true));
            driver.submitUnchecked(new VectorWrite(good, good, 77, true));
            driver.submit(new VectorWrite(wrongList, good, 1, true));
            driver.submit(new VectorWrite(good, wrongList, 1, true));
            driver.submit(new VectorRead(wrongList, good, 1, true));
            driver.submit(new VectorRead(good, wrongList, 1, true));
            driver.submit(new VectorRead(good, good, 5, true));
            int fence = driver.submitFence();
            List<CommandStatus> ends = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                ends.add(driver.awaitCompletion(FenceBench.LIMIT).status());
            }
            assertThat(ends)
                    .containsExactly(
                            CommandStatus.SOURCE_RANGE,
                            CommandStatus.DESTINATION_RANGE,
                            CommandStatus.UNKNOWN_NODE,
                            CommandStatus.UNKNOWN_NODE,
                            CommandStatus.SOURCE_LIST_ENTRY,
                            CommandStatus.DONE,
                            CommandStatus.DONE,
                            CommandStatus.DONE,
                            CommandStatus.UNKNOWN_NODE);
            assertThat(driver.awaitCompletion(FenceBench.LIMIT))
                    .isEqualTo(new VectorStatus(CommandStatus.DONE, 0, fence, 0, 0, 0));
            assertThat(driver.pollReception().map(VectorStatus::status)).contains(CommandStatus.SOURCE_LIST_ENTRY);
            assertThat(driver.pollReception().map(VectorStatus::status)).contains(CommandStatus.RECEIVED_LIST_ENTRY);
            assertThat(bench.other.pollReception().map(VectorStatus::status))
                    .contains(CommandStatus.RECEIVED_LIST_ENTRY);
            assertThat(bench.complaints()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("designs")
    void aQueueFullOfFencesAndCommandsKeepsTheirOrder(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            int queued = 0;
            // More than the queue holds: it is full of commands behind a fence, and of fences behind each other.
            for (int round = 0; round < 12; round++) {
                submitDependent(bench, VectorOperation.LOCAL_WRITE, VectorOperation.REMOTE_WRITE, Shape.CONTIGUOUS);
                bench.driver.submitFence();
                bench.driver.submitFence();
                queued += 5;
                bench.driver.pollReception();
            }
            int tag = 0;
            for (int i = 0; i < queued; i++) {
                VectorStatus status = bench.driver.awaitCompletion(FenceBench.LIMIT);
                assertThat(status.status()).isEqualTo(CommandStatus.DONE);
                assertThat(status.tag()).isEqualTo(tag++);
            }
            assertThat(bench.complaints()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("designs")
    void fencesOfBothNodesDoNotWaitForEachOther(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            VectorAccess here = VectorAccess.stride(0, 16, 200, 8208);
            VectorAccess there = VectorAccess.stride(0x1000_0000, 16, 200, 8208);
            List<Dimmnet2Driver> both = List.of(bench.driver, bench.other);
            for (int i = 0; i < 9; i++) {
                for (int node = 0; node < 2; node++) {
                    both.get(node).submit(new VectorWrite(here, there, 1 - node, false));
                    both.get(node).submit(new VectorRead(here, there, 1 - node, false));
                    both.get(node).submitFence();
                }
            }
            for (int i = 0; i < 27; i++) {
                for (Dimmnet2Driver driver : both) {
                    assertThat(driver.awaitCompletion(FenceBench.LIMIT).status())
                            .isEqualTo(CommandStatus.DONE);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("designs")
    void aCommandToANodeThatThereIsNotEndsAtItsSenderAndTheOthersGoOn(Design<Dimmnet2Pair> design) {
        try (FenceBench bench = bench(design)) {
            VectorAccess some = VectorAccess.contiguous(0, 64, 8);
            Dimmnet2Driver driver = bench.driver;
            // 0 is the sender itself: the cable does not lead there.
            for (int node : new int[] {0, 2, 7, 15}) {
                int write = driver.submit(new VectorWrite(some, some, node, true));
                int read = driver.submit(new VectorRead(some, some, node, true));
                int good = driver.submit(new VectorWrite(some, some, 1, true));
                assertThat(driver.awaitCompletion(FenceBench.LIMIT))
                        .isEqualTo(new VectorStatus(CommandStatus.UNKNOWN_NODE, node, write, 0, 0, 0));
                assertThat(driver.awaitCompletion(FenceBench.LIMIT))
                        .isEqualTo(new VectorStatus(CommandStatus.UNKNOWN_NODE, node, read, 0, 0, 0));
                assertThat(driver.awaitCompletion(FenceBench.LIMIT).tag()).isEqualTo(good);
                assertThat(bench.other.awaitReception(FenceBench.LIMIT).tag()).isEqualTo(good);
            }
            Optional<VectorStatus> more = bench.other.pollReception();
            assertThat(more).isEmpty();
        }
    }
}
