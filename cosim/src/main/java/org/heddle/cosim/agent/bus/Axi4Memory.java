package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.ByteStore;
import org.heddle.cosim.agent.MemoryTiming;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.BusRules.Side;
import org.jspecify.annotations.Nullable;

/**
 * A memory behind an AXI4 master of the design: late, at a limited rate, out of order among bursts of different names if wanted, with pauses on
 * each channel. Bursts are FIXED, INCR or WRAP, of any size; data may come before their address. A write acts when its address and all its data
 * are there, a read when its beat is offered. Bytes that nobody wrote come from the seed.
 *
 * <p>{@link MemoryTiming} counts bursts for its latency, window and depth, and beats for its rate.
 */
public final class Axi4Memory implements Agent {
    /** A burst that is under way. */
    private static final class Burst {
        final long id;
        final long address;
        final int beats;
        final int bytes;
        final int kind;
        long due;
        int next;
        boolean failed;

        Burst(long id, long address, int beats, int bytes, int kind) {
            this.id = id;
            this.address = address;
            this.beats = beats;
            this.bytes = bytes;
            this.kind = kind;
        }

        /** Address of its next beat: ARM IHI 0022, A3.4.1. */
        long at() {
            return BurstShape.addressOf(address, beats, bytes, kind, next);
        }
    }

    /** A beat that has come for a write. */
    private record Beat(long[] words, long[] strobes) {}

    private final Simulation simulation;
    private final MemoryTiming timing;
    private final StallProfile stalls;
    private final long seed;
    private final int busBytes;
    private final ByteStore bytes;
    private final RefusedRanges refused = new RefusedRanges();

    private final Axi4Ports bus;
    private final BusChannel aw;
    private final BusChannel w;
    private final BusChannel b;
    private final BusChannel ar;
    private final BusChannel r;

    private final Deque<Burst> asked = new ArrayDeque<>();
    private final Deque<Beat> beats = new ArrayDeque<>();
    private final List<Burst> written = new ArrayList<>();
    private final List<Burst> reading = new ArrayList<>();
    private @Nullable Burst offeredWrite;
    private @Nullable Burst offeredRead;
    private long now;
    private long nextBeat;
    private long choices;
    private long done;

    private Axi4Memory(BusPorts ports, MemoryTiming timing, StallProfile stalls, long seed) {
        this.simulation = ports.simulation();
        this.timing = timing;
        this.stalls = stalls;
        this.seed = seed;
        bytes = new ByteStore(seed);
        bus = Axi4Ports.of(ports);
        busBytes = bus.wdata().width() / Byte.SIZE;
        aw = channel(ports, Side.MASTER, "aw", 1);
        w = channel(ports, Side.MASTER, "w", 2);
        b = channel(ports, Side.SLAVE, "b", 3);
        ar = channel(ports, Side.MASTER, "ar", 4);
        r = channel(ports, Side.SLAVE, "r", 5);
    }

    private BusChannel channel(BusPorts ports, Side source, String name, long number) {
        return ports.channel(source, name, stalls.from(Seeds.mix(seed + number)));
    }

    /**
     * A memory.
     *
     * @param bus an output of the simulated component
     * @param stalls when each channel pauses
     */
    public static Axi4Memory on(Simulation simulation, Axi4 bus, MemoryTiming timing, StallProfile stalls, long seed) {
        return new Axi4Memory(BusPorts.of(simulation, bus, Side.SLAVE), timing, stalls, seed);
    }

    /**
     * A memory behind a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code m_axi} for {@code m_axi_awvalid}
     * @param stalls when each channel pauses
     * @throws IllegalArgumentException if the design lacks one of them; what such a memory does not look at, as {@code awqos}, may be missing
     */
    public static Axi4Memory on(
            Simulation simulation, String bus, MemoryTiming timing, StallProfile stalls, long seed) {
        return new Axi4Memory(BusPorts.of(simulation, bus, Side.SLAVE), timing, stalls, seed);
    }

    /**
     * Answers accesses to bytes from one address to the one before another by SLVERR: a write there has no effect.
     *
     * @param to the address behind the range, unsigned; 0 for the one behind the last of 64 bits
     * @throws IllegalArgumentException if the range has no byte
     */
    public Axi4Memory refuse(long from, long to) {
        refused.add(from, to);
        return this;
    }

    /** Sets bytes by the back door, in no time. */
    public void writeDirectly(long address, byte... data) {
        bytes.write(address, data);
    }

    /** Bytes as they are, by the back door. */
    public byte[] readDirectly(long address, int count) {
        return bytes.read(address, count);
    }

    /** Bursts that have been answered. */
    public long count() {
        return done;
    }

