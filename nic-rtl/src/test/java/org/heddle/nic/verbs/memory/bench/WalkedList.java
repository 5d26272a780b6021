package org.heddle.nic.verbs.memory.bench;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamChecker;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.device.host.VirtualMemory;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.jspecify.annotations.Nullable;

/** A walker with a list in memory, and a reference that keeps the list as an array. */
public final class WalkedList {
    /** Indirect key. */
    public static final int INDIRECT = 1 << 18 | 5 << 8 | 3;
    /** Another one. */
    public static final int OTHER = INDIRECT - (1 << 8);
    /** A direct key. */
    public static final int DIRECT = 7 << 8 | 1;

    private static final long PAGE_BYTES = 4096;
    private static final int MOST_ENTRIES = 1 << 16;

    /** Entry of a list. */
    public record Entry(long address, long bytes, long key) {}

    /**
     * A run of a direct key.
     *
     * @param run beat of the stream
     * @param entry place in the list of the entry that it is of
     */
    public record Piece(long[] run, int entry) {}

    private final Simulation simulation;
    private final WalkerBench bench;
    private final List<StreamSource> wanted = new ArrayList<>();
    private final List<StreamSink> runs = new ArrayList<>();
    private final @Nullable StreamSink told;
    private final Count walked;
    private final Count asked;
    private final Count idle;
    private final ShuffledMemory physical;
    private final long place;

    /** Puts memory and neighbours around a walker, and resets it; who is told of entries ahead pauses as the others do. */
    public WalkedList(
            Simulation simulation, WalkerBench bench, StallProfile stalls, int readCycles, int mostExtra, long seed) {
        this(simulation, bench, stalls, stalls, readCycles, mostExtra, seed);
    }

    /**
     * Puts memory and neighbours around a walker, and resets it.
     *
     * @param stalls of the neighbours
     * @param stallsAhead of who is told of entries ahead
     * @param readCycles from a line's request to its answer
     * @param mostExtra most cycles that an answer may be late
     * @param seed of the pages' places, and of late answers
     */
    public WalkedList(
            Simulation simulation,
            WalkerBench bench,
            StallProfile stalls,
            StallProfile stallsAhead,
            int readCycles,
            int mostExtra,
            long seed) {
        this.simulation = simulation;
        this.bench = bench;
        physical = new ShuffledMemory(seed);
        place = new VirtualMemory(physical, 1)
                        .allocate(
                                KeyContext.bytesOfSums(MOST_ENTRIES) + (long) ListElement.LAYOUT.bytes() * MOST_ENTRIES)
                + KeyContext.bytesOfSums(MOST_ENTRIES);
        HostMemorySocket socket = new HostMemorySocket(simulation, bench.memory, physical, mostExtra, seed);
        socket.setTimes(readCycles, 1);
        simulation.add(socket);
        for (int unit = 0; unit < bench.wanted.size(); unit++) {
            simulation.add(StreamChecker.on(simulation, bench.wanted.get(unit)));
            wanted.add(simulation.add(StreamSource.on(simulation, bench.wanted.get(unit), stalls)));
            simulation.add(StreamChecker.on(simulation, bench.run.get(unit)));
            runs.add(simulation.add(StreamSink.on(simulation, bench.run.get(unit), stalls)));
        }
        // An entry that finds no place is taken back.
        told = bench.ahead == null ? null : simulation.add(StreamSink.on(simulation, bench.ahead, stallsAhead));
        walked = simulation.add(new Count(() -> simulation.peek(bench.walks)));
        asked = simulation.add(new Count(() -> simulation.peek(bench.asksNow)));
        idle = simulation.add(new Count(() -> !simulation.peek(bench.reads)));
        simulation.poke(bench.forgets, false);
        simulation.poke(bench.isLate, false);
        simulation.reset(2);
    }

    /** Counts the cycles in which something holds just before the edge. */
    private static final class Count implements Agent {
        private final BooleanSupplier condition;
        private int cycles;

        Count(BooleanSupplier condition) {
            this.condition = condition;
        }

        @Override
        public void drive() {}

        @Override
        public void sample() {
            if (condition.getAsBoolean()) {
                cycles++;
            }
        }
    }

    /** Puts the list of {@link #OTHER} there, with as many entries and bytes as that of {@link #INDIRECT} has, which is put there behind it. */
    public void listOther(List<Entry> entries) {
        list(entries, WalkerBench.DISTANCE);
    }

    /** Puts the list of {@link #INDIRECT} there, of at most 65,536 entries. */
    public void list(List<Entry> entries) {
        list(entries, 0);
    }

