package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Words;
import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.InterleavedElement;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.VerbsMap;

/** Lists, and what is written and kept of them, by arithmetic of the test. */
class ListBinderTest {
    private static final int LATENCY = 20;
    private static final int DOMAIN = 9;
    private static final int GENERATION = 3;
    private static final int REGION = 5;
    private static final int LIST = 6;
    private static final int DIRECT = REGION << 8 | GENERATION;
    private static final int INDIRECT = 1 << 18 | LIST << 8 | GENERATION;
    private static final long SOURCE = 0x20_0000;
    private static final long PLACE = 0x4560_0000_0000L;
    private static final int LINE_BYTES = 32;

    /** Lines by their numbers; each read and write takes some cycles. */
    private static final class Lines implements Agent {
        private final Simulation simulation;
        private final ListBinder binder;
        private final Deque<long[]> asked = new ArrayDeque<>();
        private final Deque<Long> leaving = new ArrayDeque<>();
        private boolean returns;
        private boolean isVisible;
        private boolean holds;
        final Map<Long, BigInteger> lines = new HashMap<>();
        int latency = LATENCY;

        Lines(Rig<ListBinder> rig) {
            simulation = rig.simulation();
            binder = rig.dut();
        }

        @Override
        public void drive() {
            returns = !asked.isEmpty() && asked.peek()[1] <= simulation.cycle() && !holds;
            simulation.poke(binder.returns, returns);
            if (returns) {
                simulation.poke(simulation.port(binder.line), lines.getOrDefault(asked.peek()[0], BigInteger.ZERO));
            }
            isVisible = !leaving.isEmpty() && leaving.peek() <= simulation.cycle();
            simulation.poke(binder.written, isVisible);
            simulation.poke(binder.reads.ready(), true);
            simulation.poke(binder.writes.ready(), true);
        }

        @Override
        public void sample() {
            holds = simulation.peek(binder.holds);
            if (returns) {
                asked.remove();
            }
            if (isVisible) {
                leaving.remove();
            }
            if (simulation.peek(binder.reads.valid())) {
                asked.add(new long[] {simulation.peek(binder.reads.data()), simulation.cycle() + latency});
            }
            if (simulation.peek(binder.writes.valid())) {
                leaving.add(simulation.cycle() + latency);
                // What no lane is for may be anything, and nobody reads it.
                lines.put(
                        simulation.peek(binder.writes.data().line()),
                        simulation.peekInteger(
                                simulation.port(binder.writes.data().data())));
            }
        }
    }

    private Rig<ListBinder> rig;
    private Lines lines;
    private BigInteger bound = BigInteger.ZERO;

    private void begin(TestBench test, int room) {
        rig = Rig.once(test, ListBinder.class, true);
        rig.simulation().poke(rig.dut().order.valid(), false);
        rig.simulation().poke(rig.dut().ordered.valid(), false);
        rig.simulation().poke(rig.dut().returns, false);
        rig.simulation().poke(rig.dut().written, false);
        rig.simulation().reset(2);
        lines = rig.add(new Lines(rig));
        key(REGION, false, 0);
        key(LIST, true, room);
    }

    /** The operating system replaces a key. */
    private void key(int index, boolean isIndirect, int room) {
        key(index, GENERATION, DOMAIN, isIndirect, room);
    }

    private void key(int index, int generation, int domain, boolean isIndirect, int room) {
        long[] words = new long[KeyContext.LAYOUT.words()];
        KeyContext.LAYOUT.isValid.put(words, 1);
        KeyContext.LAYOUT.access.put(words, 2);
        KeyContext.LAYOUT.generation.put(words, generation);
        KeyContext.LAYOUT.domain.put(words, domain);
        KeyContext.LAYOUT.isIndirect.put(words, isIndirect ? 1 : 0);
        KeyContext.LAYOUT.entries.put(words, room);
        KeyContext.LAYOUT.translations.put(words, PLACE);
        Simulation simulation = rig.simulation();
        simulation.poke(rig.dut().ordered.data().index(), index);
        simulation.poke(simulation.port(rig.dut().ordered.data().region()), Words.value(words));
        simulation.poke(rig.dut().ordered.valid(), true);
        simulation.step();
        simulation.poke(rig.dut().ordered.valid(), false);
    }

    private static long[] element(long address, long bytes, long key) {
        long[] words = new long[ListElement.LAYOUT.words()];
        ListElement.LAYOUT.address.put(words, address);
        ListElement.LAYOUT.length.put(words, bytes);
        ListElement.LAYOUT.key.put(words, key);
        return words;
    }

