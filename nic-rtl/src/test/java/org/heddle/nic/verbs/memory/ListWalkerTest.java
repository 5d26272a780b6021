package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.device.host.VirtualMemory;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.layout.ListElement;

/** The walker against a reference that keeps the list as an array. */
class ListWalkerTest {
    private static final int INDIRECT = 1 << 18 | 5 << 8 | 3;
    private static final int DIRECT = 7 << 8 | 1;
    private static final int LATENCY = 200;

    /** An entry of a list. */
    private record Entry(long address, long bytes, long key) {}

    private static final class Bench {
        final Rig<WalkerBench> rig;
        final List<StreamSource> sources = new ArrayList<>();
        final List<StreamSink> sinks = new ArrayList<>();
        final StreamSource wanted;
        final StreamSink run;
        final Moments walked;
        final HostMemorySocket socket;
        final ShuffledMemory physical;
        final long place;

        Bench(TestBench test, StallProfile stalls, int mostExtra) {
            this(test, 1, stalls, mostExtra);
        }

        Bench(TestBench test, int units, StallProfile stalls, int mostExtra) {
            rig = Rig.once(test, WalkerBench.class, units);
            physical = new ShuffledMemory(test.random().nextLong());
            place = new VirtualMemory(physical, 1).allocate(1 << 20);
            socket = new HostMemorySocket(rig.simulation(), rig.dut().memory, physical, mostExtra, 1);
            socket.setTimes(LATENCY, 1);
            rig.add(socket);
            for (int i = 0; i < units; i++) {
                sources.add(rig.source(rig.dut().wanted.get(i), stalls));
                sinks.add(rig.sink(rig.dut().run.get(i), stalls));
            }
            wanted = sources.get(0);
            run = sinks.get(0);
            walked = rig.moments("an entry is looked at", () -> rig.simulation().peek(rig.dut().walks));
            rig.simulation().poke(rig.dut().forgets, false);
            rig.simulation().reset(2);
        }

        void list(List<Entry> entries) {
            list(entries, 0);
        }

        void list(List<Entry> entries, long distance) {
            long[] words = new long[ListElement.LAYOUT.words()];
            for (int i = 0; i < entries.size(); i++) {
                ListElement.LAYOUT.address.put(words, entries.get(i).address);
                ListElement.LAYOUT.length.put(words, entries.get(i).bytes);
                ListElement.LAYOUT.key.put(words, entries.get(i).key);
                byte[] bytes = new byte[16];
                java.nio.ByteBuffer.wrap(bytes)
                        .order(java.nio.ByteOrder.LITTLE_ENDIAN)
                        .putLong(words[0])
                        .putLong(words[1]);
                physical.write(place + distance + 16L * i, bytes);
            }
            rig.simulation().poke(rig.dut().place, place);
            rig.simulation().poke(rig.dut().entries, entries.size());
            rig.simulation()
                    .poke(
                            rig.dut().total,
                            entries.stream().mapToLong(Entry::bytes).sum());
        }

        void want(long key, long address, long bytes, boolean last) {
            want(0, key, address, bytes, last);
        }

        void want(int unit, long key, long address, long bytes, boolean last) {
            sources.get(unit).send(address, key, bytes, 9, 2, last ? 1 : 0, 0, 0, 0, 0);
        }

        void await(int runs) {
            rig.simulation().runUntil(runs + " runs", () -> run.count() == runs).within(400_000);
        }
    }

    private static long[] run(long address, long key, long bytes, boolean last, boolean isWrong) {
        return new long[] {address, key, bytes, 9, 2, last ? 1 : 0, 0, 0, 0, isWrong ? 1 : 0};
    }