    private void list(List<Entry> entries, long distance) {
        long[] words = new long[ListElement.LAYOUT.words()];
        for (int i = 0; i < entries.size(); i++) {
            ListElement.LAYOUT.address.put(words, entries.get(i).address);
            ListElement.LAYOUT.length.put(words, entries.get(i).bytes);
            ListElement.LAYOUT.key.put(words, entries.get(i).key);
            byte[] bytes = new byte[2 * Long.BYTES];
            ByteBuffer.wrap(bytes)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putLong(words[0])
                    .putLong(words[1]);
            physical.write(place + distance + (long) bytes.length * i, bytes);
        }
        writeSums(entries, place + distance);
        simulation.poke(bench.place, place);
        simulation.poke(bench.entries, entries.size());
        setTotal(entries.stream().mapToLong(Entry::bytes).sum());
    }

    /** Writes the sums of a long list in front of it. */
    private void writeSums(List<Entry> entries, long list) {
        long sum = 0;
        for (int i = 1; entries.size() >= KeyContext.LONG_LIST && i <= entries.size(); i++) {
            sum += entries.get(i - 1).bytes();
            if (i % KeyContext.ENTRIES_PER_SUM == 0) {
                byte[] bytes = new byte[Long.BYTES];
                ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(sum);
                physical.write(list - 32L * (i / KeyContext.ENTRIES_PER_SUM + 1), bytes);
            }
        }
    }

    /** Sets the bytes of the key, which are those of its list unless this says otherwise. */
    public void setTotal(long bytes) {
        simulation.poke(bench.total, bytes);
    }

    /** Wants a run, of domain 9 with the rights 2. */
    public void want(long key, long address, long bytes, boolean last) {
        want(0, key, address, bytes, last);
    }

    /** Has a unit want a run, of domain 9 with the rights 2. */
    public void want(int unit, long key, long address, long bytes, boolean last) {
        send(unit, key, address, bytes, last, 9, 2);
    }

    /** Wants a run that needs no list, whatever its key: one that is physical, or wrong already. */
    public void wantAsItIs(long key, long address, long bytes, boolean isPhysical) {
        wanted.get(0).send(address, key, bytes, 9, 2, 1, isPhysical ? 1 : 0, 0, 0, isPhysical ? 0 : 1);
    }

    /** Wants a run of another owner. */
    public void want(long key, long address, long bytes, boolean last, long domain, long rights) {
        send(0, key, address, bytes, last, domain, rights);
    }

    private void send(int unit, long key, long address, long bytes, boolean last, long domain, long rights) {
        wanted.get(unit).send(address, key, bytes, domain, rights, last ? 1 : 0, 0, 0, 0, 0);
    }

    /** Steps until so many runs have come, all together. */
    public void await(int count) {
        await(0, count);
    }

    /** Steps until so many runs have come to a unit. */
    public void await(int unit, int count) {
        StreamSink sink = runs.get(unit);
        simulation
                .runUntil(count + " runs of unit " + unit, () -> sink.count() == count)
                .within(400_000);
    }

    /** Returns the runs that have come. */
    public List<long[]> runs() {
        return runs(0);
    }

    /** Returns the runs that have come to a unit. */
    public List<long[]> runs(int unit) {
        return runs.get(unit).beats();
    }

    /** Returns what was told ahead, by a walker that does. */
    public List<long[]> told() {
        return told.beats();
    }

    /** Lets cycles pass. */
    public void step(int cycles) {
        simulation.step(cycles);
    }

    /** Returns the cycles so far. */
    public long cycle() {
        return simulation.cycle();
    }

    /** Returns the number of entries that were looked at. */
    public int walked() {
        return walked.cycles;
    }

    /** Returns the number of times that the place of the list was asked for. */
    public int asked() {
        return asked.cycles;
    }

    /** Returns the number of cycles in which no read of a line was under way. */
    public int idle() {
        return idle.cycles;
    }

    /** Has the place of a list not told until this is called again. */
    public void setLate(boolean isLate) {
        simulation.poke(bench.isLate, isLate);
    }

    /** Has a key replaced. */
    public void forget() {
        simulation.poke(bench.forgets, true);
        simulation.step();
        simulation.poke(bench.forgets, false);
    }

    /** Returns the beat of a run of domain 9 with the rights 2. */
    public static long[] run(long address, long key, long bytes, boolean last, boolean isWrong) {
        return new long[] {address, key, bytes, 9, 2, last ? 1 : 0, 0, 0, 0, isWrong ? 1 : 0};
    }

    /** Returns the runs of a part of a list, cut at pages. */
    public static List<Piece> pieces(List<Entry> list, long offset, long bytes, boolean last) {
        List<Piece> pieces = new ArrayList<>();
        long begin = 0;
        for (int i = 0; i < list.size(); i++) {
            Entry entry = list.get(i);
            long from = Math.max(begin, offset);
            long to = Math.min(begin + entry.bytes, offset + bytes);
            for (long at = from; at < to; ) {
                long address = entry.address + at - begin;
                long part = Math.min(to - at, PAGE_BYTES - Math.floorMod(address, PAGE_BYTES));
                boolean ends = at + part == offset + bytes;
                pieces.add(new Piece(run(address, entry.key, part, last && ends, false), i));
                at += part;
            }
            begin += entry.bytes;
        }
        return pieces;
    }
}