    private static long[] interleaved(long address, long bytes, long skip) {
        long[] words = new long[InterleavedElement.LAYOUT.words()];
        InterleavedElement.LAYOUT.address.put(words, address);
        InterleavedElement.LAYOUT.length.put(words, bytes);
        InterleavedElement.LAYOUT.key.put(words, DIRECT);
        InterleavedElement.LAYOUT.skip.put(words, skip);
        return words;
    }

    /** Binds a list to a key; returns whether that was carried out. */
    private boolean binds(long key, int rounds, List<long[]> list) {
        int each = rounds == 0 ? 16 : 32;
        for (int i = 0; i < list.size(); i += LINE_BYTES / each) {
            BigInteger line = Words.value(list.get(i));
            if (each == 16 && i + 1 < list.size()) {
                line = Words.value(list.get(i + 1)).shiftLeft(128).or(line);
            }
            lines.lines.put((SOURCE + (long) each * i) / LINE_BYTES, line);
        }
        return order(true, key, list.size(), rounds);
    }

    private boolean order(boolean isBind, long key, int entries, int rounds) {
        return order(isBind, key, entries, rounds, DOMAIN);
    }

    private boolean order(boolean isBind, long key, int entries, int rounds, int domain) {
        Simulation simulation = rig.simulation();
        BindOrder order = rig.dut().order.data();
        simulation.poke(order.isBind(), isBind);
        simulation.poke(order.key(), key);
        simulation.poke(order.source(), SOURCE);
        simulation.poke(order.entries(), entries);
        simulation.poke(order.rounds(), rounds);
        simulation.poke(order.domain(), domain);
        simulation.poke(rig.dut().order.valid(), true);
        simulation.step();
        simulation.poke(rig.dut().order.valid(), false);
        bound = BigInteger.ZERO;
        simulation
                .runUntil("the order is done", () -> {
                    if (simulation.peek(rig.dut().keys.valid())) {
                        bound = simulation.peekInteger(
                                simulation.port(rig.dut().keys.data().region()));
                    }
                    return simulation.peek(rig.dut().done);
                })
                .within(100_000);
        boolean isRight = simulation.peek(rig.dut().isRight);
        simulation.step();
        return isRight;
    }

    /** Returns a field of the key that was bound last; 0 if none was. */
    private long bound(LayoutField field) {
        long[] words = new long[KeyContext.LAYOUT.words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = bound.shiftRight(64 * i).longValue();
        }
        return field.get(words);
    }

    /** Returns an entry of the list that is written, as words. */
    private long[] written(int entry) {
        BigInteger line = lines.lines.get(PLACE / LINE_BYTES + entry / 2).shiftRight(entry % 2 * 128);
        return new long[] {line.longValue(), line.shiftRight(64).longValue()};
    }

    @HardwareTest
    void anEntryNeedsADirectKeyOfTheSameDomainInAllOfItsBits(TestBench test) {
        begin(test, 8);
        long[] right = element(4096, 8, DIRECT);
        long[] wrong = {
            DIRECT ^ 1,
            DIRECT ^ 1 << 7,
            DIRECT ^ 1 << 8,
            DIRECT ^ 1 << 17,
            DIRECT ^ 1 << 18,
            DIRECT ^ 1 << 19,
            DIRECT ^ 1L << 31,
            INDIRECT,
            INDIRECT ^ 1 << 18
        };
        for (long key : wrong) {
            for (int place = 0; place < 3; place++) {
                List<long[]> list = new ArrayList<>(List.of(right, right, right));
                list.set(place, element(4096, 8, key));
                assertThat(binds(INDIRECT, 0, list))
                        .as("%x in entry %d", key, place)
                        .isFalse();
                assertThat(bound).isZero();
            }
        }
        assertThat(binds(INDIRECT, 0, List.of(right, right, right))).isTrue();
    }

    @HardwareTest
    void aKeyIsBoundByAllOfItsBits(TestBench test) {
        begin(test, 8);
        for (int bit : new int[] {0, 7, 8, 17, 18, 19, 31}) {
            assertThat(binds(INDIRECT ^ 1L << bit, 0, List.of(element(4096, 8, DIRECT))))
                    .as("without bit %d", bit)
                    .isFalse();
        }
        assertThat(binds(INDIRECT, 0, List.of(element(4096, 8, DIRECT)))).isTrue();
        assertThat(binds(INDIRECT, 0, List.of(element(4096, 8, DIRECT))))
                .as("a second list")
                .isFalse();
        assertThat(order(false, INDIRECT, 0, 0)).isTrue();
        assertThat(bound(KeyContext.LAYOUT.entries)).isZero();
        assertThat(binds(INDIRECT, 0, List.of(element(4096, 8, DIRECT)))).isTrue();
    }