    @Override
    public void drive() {
        now++;
        boolean inReset = simulation.inReset();
        if (inReset) {
            asked.clear();
            beats.clear();
            written.clear();
            reading.clear();
            offeredWrite = null;
            offeredRead = null;
        }
        boolean hasRoom = asked.size() + written.size() < timing.depth();
        aw.ready(!inReset && hasRoom && aw.mayMove());
        w.ready(!inReset && beats.size() < 256 && w.mayMove());
        ar.ready(!inReset && reading.size() < timing.depth() && ar.mayMove());
        if (offeredWrite == null && b.mayMove()) {
            offeredWrite = choose(written);
        }
        b.valid(offeredWrite != null);
        if (offeredWrite != null) {
            simulation.poke(bus.bid(), offeredWrite.id);
            simulation.poke(bus.bresp(), offeredWrite.failed ? AxiLite.SLVERR : AxiLite.OKAY);
        }
        if (offeredRead == null && now >= nextBeat && r.mayMove()) {
            offeredRead = choose(reading);
            if (offeredRead != null) {
                offer(offeredRead);
            }
        }
        r.valid(offeredRead != null);
    }

    /** One of the oldest of their names that are due, at random; null if there is none. */
    private @Nullable Burst choose(List<Burst> bursts) {
        List<Burst> due = new ArrayList<>();
        Set<Long> older = new HashSet<>();
        for (Burst burst : bursts.subList(0, Math.min(bursts.size(), timing.reorderWindow()))) {
            if (older.add(burst.id) && burst.due <= now) {
                due.add(burst);
            }
        }
        return due.isEmpty()
                ? null
                : due.get((int) Long.remainderUnsigned(Seeds.mix(seed ^ Seeds.mix(choices++)), due.size()));
    }

    private void offer(Burst burst) {
        long from = burst.at() & -busBytes;
        boolean fails = isRefused(burst);
        byte[] beat = bytes.read(from, busBytes);
        simulation.poke(bus.rid(), burst.id);
        simulation.poke(bus.rresp(), fails ? AxiLite.SLVERR : AxiLite.OKAY);
        simulation.poke(bus.rlast(), burst.next == burst.beats - 1);
        for (int word = 0; word < bus.rdata().words(); word++) {
            long value = 0;
            for (int i = Math.min(Long.BYTES, busBytes - Long.BYTES * word) - 1; i >= 0; i--) {
                value = value << Byte.SIZE | beat[Long.BYTES * word + i] & 0xFF;
            }
            simulation.pokeWord(bus.rdata(), word, fails ? 0 : value);
        }
    }

    private boolean isRefused(Burst burst) {
        long from = burst.at();
        return refused.touch(from, burst.bytes - (int) (from & burst.bytes - 1));
    }

    @Override
    public void sample() {
        if (simulation.inReset()) {
            return;
        }
        if (b.fires()) {
            written.remove(offeredWrite);
            offeredWrite = null;
            done++;
        }
        if (r.fires()) {
            nextBeat = now + timing.cyclesPerAnswer();
            if (++offeredRead.next == offeredRead.beats) {
                reading.remove(offeredRead);
                done++;
            }
            offeredRead = null;
        }
        if (aw.fires()) {
            asked.add(burst(bus.aw()));
        }
        if (w.fires()) {
            beats.add(new Beat(words(bus.wdata()), words(bus.wstrb())));
        }
        if (ar.fires()) {
            Burst burst = burst(bus.ar());
            burst.due = now + timing.latencyCycles();
            reading.add(burst);
        }
        while (!asked.isEmpty() && beats.size() >= asked.peek().beats) {
            write(asked.remove());
        }
    }

    private Burst burst(Axi4Ports.Burst named) {
        return new Burst(
                simulation.peek(named.id()),
                simulation.peek(named.address()),
                (int) simulation.peek(named.length()) + 1,
                1 << simulation.peek(named.size()),
                (int) simulation.peek(named.kind()));
    }

    private long[] words(Port port) {
        long[] words = new long[port.words()];
        for (int word = 0; word < words.length; word++) {
            words[word] = simulation.peekWord(port, word);
        }
        return words;
    }

    private void write(Burst burst) {
        for (burst.next = 0; burst.next < burst.beats; burst.next++) {
            Beat beat = beats.remove();
            boolean fails = isRefused(burst);
            burst.failed |= fails;
            long from = burst.at() & -busBytes;
            for (int i = 0; i < busBytes && !fails; i++) {
                if ((beat.strobes[i / Long.SIZE] >>> i % Long.SIZE & 1) != 0) {
                    bytes.write(from + i, (byte) (beat.words[i / Long.BYTES] >>> Byte.SIZE * (i % Long.BYTES)));
                }
            }
        }
        burst.due = now + timing.latencyCycles();
        written.add(burst);
    }

    @Override
    public String waitingFor() {
        int open = asked.size() + written.size() + reading.size();
        return open == 0 && beats.isEmpty() ? "" : open + " more bursts, after " + done;
    }

    @Override
    public String unfinished() {
        return waitingFor();
    }

    @Override
    public String toString() {
        return "memory at " + aw;
    }
}
