package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.mpc.MpcProcessBench.Event;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.junit.jupiter.api.Tag;

/** Updates of elements in the memories of improved nodes, their own among them. */
class MpcUpdatesTest {
    private static final int OLD = 0x80_0000;
    private static final int THERE = 0x40_0000;

    private record Case(UpdateOperation operation, ElementType type, long before, long operand) {}

    @HardwareTest
    @Tag("slow")
    void everyOperationOnEveryElementIsThatOfTheReference(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench process = bench.at(0, 1);
        MpcHostBench there = bench.at(1, 0).host;
        for (ElementType type : ElementType.values()) {
            List<Case> cases = cases(type, test.random());
            List<byte[]> wanted = new ArrayList<>();
            for (int i = 0; i < cases.size(); i++) {
                Case each = cases.get(i);
                // In each place of a line once, and nothing beside it changes.
                int line = THERE + 32 * i;
                int offset = i * type.bytes() % 32;
                there.storage.backdoorWrite(line + offset, bytes(each.before, type), 0, type.bytes());
                byte[] after = there.storage.backdoorRead(line, 32);
                long result = UpdateReference.of(each.operation, each.type, each.before, each.operand);
                System.arraycopy(bytes(result, type), 0, after, offset, type.bytes());
                wanted.add(after);
                process.enterUpdate(1, OLD + 8 * i, line + offset, each.operation, type, each.operand, i);
            }
            process.ring();
            for (int i = 0; i < cases.size(); i++) {
                Case each = cases.get(i);
                assertThat(bench.event(process)).isEqualTo(new Event(false, 0, 1, 1 << 8, type.bytes(), i));
                assertThat(process.host.storage.backdoorRead(OLD + 8 * i, type.bytes()))
                        .as("old value of %s", each)
                        .isEqualTo(bytes(each.before, type));
                assertThat(there.storage.backdoorRead(THERE + 32 * i, 32))
                        .as("line of %s", each)
                        .isEqualTo(wanted.get(i));
            }
            process.release();
        }
        assertThat(bench.at(1, 0).hasEvent() || bench.at(1, 1).hasEvent()).isFalse();
    }

    private static List<Case> cases(ElementType type, RandomGenerator random) {
        List<Case> cases = new ArrayList<>();
        for (UpdateOperation operation : UpdateOperation.values()) {
            if (operation.allows(type)) {
                cases.add(new Case(operation, type, value(type, random), value(type, random)));
                cases.add(new Case(operation, type, value(type, random), 0));
                long same = value(type, random);
                cases.add(new Case(operation, type, same, same));
            }
        }
        return cases;
    }

    private static long value(ElementType type, RandomGenerator random) {
        return switch (type) {
            case FLOAT -> Integer.toUnsignedLong(Float.floatToIntBits((random.nextFloat() - 0.5f) * 1000));
            case DOUBLE -> Double.doubleToLongBits((random.nextDouble() - 0.5) * 1000);
            case INT32, UINT32 -> Integer.toUnsignedLong(random.nextInt());
            case INT64, UINT64 -> random.nextLong();
        };
    }