    /** A key of another domain and generation than any that a test sets has neither, all bits or none. */
    @HardwareTest
    void noKeyIsKnownBeforeItIsSet(TestBench test) {
        begin(test, 8);
        key(LIST, 0, 0, true, 8);
        long list = 1 << 18 | LIST << 8;
        lines.latency = 1;
        for (int index = 0; index < VerbsMap.KEYS; index++) {
            if (index != LIST && index != REGION) {
                assertThat(order(false, 1 << 18 | index << 8 | 0xFF, 0, 0, 0xFFFF))
                        .as("takes a list away from key " + index)
                        .isFalse();
                lines.lines.put(SOURCE / LINE_BYTES, Words.value(element(0, 8, (long) index << 8)));
                assertThat(order(true, list, 1, 0, 0))
                        .as("an entry of key " + index)
                        .isFalse();
            }
        }
    }

    @HardwareTest
    void aListHasAsManyEntriesAsThereIsRoomFor(TestBench test) {
        begin(test, 12);
        List<long[]> list = new ArrayList<>();
        for (int i = 0; i < 13; i++) {
            list.add(element(4096L * i, i, DIRECT));
        }
        List<long[]> interleaved = List.of(interleaved(4096, 8, 8), interleaved(8192, 8, 8), interleaved(0, 8, 8));
        assertThat(binds(INDIRECT, 0, list)).isFalse();
        assertThat(binds(INDIRECT, 5, interleaved)).isFalse();
        assertThat(order(true, INDIRECT, 0, 0)).isFalse();
        assertThat(order(true, INDIRECT, 1 << 17, 0)).isFalse();
        assertThat(order(true, INDIRECT, 1, 1 << 17)).isFalse();
        assertThat(binds(INDIRECT, 0, list.subList(0, 12))).isTrue();
        assertThat(bound(KeyContext.LAYOUT.entries)).isEqualTo(12);
        assertThat(bound(KeyContext.LAYOUT.length)).isEqualTo(66);
        assertThat(bound(KeyContext.LAYOUT.generation)).isEqualTo(GENERATION);
        for (int i = 0; i < 12; i++) {
            assertThat(written(i)).as("entry " + i).isEqualTo(list.get(i));
        }
        assertThat(order(false, INDIRECT, 0, 0)).isTrue();
        assertThat(binds(INDIRECT, 4, interleaved)).isTrue();
        assertThat(bound(KeyContext.LAYOUT.entries)).isEqualTo(12);
    }

    @HardwareTest
    void roundsLieFurtherApartThan32BitsTell(TestBench test) {
        begin(test, 100);
        long[][] list = {
            {0x7000_0000_0000L, 0x8000_0001L, 0x8000_0000L},
            {0xFFFF_8000_0000_0000L, 0xFFFF_FFFFL, 0xFFFF_FFFFL},
            {0xFFFF_FFFF_FFFF_FFF0L, 1, 0xFFFEL}
        };
        List<long[]> entries = new ArrayList<>();
        for (long[] each : list) {
            entries.add(interleaved(each[0], each[1], each[2]));
        }
        assertThat(binds(INDIRECT, 33, entries)).isTrue();
        for (int i = 0; i < 99; i++) {
            long[] each = list[i % 3];
            assertThat(written(i))
                    .as("entry " + i)
                    .isEqualTo(element(each[0] + i / 3 * (each[1] + each[2]), each[1], DIRECT));
        }
    }

    @HardwareTest
    void aLongListMayHaveMoreBytesThan32BitsTell(TestBench test) {
        begin(test, 1040);
        List<long[]> list = new ArrayList<>();
        for (int i = 0; i < 1040; i++) {
            list.add(element(0, 0xFFFF_FFFFL - i, DIRECT));
        }
        assertThat(binds(INDIRECT, 0, list)).isTrue();
        long sum = 0;
        for (int i = 1; i <= list.size(); i++) {
            sum += 0xFFFF_FFFFL - (i - 1);
            if (i % KeyContext.ENTRIES_PER_SUM == 0) {
                long line = PLACE / LINE_BYTES - i / KeyContext.ENTRIES_PER_SUM - 1;
                assertThat(lines.lines.get(line).longValue() & (1L << 48) - 1)
                        .as("sum of " + i)
                        .isEqualTo(sum);
            }
        }
        assertThat(bound(KeyContext.LAYOUT.length)).isEqualTo(sum);
    }
}
