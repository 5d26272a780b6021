package org.heddle.cosim.agent.bus;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.Axi4Access.Part;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.AxiLite;

/**
 * Reads and writes bytes behind an AXI4 slave of a simulated design, by bursts, with pauses on each channel. It is part of the simulation at once, on its
 * first clock.
 *
 * <p>{@link #read} and {@link #write} wait for the answer, while the simulation runs; {@link #startRead} and {@link #startWrite} do not: up to 16
 * bursts of a kind are under way. Those of one name are answered in order; reads pass writes. Address and data of a write go their own ways, so
 * that each may come first. A reset loses all that was begun.
 *
 * <p>Where nothing is offered the bus carries random bits, because a design must not look at them.
 */
public final class Axi4Master implements Agent {
    private static final int MOST_UNDER_WAY = 16;
    private static final int MOST_BEATS = 256;
    private static final int BOUNDARY_BYTES = 4096;
    private static final List<String> RESPONSES = List.of("OKAY", "EXOKAY", "SLVERR", "DECERR");

    private final Simulation simulation;
    private final BusPorts ports;
    private final long seed;
    private final long limitCycles;
    private final int busBytes;
    private final int addressWidth;
    private final int idWidth;

    private final BusChannel aw;
    private final BusChannel w;
    private final BusChannel b;
    private final BusChannel ar;
    private final BusChannel r;
    private final List<Port> writeBurst;
    private final List<Port> readBurst;
    private final Port wdata;
    private final Port wstrb;
    private final Port wlast;
    private final Port bid;
    private final Port bresp;
    private final Port rid;
    private final Port rdata;
    private final Port rresp;
    private final Port rlast;

    private final Deque<Axi4Access> open = new ArrayDeque<>();
    /** Bursts whose address, or data, were not all taken yet. */
    private final Deque<Part> addresses = new ArrayDeque<>();

    private final Deque<Part> data = new ArrayDeque<>();
    private final Deque<Part> readAddresses = new ArrayDeque<>();
    /** Bursts whose address was taken, by their names, that wait for their answers. */
    private final Map<Long, Deque<Part>> writes = new HashMap<>();

    private final Map<Long, Deque<Part>> reads = new HashMap<>();
    private int writesUnderWay;
    private int dataUnderWay;
    private int readsUnderWay;
    private boolean began;
    private long drives;

    private Axi4Master(BusPorts ports, StallProfile stalls, long limitCycles) {
        this.ports = ports;
        this.limitCycles = limitCycles;
        simulation = ports.simulation();
        seed = simulation.options().seed();
        aw = channel("aw", true, stalls, 1);
        w = channel("w", true, stalls, 2);
        b = channel("b", false, stalls, 3);
        ar = channel("ar", true, stalls, 4);
        r = channel("r", false, stalls, 5);
        writeBurst = burst("aw");
        readBurst = burst("ar");
        wdata = ports.ofMaster(true, "wdata");
        wstrb = ports.ofMaster(true, "wstrb");
        wlast = ports.ofMaster(true, "wlast");
        bid = ports.ofSlave(true, "bid");
        bresp = ports.ofSlave(true, "bresp");
        rid = ports.ofSlave(true, "rid");
        rdata = ports.ofSlave(true, "rdata");
        rresp = ports.ofSlave(true, "rresp");
        rlast = ports.ofSlave(true, "rlast");
        busBytes = wdata.width() / Byte.SIZE;
        idWidth = writeBurst.get(0).width();
        addressWidth = writeBurst.get(1).width();
    }

    private BusChannel channel(String name, boolean offered, StallProfile stalls, int number) {
        return ports.channel(true, offered, name, stalls.from(Seeds.mix(seed + number)));
    }