    private static byte[] bytes(long value, ElementType type) {
        ByteBuffer bytes = ByteBuffer.allocate(type.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        return type.bytes() == Long.BYTES
                ? bytes.putLong(value).array()
                : bytes.putInt((int) value).array();
    }

    @HardwareTest
    @Tag("slow")
    void aWrongUpdateIsToldWithItsReasonAndChangesNothing(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench process = bench.at(0, 0);
        MpcHostBench there = bench.at(1, 0).host;
        byte[] before = there.storage.backdoorRead(THERE, 64);
        int sum = UpdateOperation.SUM.code();
        int or = UpdateOperation.BITWISE_OR.code();
        int small = ElementType.INT32.code();
        int large = ElementType.INT64.code();
        int end = 1 << 28;
        int[][] wrong = {
            // length, operation, element, address
            {8, 3, large, THERE},
            {8, 4, large, THERE},
            {8, 12, large, THERE},
            {8, 15, large, THERE},
            {8, or, ElementType.DOUBLE.code(), THERE},
            {4, or, ElementType.FLOAT.code(), THERE},
            {8, sum, 6, THERE},
            {4, sum, 7, THERE},
            {4, sum, large, THERE},
            {8, sum, small, THERE},
            {16, sum, large, THERE},
            {8, sum, large, THERE + 4},
            {8, sum, large, THERE + 28},
            {4, sum, small, THERE + 2},
            {4, sum, small, THERE + 31},
        };
        for (int i = 0; i < wrong.length; i++) {
            int[] each = wrong[i];
            process.enterUpdate(1, OLD, each[3], each[0], each[1], each[2], -1, i);
        }
        process.enterUpdate(16, OLD, THERE, 8, sum, large, -1, 100);
        process.enterUpdate(1, end - 4, THERE, 8, sum, large, -1, 101);
        process.enterUpdate(1, OLD, end, 8, sum, large, -1, 102);
        process.enterUpdate(1, OLD, THERE, 0, sum, large, -1, 103);
        process.ring();
        for (int i = 0; i < wrong.length; i++) {
            assertThat(bench.event(process))
                    .as("update %d", i)
                    .isEqualTo(new Event(true, EntryStatus.BAD_UPDATE.code(), 1, 0, wrong[i][0], i));
        }
        assertThat(bench.event(process).status()).isEqualTo(EntryStatus.BAD_NODE.code());
        assertThat(bench.event(process).status()).isEqualTo(EntryStatus.BAD_LOCAL_ADDRESS.code());
        assertThat(bench.event(process).status()).isEqualTo(EntryStatus.BAD_REMOTE_ADDRESS.code());
        assertThat(bench.event(process)).isEqualTo(new Event(true, EntryStatus.BAD_LENGTH.code(), 1, 0, 0, 103));
        process.enterUpdate(1, OLD, end - 8, UpdateOperation.SUM, ElementType.INT64, 1, 104);
        process.ring();
        assertThat(bench.event(process)).isEqualTo(new Event(false, 0, 1, 0, 8, 104));
        assertThat(there.storage.backdoorRead(THERE, 64)).isEqualTo(before);
    }

    @HardwareTest
    @Tag("slow")
    void beyondTheMemoryARightUpdateIsToldForItsAddressAndAWrongOneForItself(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench process = bench.at(0, 0);
        int end = 1 << 28;
        for (int element = 0; element < 8; element++) {
            int code = element;
            int bytes = Arrays.stream(ElementType.values())
                    .filter(type -> type.code() == code)
                    .mapToInt(ElementType::bytes)
                    .findFirst()
                    .orElse(Long.BYTES);
            List<Integer> statuses = new ArrayList<>();
            for (int operation = 0; operation < 16; operation++) {
                boolean isRight = isAllowed(operation, element);
                process.enterUpdate(1, OLD, end, bytes, operation, element, 1, operation);
                statuses.add((isRight ? EntryStatus.BAD_REMOTE_ADDRESS : EntryStatus.BAD_UPDATE).code());
            }
            process.ring();
            for (int operation = 0; operation < 16; operation++) {
                Event event = bench.event(process);
                assertThat(event.status())
                        .as("operation %d of element %d", operation, element)
                        .isEqualTo(statuses.get(operation));
            }
            process.release();
        }
    }

    private static boolean isAllowed(int operation, int element) {
        return Arrays.stream(ElementType.values())
                .filter(type -> type.code() == element)
                .anyMatch(type -> Arrays.stream(UpdateOperation.values())
                        .anyMatch(each -> each.code() == operation && each.allows(type)));
    }

    @HardwareTest
    @Tag("slow")
    void oneCounterOfAllProcessesOfBothNodesGivesEachValueOnce(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        int each = 40;
        bench.at(1, 0).host.storage.backdoorWrite(THERE + 8, new byte[8], 0, 8);
        for (int i = 0; i < each; i++) {
            for (int process = 0; process < 4; process++) {
                bench.at(process / 2, process % 2)
                        .enterUpdate(
                                1,
                                old(process, i),
                                THERE + 8,
                                UpdateOperation.SUM,
                                ElementType.INT64,
                                1,
                                1000 * process + i);
            }
        }
        for (int process = 0; process < 4; process++) {
            bench.at(process / 2, process % 2).ring();
        }
        TreeSet<Long> seen = new TreeSet<>();
        for (int process = 0; process < 4; process++) {
            MpcProcessBench own = bench.at(process / 2, process % 2);
            long before = -1;
            for (int i = 0; i < each; i++) {
                assertThat(bench.event(own)).isEqualTo(new Event(false, 0, 1, own.process << 8, 8, 1000 * process + i));
                long value = own.host.word(old(process, i));
                assertThat(value).as("values of one process rise").isGreaterThan(before);
                before = value;
                seen.add(value);
            }
        }
        assertThat(seen)
                .containsExactlyElementsOf(LongStream.range(0, 4 * each).boxed().toList());
        assertThat(bench.at(1, 0).host.word(THERE + 8)).isEqualTo(4 * each);
    }

    private static int old(int process, int index) {
        return OLD + 0x1000 * process + 8 * index;
    }

    /** A put stores its number in the upper half, updates count in the lower one: whatever their order, no put is undone, and no update is. */
    @HardwareTest
    @Tag("slow")
    void aPutAmongUpdatesOfItsElementIsNotUndone(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench updater = bench.at(0, 0);
        MpcProcessBench writer = bench.at(0, 1);
        MpcHostBench there = bench.at(1, 0).host;
        there.storage.backdoorWrite(THERE, new byte[8], 0, 8);
        int updates = 3;
        for (int round = 1; round <= 60; round++) {
            byte[] put = bytes((long) round << 32, ElementType.INT64);
            writer.host.storage.backdoorWrite(0x1000, put, 0, put.length);
            for (int i = 0; i < updates; i++) {
                updater.enterUpdate(1, OLD + 8 * i, THERE, UpdateOperation.SUM, ElementType.INT64, 1, i);
            }
            writer.enter(1, 1, 0x1000, THERE, 8, round, false, true, false);
            updater.ring();
            bench.rig.simulation().step(5 * round);
            writer.ring();
            assertThat(bench.event(bench.at(1, 1)).id()).isEqualTo(round);
            long behind = 0;
            for (int i = 0; i < updates; i++) {
                assertThat(bench.event(updater).id()).isEqualTo(i);
                behind += updater.host.word(OLD + 8 * i) >> 32 == round ? 1 : 0;
            }
            assertThat(there.word(THERE)).as("round %d", round).isEqualTo(((long) round << 32) + behind);
        }
    }

    @HardwareTest
    @Tag("slow")
    void updatesGoOnBesideReadsAndWritesAndKeepTheirLine(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        int rounds = 20;
        byte[] zeros = new byte[4096];
        for (int node = 0; node < 2; node++) {
            bench.at(node, 0).host.storage.backdoorWrite(THERE, zeros, 0, zeros.length);
        }
        for (int i = 0; i < 4; i++) {
            MpcProcessBench own = bench.at(i / 2, i % 2);
            int to = 1 - own.node;
            for (int round = 0; round < rounds; round++) {
                int line = THERE + 32 * round;
                own.enterUpdate(to, OLD, line, UpdateOperation.SUM, ElementType.INT32, 1, 3 * round);
                own.enter(to, own.process, 0x1000, line + 8 + 8 * own.process, 8, 3 * round + 1, false, true, false);
                own.enterRead(to, 0x81_0000 + own.process * 0x1000, THERE, 3000, 3 * round + 2, false);
            }
        }
        for (int i = 0; i < 4; i++) {
            bench.at(i / 2, i % 2).ring();
        }
        for (int i = 0; i < 4; i++) {
            TreeSet<Long> told = new TreeSet<>();
            for (int event = 0; event < 3 * rounds; event++) {
                told.add(bench.event(bench.at(i / 2, i % 2)).id());
            }
            assertThat(told).hasSize(3 * rounds);
        }
        for (int node = 0; node < 2; node++) {
            long put = bench.at(1 - node, 0).host.word(0x1000);
            for (int round = 0; round < rounds; round++) {
                int line = THERE + 32 * round;
                MpcHostBench host = bench.at(node, 0).host;
                assertThat(LongStream.of(host.word(line), host.word(line + 8), host.word(line + 16))
                                .boxed())
                        .containsExactly(2L, put, put);
            }
        }
    }
}
