package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsBench.HERE;
import static org.heddle.nic.verbs.VerbsBench.THERE;
import static org.heddle.nic.verbs.VerbsHostBench.ALL_RIGHTS;
import static org.heddle.nic.verbs.VerbsHostBench.element;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.verbs.VerbsHostBench.Send;
import org.heddle.nic.verbs.layout.EventEntry;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.junit.jupiter.api.Tag;

/** Indirect keys at both ends of two nodes, by work requests written by hand; names of tests begin with a row of conformance where there is one. */
class IndirectKeyTest {
    private static final int ENTRIES = 64;

    private final List<long[]> near = new ArrayList<>();
    private final List<long[]> far = new ArrayList<>();

    private static byte[] gathered(VerbsHostBench host, List<long[]> list) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (long[] piece : list) {
            bytes.writeBytes(host.memory.read(piece[0], (int) piece[1]));
        }
        return bytes.toByteArray();
    }

    private static long[][] elements(List<long[]> list, int key) {
        return list.stream().map(each -> element(each[0], each[1], key)).toArray(long[][]::new);
    }

    /** Makes a list of pieces with gaps, in an order that is not that of addresses; returns its bytes. */
    private static int pieces(List<long[]> list, TestBench test, long base, int count, int most) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            int bytes = test.random().nextInt(most) + 1;
            list.add(new long[] {base + i * 9000L + test.random().nextInt(3000), bytes});
            total += bytes;
        }
        Collections.shuffle(list, new Random(test.random().nextLong()));
        return total;
    }

    @HardwareTest
    @Tag("slow")
    void listsOfDifferentShapesCarrySendWriteAndRead(TestBench test) {
        carryLists(test, VerbsConfiguration.published());
    }

    @HardwareTest
    @Tag("slow")
    void aStreamingNodeCarriesListsToo(TestBench test) {
        carryLists(test, VerbsConfiguration.streaming());
    }

    private void carryLists(TestBench test, VerbsConfiguration configuration) {
        VerbsBench bench = new VerbsBench(test, configuration, 30).connect();
        VerbsHostBench from = bench.from();
        VerbsHostBench to = bench.to();
        int bytes = Math.min(pieces(near, test, HERE, 40, 200), pieces(far, test, THERE, 17, 600));
        int nearKey = from.indirectKey(77, 3, ALL_RIGHTS, ENTRIES);
        int farKey = to.indirectKey(78, 200, ALL_RIGHTS, ENTRIES);
        bench.near.post(from.bind(nearKey, elements(near, bench.nearKey)));
        bench.far.post(to.bind(farKey, elements(far, bench.farKey)));
        bench.sent(0, CompletionOpcode.UMR, CompletionStatus.SUCCESS);
        assertThat(VerbsBench.ENTRY.status.get(bench.completion(to, VerbsBench.SENDS)))
                .isEqualTo(CompletionStatus.SUCCESS.code());

        bench.far.receive(element(0, bytes, farKey));
        bench.near.post(new Send(WorkOpcode.SEND, element(0, bytes, nearKey)));
        bench.received(0, CompletionOpcode.RECV, CompletionStatus.SUCCESS);
        bench.sent(1, CompletionOpcode.SEND, CompletionStatus.SUCCESS);
        assertThat(gathered(to, far)).startsWith(Arrays.copyOf(gathered(from, near), bytes));

        byte[] noise = new byte[bytes];
        test.random().nextBytes(noise);
        from.memory.write(HERE + 900_000, noise);
        bench.near.post(
                new Send(WorkOpcode.RDMA_WRITE, element(HERE + 900_000, bytes - 11, bench.nearKey)).to(11, farKey));
        bench.sent(2, CompletionOpcode.RDMA_WRITE, CompletionStatus.SUCCESS);
        byte[] now = gathered(to, far);
        assertThat(Arrays.copyOfRange(now, 11, bytes)).isEqualTo(Arrays.copyOf(noise, bytes - 11));

        bench.near.post(new Send(WorkOpcode.RDMA_READ, element(5, bytes - 40, nearKey)).to(35, farKey));
        bench.sent(3, CompletionOpcode.RDMA_READ, CompletionStatus.SUCCESS);
        assertThat(Arrays.copyOfRange(gathered(from, near), 5, bytes - 35))
                .isEqualTo(Arrays.copyOfRange(now, 35, bytes - 5));
    }

    @HardwareTest
    @Tag("slow")
    void aReadIsRefusedInThePacketThatAnEntryDoesNotAllow(TestBench test) {
        refuseRead(test, VerbsConfiguration.published());
    }

    @HardwareTest
    @Tag("slow")
    void aStreamingNodeRefusesAReadInThatPacketToo(TestBench test) {
        refuseRead(test, VerbsConfiguration.streaming());
    }

    private static void refuseRead(TestBench test, VerbsConfiguration configuration) {
        VerbsBench bench = new VerbsBench(test, configuration, 0).connect();
        VerbsHostBench to = bench.to();
        int locked = to.region(8, 1, AccessRight.LOCAL_WRITE.mask(), 0x5000_0000L, 8192);
        int key = to.indirectKey(78, 1, ALL_RIGHTS, 3);
        bench.far.post(to.bind(
                key,
                element(THERE, 1500, bench.farKey),
                element(0x5000_0100L, 100, locked),
                element(THERE + 9000, 9000, bench.farKey)));
        assertThat(VerbsBench.ENTRY.status.get(bench.completion(to, VerbsBench.SENDS)))
                .isEqualTo(CompletionStatus.SUCCESS.code());
        byte[] before = bench.from().memory.read(HERE, 1500);
        byte[] wanted = to.memory.read(THERE, 1024);
        bench.near.post(new Send(WorkOpcode.RDMA_READ, element(HERE, 1024, bench.nearKey)).to(0, key));
        bench.sent(0, CompletionOpcode.RDMA_READ, CompletionStatus.SUCCESS);
        bench.near.post(new Send(WorkOpcode.RDMA_READ, element(HERE, 10_000, bench.nearKey)).to(0, key));
        bench.near.post(new Send(WorkOpcode.RDMA_READ, element(HERE + 1024, 8, bench.nearKey)).to(0, key));
        bench.sent(1, CompletionOpcode.RDMA_READ, CompletionStatus.REM_ACCESS_ERR);
        bench.sent(2, CompletionOpcode.RDMA_READ, CompletionStatus.WR_FLUSH_ERR);
        assertThat(bench.from().memory.read(HERE, 1024)).isEqualTo(wanted);
        assertThat(bench.from().memory.read(HERE + 1024, 476)).isEqualTo(Arrays.copyOfRange(before, 1024, 1500));
        long[] event = to.takeEvent();
        assertThat(EventEntry.LAYOUT.kind.get(event)).isEqualTo(EventKind.QP_ACCESS_ERR.code());
        assertThat(EventEntry.LAYOUT.number.get(event)).isEqualTo(VerbsBench.NUMBER);
    }

    @HardwareTest
    @Tag("slow")
    void atomicsByAnIndirectKeyAreRefused(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        int key = bench.to().indirectKey(78, 1, ALL_RIGHTS, 1);
        bench.far.post(bench.to().bind(key, element(THERE, 64, bench.farKey)));
        bench.completion(bench.to(), VerbsBench.SENDS);
        bench.near.post(new Send(WorkOpcode.ATOMIC_FETCH_AND_ADD, element(HERE, 8, bench.nearKey))
                .to(8, key)
                .operands(1, 0));
        bench.sent(0, CompletionOpcode.FETCH_ADD, CompletionStatus.REM_ACCESS_ERR);
    }

    @HardwareTest
    @Tag("slow")
    void aListIsBoundAtAnEntryPerCycleAndItsKeyIsNotThereUntilAllOfItIs(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        VerbsHostBench from = bench.from();
        from.socket.setTimes(200, 50);
        long[] cycles = new long[2];
        for (int i = 0; i < 2; i++) {
            int entries = i == 0 ? 1 : 4000;
            long[][] list = new long[entries][];
            for (int entry = 0; entry < entries; entry++) {
                list[entry] = element(HERE + 13L * entry, 13, bench.nearKey);
            }
            int key = from.indirectKey(20 + i, 9, ALL_RIGHTS, entries);
            Send bind = from.bind(key, list);
            long start = bench.rig.simulation().cycle();
            bench.near.post(bind);
            bench.sent(i, CompletionOpcode.UMR, CompletionStatus.SUCCESS);
            cycles[i] = bench.rig.simulation().cycle() - start;
        }
        assertThat(cycles[1] - cycles[0]).isBetween(3999L, 4400L);
    }

    /** Lists of the improved node that have sums: what READs and WRITEs from their middle on move, and the sums themselves; then lists of other lengths in their place. */
    @HardwareTest
    @Tag("slow")
    void readsAndWritesBeginAnywhereInALongListAndFindTheSumsOfThatList(TestBench test) {
        VerbsBench bench = new VerbsBench(test, VerbsConfiguration.improved(), 0).connect();
        VerbsHostBench to = bench.to();
        int most = 2100;
        int key = to.indirectKey(78, 1, ALL_RIGHTS, most);
        for (int round = 0; round < 3; round++) {
            boolean isInterleaved = round == 1;
            int count = new int[] {2069, 7, 1024}[round];
            long[] ends = new long[isInterleaved ? 300 * count : count];
            long[][] list = new long[count][];
            List<long[]> pieces = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                long bytes = test.random().nextInt(9) + (isInterleaved ? 1 : 0);
                long at = THERE + 20L * i * (isInterleaved ? 400 : 1);
                list[i] = isInterleaved
                        ? VerbsHostBench.interleaved(at, bytes, 3, bench.farKey)
                        : element(at, bytes, bench.farKey);
                pieces.add(new long[] {at, bytes});
            }
            for (int i = count; i < ends.length; i++) {
                long[] first = pieces.get(i % count);
                pieces.add(new long[] {first[0] + (i / count) * (first[1] + 3), first[1]});
            }
            long total = 0;
            for (int i = 0; i < ends.length; i++) {
                total += pieces.get(i)[1];
                ends[i] = total;
            }
            bench.far.post(isInterleaved ? to.bindInterleaved(key, 300, list) : to.bind(key, list));
            assertThat(VerbsBench.ENTRY.status.get(bench.completion(to, VerbsBench.SENDS)))
                    .isEqualTo(CompletionStatus.SUCCESS.code());
            for (int k = 1; 16 * k <= ends.length; k++) {
                assertThat(to.sum(78, k)).as("sum " + k).isEqualTo(ends[16 * k - 1]);
            }
            byte[] all = gathered(to, pieces);
            for (int i = 0; i < 12; i++) {
                int offset = i == 0 ? (int) total - 1 : test.random().nextInt((int) total);
                int bytes = Math.min(1 + test.random().nextInt(5000), (int) total - offset);
                bench.near.post(new Send(WorkOpcode.RDMA_READ, element(HERE, bytes, bench.nearKey)).to(offset, key));
                bench.sentNext(CompletionOpcode.RDMA_READ, CompletionStatus.SUCCESS);
                assertThat(bench.from().memory.read(HERE, bytes))
                        .isEqualTo(Arrays.copyOfRange(all, offset, offset + bytes));
                byte[] noise = new byte[bytes];
                test.random().nextBytes(noise);
                bench.from().memory.write(HERE, noise);
                bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, bytes, bench.nearKey)).to(offset, key));
                bench.sentNext(CompletionOpcode.RDMA_WRITE, CompletionStatus.SUCCESS);
                System.arraycopy(noise, 0, all, offset, bytes);
                assertThat(gathered(to, pieces)).isEqualTo(all);
            }
            bench.far.post(VerbsHostBench.invalidate(key));
            assertThat(VerbsBench.ENTRY.status.get(bench.completion(to, VerbsBench.SENDS)))
                    .isEqualTo(CompletionStatus.SUCCESS.code());
        }
    }

    @HardwareTest
    @Tag("slow")
    void aKeyThatIsTakenOutWhileItsListIsBoundStaysOut(TestBench test) {
        takeOut(test, VerbsConfiguration.published());
    }

    @HardwareTest
    @Tag("slow")
    void aStreamingNodeLeavesSuchAKeyOutToo(TestBench test) {
        takeOut(test, VerbsConfiguration.streaming());
    }

    private static void takeOut(TestBench test, VerbsConfiguration configuration) {
        VerbsBench bench = new VerbsBench(test, configuration, 0).connect();
        VerbsHostBench from = bench.from();
        long[][] list = new long[2000][];
        Arrays.fill(list, element(HERE, 4, bench.nearKey));
        int key = from.indirectKey(20, 9, ALL_RIGHTS, list.length);
        bench.near.post(from.bind(key, list));
        bench.rig.simulation().step(500);
        from.deregister(key);
        bench.sent(0, CompletionOpcode.UMR, CompletionStatus.MW_BIND_ERR);
        VerbsHostBench.Pair other = from.new Pair(11);
        bench.to().new Pair(11).connect();
        other.connect();
        other.post(new Send(WorkOpcode.RDMA_WRITE, element(0, 4, key)).to(THERE, bench.farKey));
        assertThat(VerbsBench.ENTRY.status.get(bench.completion(from, VerbsBench.SENDS)))
                .isEqualTo(CompletionStatus.LOC_PROT_ERR.code());
    }

    @HardwareTest
    @Tag("slow")
    void aKeyThatIsReplacedInAMessageEndsItAndItsNextListAloneIsUsed(TestBench test) {
        replace(test, VerbsConfiguration.published());
    }

    @HardwareTest
    @Tag("slow")
    void aStreamingNodeForgetsWhatItLookedForAheadWithTheKey(TestBench test) {
        replace(test, VerbsConfiguration.streaming());
    }

    /** A WRITE into a list of pieces of 100 bytes, each in a page of its own, whose key goes while it runs and comes back with other pieces. */
    private static void replace(TestBench test, VerbsConfiguration configuration) {
        VerbsBench bench = new VerbsBench(test, configuration, 0).connect();
        VerbsHostBench to = bench.to();
        int count = 100;
        int bytes = 100 * count;
        int key = to.indirectKey(78, 1, ALL_RIGHTS, count);
        List<long[]> before = hundreds(count, THERE);
        List<long[]> behind = hundreds(count, THERE + 2048);
        bench.far.post(to.bind(key, elements(before, bench.farKey)));
        bench.completion(to, VerbsBench.SENDS);
        byte[] old = gathered(to, before);
        byte[] untouched = gathered(to, behind);
        byte[] data = new byte[bytes];
        test.random().nextBytes(data);
        bench.from().memory.write(HERE, data);
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, bytes, bench.nearKey)).to(0, key));
        bench.rig
                .simulation()
                .runUntil("some packets", () -> to.memory.read(THERE + 20 * 4096L, 100)[50] == data[20 * 100 + 50])
                .within(50_000);
        to.deregister(key);
        bench.sent(0, CompletionOpcode.RDMA_WRITE, CompletionStatus.REM_ACCESS_ERR);
        byte[] now = gathered(to, before);
        int written = Arrays.mismatch(now, data);
        assertThat(written).isBetween(2000, bytes - 1);
        assertThat(Arrays.copyOfRange(now, written, bytes)).isEqualTo(Arrays.copyOfRange(old, written, bytes));

        int again = to.indirectKey(78, 2, ALL_RIGHTS, count);
        VerbsHostBench.Pair other = bench.from().new Pair(11);
        VerbsHostBench.Pair otherFar = to.new Pair(11);
        otherFar.connect();
        other.connect();
        otherFar.post(to.bind(again, elements(behind, bench.farKey)));
        bench.completion(to, VerbsBench.SENDS);
        assertThat(gathered(to, behind)).isEqualTo(untouched);
        other.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, bytes, bench.nearKey)).to(0, again));
        assertThat(VerbsBench.ENTRY.status.get(bench.completion(bench.from(), VerbsBench.SENDS)))
                .isEqualTo(CompletionStatus.SUCCESS.code());
        assertThat(gathered(to, behind)).isEqualTo(data);
        assertThat(gathered(to, before)).isEqualTo(now);
    }

    private static List<long[]> hundreds(int count, long base) {
        List<long[]> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(new long[] {base + 4096L * i, 100});
        }
        return list;
    }
}