    /** The ports that name a burst; what else a channel of addresses has is 0. */
    private List<Port> burst(String channel) {
        for (String quiet : List.of("lock", "cache", "prot", "qos", "region")) {
            ports.optionalOfMaster(true, channel + quiet).ifPresent(port -> simulation.poke(port, 0));
        }
        List<Port> burst = new ArrayList<>();
        for (String signal : List.of("id", "addr", "len", "size", "burst")) {
            burst.add(ports.ofMaster(true, channel + signal));
        }
        return burst;
    }

    /**
     * A master.
     *
     * @param bus an input of the simulated component
     * @param stalls when each channel pauses
     * @param limitCycles most cycles that an access may take
     */
    public static Axi4Master on(Simulation simulation, Axi4 bus, StallProfile stalls, long limitCycles) {
        return simulation.add(new Axi4Master(BusPorts.of(simulation, bus), stalls, limitCycles));
    }

    /**
     * A master of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code s_axi} for {@code s_axi_awvalid}
     * @throws IllegalArgumentException if the design lacks one of them; {@code lock}, {@code cache}, {@code prot}, {@code qos} and {@code region} may be missing
     */
    public static Axi4Master on(Simulation simulation, String bus, StallProfile stalls, long limitCycles) {
        return simulation.add(new Axi4Master(BusPorts.of(simulation, bus), stalls, limitCycles));
    }

    /**
     * Begins to read bytes from an address on, by INCR bursts of whole words with the name 0, and returns at once.
     *
     * @throws IllegalArgumentException if there is no byte, or the bus has no such addresses
     */
    public Axi4Access startRead(long address, int count) {
        return begin(words(address, new byte[count], false));
    }

    /** Begins to write bytes from an address on; the rest as of {@link #startRead(long, int)}. */
    public Axi4Access startWrite(long address, byte... bytes) {
        return begin(words(address, bytes.clone(), true));
    }

    /**
     * Begins a burst that reads, and returns at once.
     *
     * @throws IllegalArgumentException if the bus has no such name, address or width
     */
    public Axi4Access startRead(BurstShape shape) {
        return begin(burst(shape, new byte[shape.bytes()], false));
    }

    /**
     * Begins a burst that writes, and returns at once.
     *
     * @param bytes in the order of the beats, as many as the burst has
     * @throws IllegalArgumentException if there are more or fewer, or the bus has no such name, address or width
     */
    public Axi4Access startWrite(BurstShape shape, byte... bytes) {
        if (bytes.length != shape.bytes()) {
            throw new IllegalArgumentException(shape + " has " + shape.bytes() + " bytes: these are " + bytes.length);
        }
        return begin(burst(shape, bytes.clone(), true));
    }

    /** An access by bursts that fill words of the bus, none over a boundary of 4 KiB. */
    private Axi4Access words(long address, byte[] bytes, boolean write) {
        if (bytes.length == 0) {
            throw new IllegalArgumentException("bus \"" + ports.name() + "\": an access has at least one byte");
        }
        Axi4Access access = new Axi4Access(this, write, address, bytes);
        for (int from = 0; from < bytes.length; ) {
            long at = address + from;
            long toBoundary = BOUNDARY_BYTES - (at & BOUNDARY_BYTES - 1);
            long longest = (long) MOST_BEATS * busBytes - (at & busBytes - 1);
            int count = (int) Math.min(bytes.length - from, Math.min(toBoundary, longest));
            int beats = (int) ((at + count - 1 & -busBytes) - (at & -busBytes)) / busBytes + 1;
            access.add(new BurstShape(0, at, beats, busBytes, Axi4.INCR), count);
            from += count;
        }
        return access;
    }

    private Axi4Access burst(BurstShape shape, byte[] bytes, boolean write) {
        Axi4Access access = new Axi4Access(this, write, shape.address(), bytes);
        access.add(shape, bytes.length);
        return access;
    }