    /** Returns the runs of a part of a list, cut at pages; adds the entries that are looked at to the last number of {@code walked}. */
    private static List<long[]> expected(List<Entry> list, long offset, long bytes, boolean last, long[] walked) {
        List<long[]> runs = new ArrayList<>();
        List<Long> walks = new ArrayList<>();
        long begin = 0;
        for (int i = 0; i < list.size(); i++) {
            Entry entry = list.get(i);
            long from = Math.max(begin, offset);
            long to = Math.min(begin + entry.bytes, offset + bytes);
            if (from < to) {
                walks.add(i + 1L);
            }
            for (long at = from; at < to; ) {
                long address = entry.address + at - begin;
                long part = Math.min(to - at, 4096 - address % 4096);
                boolean ends = at + part == offset + bytes;
                runs.add(run(address, entry.key, part, last && ends, false));
                at += part;
            }
            begin += entry.bytes;
        }
        long sum = walks.stream().mapToLong(Long::longValue).sum();
        walked[0] += walks.size() == 1 ? sum : 2 * sum;
        return runs;
    }

    @HardwareTest
    void everyPartOfAListOf9EntriesBecomesItsRunsAndEachPieceIsWalkedToTwice(TestBench test) {
        Bench bench = new Bench(test, StallProfile.NEVER, 0);
        long[] lengths = {3, 5, 0, 1, 8, 2, 9, 0, 4};
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < lengths.length; i++) {
            list.add(new Entry(0x7000_0000_0FFDL + 4096L * (9 - i) - i, lengths[i], DIRECT + 256 * i));
        }
        bench.list(list);
        List<long[]> expected = new ArrayList<>();
        long[] walked = {0};
        for (long offset = 0; offset < 32; offset++) {
            for (long bytes = 1; offset + bytes <= 32; bytes++) {
                boolean last = bytes % 3 != 0;
                bench.want(INDIRECT, offset, bytes, last);
                expected.addAll(expected(list, offset, bytes, last, walked));
                bench.want(DIRECT, offset, bytes, last);
                expected.add(run(offset, DIRECT, bytes, last, false));
            }
        }
        bench.await(expected.size());
        assertThat(bench.run.beats()).usingRecursiveComparison().isEqualTo(expected);
        assertThat(bench.walked.cycles()).hasSize((int) walked[0]);
    }

    @HardwareTest
    void randomListsBecomeTheirRunsWhateverMemoryAndNeighboursDo(TestBench test) {
        Bench bench = new Bench(test, StallProfile.RANDOM_HALF, 40);
        int taken = 0;
        for (int round = 0; round < 4; round++) {
            int count = new int[] {1, 300, 255, 600}[round];
            List<Entry> list = new ArrayList<>();
            long total = 0;
            for (int i = 0; i < count; i++) {
                long bytes = test.random().nextInt(12);
                list.add(new Entry(test.random().nextLong() >>> 20, round == 0 ? 4000 : bytes, DIRECT));
                total += list.get(i).bytes;
            }
            bench.list(list);
            bench.rig.simulation().poke(bench.rig.dut().forgets, true);
            bench.rig.simulation().step();
            bench.rig.simulation().poke(bench.rig.dut().forgets, false);
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                long offset = test.random().nextLong(total);
                long bytes = Math.min(1 + test.random().nextInt(60), total - offset);
                bytes = Math.min(bytes, 4096 - offset % 4096);
                bench.want(INDIRECT, offset, bytes, true);
                expected.addAll(expected(list, offset, bytes, true, new long[1]));
            }
            bench.await(taken + expected.size());
            assertThat(bench.run.beats().subList(taken, taken + expected.size()))
                    .usingRecursiveComparison()
                    .isEqualTo(expected);
            taken += expected.size();
        }
    }

    @HardwareTest
    void anEntryTakesACycleAtAnyLengthOfTheListThoughMemoryTakes200(TestBench test) {
        Bench bench = new Bench(test, StallProfile.NEVER, 0);
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            list.add(new Entry(8L * i, 8, DIRECT));
        }
        bench.list(list);
        bench.want(INDIRECT, 0, 8, true);
        bench.await(1);
        long before = bench.rig.simulation().cycle();
        for (int i = 0; i < 4; i++) {
            bench.want(INDIRECT, 8 * 1999, 8, true);
        }
        bench.await(5);
        long each = (bench.rig.simulation().cycle() - before) / 4;
        assertThat(each).isBetween(2000L, 2000L + 20);
    }

    @HardwareTest
    void twoUnitsThatShareTheWalkerGetTheirOwnRunsInTheirOrder(TestBench test) {
        Bench bench = new Bench(test, 2, StallProfile.RANDOM_HALF, 40);
        List<List<Entry>> lists = List.of(new ArrayList<>(), new ArrayList<>());
        long total = 0;
        for (int i = 0; i < 400; i++) {
            long bytes = test.random().nextInt(12);
            for (List<Entry> list : lists) {
                list.add(new Entry(test.random().nextLong() >>> 20, bytes, DIRECT));
            }
            total += bytes;
        }
        bench.list(lists.get(1), WalkerBench.DISTANCE);
        bench.list(lists.get(0));
        List<List<long[]>> expected = List.of(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < 200; i++) {
            int unit = test.random().nextInt(2);
            long offset = test.random().nextLong(total);
            long bytes = Math.min(1 + test.random().nextInt(60), total - offset);
            boolean last = test.random().nextBoolean();
            if (test.random().nextInt(3) == 0) {
                bench.want(unit, DIRECT, offset, bytes, last);
                expected.get(unit).add(run(offset, DIRECT, bytes, last, false));
            } else {
                int list = test.random().nextInt(4) == 0 ? 1 - unit : unit;
                bench.want(unit, INDIRECT - (list << 8), offset, bytes, last);
                expected.get(unit).addAll(expected(lists.get(list), offset, bytes, last, new long[1]));
            }
        }
        for (int unit = 0; unit < 2; unit++) {
            StreamSink sink = bench.sinks.get(unit);
            int runs = expected.get(unit).size();
            bench.rig
                    .simulation()
                    .runUntil(runs + " runs", () -> sink.count() == runs)
                    .within(400_000);
            assertThat(sink.beats())
                    .as("unit " + unit)
                    .usingRecursiveComparison()
                    .isEqualTo(expected.get(unit));
        }
    }

    @HardwareTest
    void directRunsPassWhileTheOtherUnitsRunIsWalkedFor(TestBench test) {
        Bench bench = new Bench(test, 2, StallProfile.NEVER, 0);
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            list.add(new Entry(8L * i, 8, DIRECT));
        }
        bench.list(list);
        bench.want(0, INDIRECT, 8 * 1999, 8, true);
        bench.rig.simulation().step(100);
        for (int i = 0; i < 50; i++) {
            bench.want(1, DIRECT, 8 * i, 8, true);
        }
        bench.rig.simulation().step(100);
        assertThat(bench.sinks.get(1).count()).isEqualTo(50);
        assertThat(bench.run.count()).isZero();
        bench.await(1);
    }

    @HardwareTest
    void whatIsNotToBeUsedIsOneWrongRunInItsPlace(TestBench test) {
        Bench bench = new Bench(test, StallProfile.NEVER, 0);
        List<Entry> list = List.of(new Entry(64, 8, DIRECT), new Entry(128, 8, INDIRECT), new Entry(256, 8, DIRECT));
        bench.list(list);
        bench.want(INDIRECT, 20, 5, true);
        bench.want(INDIRECT, 6, 4, true);
        // The list is shorter than it is said to be.
        bench.await(3);
        bench.rig.simulation().poke(bench.rig.dut().total, 1000);
        bench.want(INDIRECT, 22, 4, true);
        bench.want(DIRECT, 1, 1, true);
        bench.await(6);
        assertThat(bench.run.beats())
                .usingRecursiveComparison()
                .isEqualTo(List.of(
                        run(20, INDIRECT, 5, true, true),
                        run(70, DIRECT, 2, false, false),
                        run(128, INDIRECT, 2, true, true),
                        run(262, DIRECT, 2, false, false),
                        run(22, INDIRECT, 4, true, true),
                        run(1, DIRECT, 1, true, false)));
    }
}