    private Axi4Access begin(Axi4Access access) {
        for (Part part : access.parts()) {
            requireFits("address", part.shape.address(), addressWidth);
            requireFits("address", part.shape.addressOf(part.shape.beats() - 1), addressWidth);
            requireFits("name", part.shape.id(), idWidth);
            if (part.shape.beatBytes() > busBytes) {
                throw new IllegalArgumentException("bus \"" + ports.name() + "\" has " + busBytes + " bytes in a beat: "
                        + part.shape + " has more");
            }
        }
        while (!open.isEmpty() && open.element().isOver()) {
            open.remove();
        }
        if (access.isWrite()) {
            addresses.addAll(access.parts());
            data.addAll(access.parts());
        } else {
            readAddresses.addAll(access.parts());
        }
        open.add(access);
        return access;
    }

    private void requireFits(String what, long value, int bits) {
        if (bits < Long.SIZE && value >>> bits != 0) {
            throw new IllegalArgumentException("bus \"" + ports.name() + "\" has " + bits + " bits of " + what + ": 0x"
                    + Long.toHexString(value) + " does not fit");
        }
    }

    /**
     * Waits for the answers of all accesses that were begun; each of them tells what it was.
     *
     * @throws org.heddle.cosim.stop.CycleLimitException if one of them is not answered within the limit
     */
    public void finish() {
        while (!open.isEmpty()) {
            await(open.element());
            open.remove();
        }
    }

    /**
     * Reads bytes from an address on.
     *
     * @throws IllegalArgumentException if there is no byte, the bus has no such addresses, or the design refuses a beat
     * @throws IllegalStateException if it was lost in a reset
     * @throws org.heddle.cosim.stop.CycleLimitException if it is not answered within the limit
     */
    public byte[] read(long address, int count) {
        return await(startRead(address, count)).result();
    }

    /** Writes bytes from an address on; throws as {@link #read} does. */
    public void write(long address, byte... bytes) {
        await(startWrite(address, bytes)).result();
    }

    private Axi4Access await(Axi4Access access) {
        simulation
                .runUntil("the answer to " + access + " on " + ports.name(), access::isOver)
                .within(limitCycles);
        return access;
    }

    String top() {
        return simulation.design().top();
    }

    @Override
    public void drive() {
        drives++;
        boolean inReset = simulation.inReset();
        if (inReset) {
            reset();
        }
        boolean may = began && !inReset;
        began = !inReset;
        drive(aw, writeBurst, addresses, may && writesUnderWay < MOST_UNDER_WAY);
        drive(ar, readBurst, readAddresses, may && readsUnderWay < MOST_UNDER_WAY);
        // A beat that waits stays as it is, its bytes that are not written too.
        boolean waits = w.isOffering();
        boolean offers = w.offer(may && !data.isEmpty() && dataUnderWay < MOST_UNDER_WAY);
        if (!waits) {
            ports.scramble(wdata, random(1));
            ports.scramble(wstrb, random(2));
            ports.scramble(wlast, random(3));
            if (offers) {
                offer(data.element());
            }
        }
        b.ready(may && b.mayMove());
        r.ready(may && r.mayMove());
    }

    private void reset() {
        open.forEach(access -> access.lost(simulation.cycle()));
        open.clear();
        addresses.clear();
        data.clear();
        readAddresses.clear();
        writes.clear();
        reads.clear();
        writesUnderWay = 0;
        dataUnderWay = 0;
        readsUnderWay = 0;
        aw.withdraw();
        w.withdraw();
        ar.withdraw();
    }

    private void drive(BusChannel channel, List<Port> burst, Deque<Part> waiting, boolean may) {
        if (!channel.offer(may && !waiting.isEmpty())) {
            burst.forEach(port -> ports.scramble(port, random(port.name().hashCode())));
            return;
        }
        BurstShape shape = waiting.element().shape;
        simulation.poke(burst.get(0), shape.id());
        simulation.poke(burst.get(1), shape.address());
        simulation.poke(burst.get(2), shape.beats() - 1);
        simulation.poke(burst.get(3), Integer.numberOfTrailingZeros(shape.beatBytes()));
        simulation.poke(burst.get(4), shape.kind());
    }

    private long random(int number) {
        return Seeds.mix(Seeds.mix(seed + number) ^ drives);
    }

    /** Puts the next beat of a burst on the bus; bytes that are not written stay as random as they are. */
    private void offer(Part part) {
        int lane = part.lane(busBytes);
        int count = part.beatCount();
        for (int word = 0; word < wdata.words(); word++) {
            long value = simulation.peekWord(wdata, word);
            for (int i = 0; i < count; i++) {
                int at = lane + i - Long.BYTES * word;
                if (at >= 0 && at < Long.BYTES) {
                    long mask = 0xFFL << Byte.SIZE * at;
                    value = value & ~mask | (part.access.bytes()[part.at + i] & 0xFFL) << Byte.SIZE * at;
                }
            }
            simulation.pokeWord(wdata, word, value);
        }
        simulation.poke(
                wstrb, BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE).shiftLeft(lane));
        simulation.poke(wlast, part.isLast());
    }

    @Override
    public void sample() {
        if (simulation.inReset()) {
            return;
        }
        // Answers first: those of this cycle belong to bursts that were taken before it.
        if (b.fires()) {
            endWrite();
        }
        if (r.fires()) {
            takeBeat();
        }
        if (aw.fires()) {
            take(addresses.remove(), writes);
            writesUnderWay++;
        }
        if (w.fires()) {
            Part part = data.element();
            part.next(part.beatCount());
            if (part.isWhole()) {
                data.remove();
                dataUnderWay++;
            }
        }
        if (ar.fires()) {
            take(readAddresses.remove(), reads);
            readsUnderWay++;
        }
    }

    private static void take(Part part, Map<Long, Deque<Part>> underWay) {
        underWay.computeIfAbsent((long) part.shape.id(), id -> new ArrayDeque<>())
                .add(part);
    }

    private void endWrite() {
        long id = simulation.peek(bid);
        Deque<Part> named = writes.getOrDefault(id, new ArrayDeque<>());
        if (named.isEmpty() || !named.element().isWhole()) {
            throw broken("bvalid is 1 for the name " + id, "no write of it is whole");
        }
        writesUnderWay--;
        dataUnderWay--;
        Axi4Access access = named.remove().access;
        note(access, bresp);
        access.done();
    }

    private void takeBeat() {
        long id = simulation.peek(rid);
        Deque<Part> named = reads.getOrDefault(id, new ArrayDeque<>());
        if (named.isEmpty()) {
            throw broken("rvalid is 1 for the name " + id, "no read of it waits");
        }
        Part part = named.element();
        if (simulation.isHigh(rlast) != part.isLast()) {
            throw broken(
                    "rlast is " + simulation.peek(rlast) + " in beat " + part.beat,
                    part.access + " has " + part.shape.beats() + " beats there");
        }
        int lane = part.lane(busBytes);
        int count = part.beatCount();
        for (int i = 0; i < count; i++) {
            int at = lane + i;
            part.access.bytes()[part.at + i] =
                    (byte) (simulation.peekWord(rdata, at / Long.BYTES) >>> Byte.SIZE * (at % Long.BYTES));
        }
        note(part.access, rresp);
        part.next(count);
        if (part.isWhole()) {
            named.remove();
            readsUnderWay--;
            part.access.done();
        }
    }

    private void note(Axi4Access access, Port response) {
        int code = (int) simulation.peek(response);
        if (code >= AxiLite.SLVERR) {
            access.refused(RESPONSES.get(code), simulation.cycle());
        }
    }

    private AssertionError broken(String what, String why) {
        return new AssertionError(
                "bus \"" + ports.name() + "\": " + what + " in cycle " + simulation.cycle() + ", and " + why);
    }

    @Override
    public String waitingFor() {
        long waiting = open.stream().filter(access -> !access.isOver()).count();
        return waiting == 0 ? "" : waiting + " answers";
    }

    @Override
    public String unfinished() {
        return waitingFor();
    }

    @Override
    public String toString() {
        return "master of " + ports.name();
    }
}
