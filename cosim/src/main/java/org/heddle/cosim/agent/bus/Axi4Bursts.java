package org.heddle.cosim.agent.bus;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.Axi4Access.Part;
import org.heddle.hdl.lib.bus.BusRules.Side;

/** Bursts of a master on the channels of AXI4: those that wait, those that are under way, and their answers. */
final class Axi4Bursts implements Agent {
    private static final int MOST_UNDER_WAY = 16;

    private final Simulation simulation;
    private final BusPorts ports;
    private final MasterCycle cycle;
    private final int busBytes;
    private final int addressWidth;
    private final int idWidth;

    private final Axi4Ports bus;
    private final Port wlast;
    private final BusChannel aw;
    private final BusChannel w;
    private final BusChannel b;
    private final BusChannel ar;
    private final BusChannel r;

    private final OpenAccesses<Axi4Access> open = new OpenAccesses<>();
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

    Axi4Bursts(BusPorts ports, StallProfile stalls) {
        this.ports = ports;
        simulation = ports.simulation();
        cycle = new MasterCycle(simulation, ports.name());
        bus = Axi4Ports.of(ports);
        wlast = ports.ofMaster("wlast");
        aw = channel(Side.MASTER, "aw", stalls, 1);
        w = channel(Side.MASTER, "w", stalls, 2);
        b = channel(Side.SLAVE, "b", stalls, 3);
        ar = channel(Side.MASTER, "ar", stalls, 4);
        r = channel(Side.SLAVE, "r", stalls, 5);
        for (String channel : List.of("aw", "ar")) {
            for (String quiet : List.of("lock", "cache", "prot", "qos", "region")) {
                ports.optionalOfMaster(channel + quiet).ifPresent(port -> simulation.poke(port, 0));
            }
        }
        ports.requireAlike(bus.wdata(), bus.rdata());
        ports.requireAlike(bus.aw().id(), bus.ar().id());
        ports.requireAlike(bus.aw().address(), bus.ar().address());
        ports.requireStrobes(bus.wdata(), bus.wstrb());
        if (Integer.bitCount(bus.wdata().width()) != 1 || bus.wdata().width() < Byte.SIZE) {
            throw new IllegalArgumentException("bus \"" + ports.name() + "\" has data of "
                    + bus.wdata().width() + " bits: AXI4 has a power of two, 8 at least");
        }
        busBytes = bus.wdata().width() / Byte.SIZE;
        idWidth = bus.aw().id().width();
        addressWidth = bus.aw().address().width();
    }

    private BusChannel channel(Side source, String name, StallProfile stalls, int number) {
        return ports.channel(source, name, stalls.from(cycle.seed(number)));
    }

    int busBytes() {
        return busBytes;
    }

    /** Queues the bursts of an access; throws where the bus has no such name, address or width. */
    Axi4Access begin(Axi4Access access) {
        for (Part part : access.parts()) {
            BusPorts.requireFits(ports.name(), "address", part.shape.address(), addressWidth);
            BusPorts.requireFits(ports.name(), "address", part.shape.addressOf(part.shape.beats() - 1), addressWidth);
            BusPorts.requireFits(ports.name(), "name", part.shape.id(), idWidth);
            if (part.shape.beatBytes() > busBytes) {
                throw new IllegalArgumentException("bus \"" + ports.name() + "\" has " + busBytes + " bytes in a beat: "
                        + part.shape + " has more");
            }
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

    OpenAccesses<Axi4Access> open() {
        return open;
    }

    @Override
    public void drive() {
        boolean may = cycle.begin(this::reset);
        drive(aw, bus.aw(), addresses, may && writesUnderWay < MOST_UNDER_WAY);
        drive(ar, bus.ar(), readAddresses, may && readsUnderWay < MOST_UNDER_WAY);
        // A beat that waits stays as it is, its bytes that are not written too.
        boolean waits = w.isOffering();
        boolean offers = w.offer(may && !data.isEmpty() && dataUnderWay < MOST_UNDER_WAY);
        if (!waits) {
            ports.scramble(bus.wdata(), cycle.random(1));
            ports.scramble(bus.wstrb(), cycle.random(2));
            ports.scramble(wlast, cycle.random(3));
            if (offers) {
                offer(data.element());
            }
        }
        b.ready(may && b.mayMove());
        r.ready(may && r.mayMove());
    }

    private void reset() {
        open.lose();
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

    private void drive(BusChannel channel, Axi4Ports.Burst burst, Deque<Part> waiting, boolean may) {
        if (!channel.offer(may && !waiting.isEmpty())) {
            burst.all()
                    .forEach(port ->
                            ports.scramble(port, cycle.random(port.name().hashCode())));
            return;
        }
        BurstShape shape = waiting.element().shape;
        simulation.poke(burst.id(), shape.id());
        simulation.poke(burst.address(), shape.address());
        simulation.poke(burst.length(), shape.beats() - 1);
        simulation.poke(burst.size(), Integer.numberOfTrailingZeros(shape.beatBytes()));
        simulation.poke(burst.kind(), shape.kind());
    }

    /** Puts the next beat of a burst on the bus; bytes that are not written stay as random as they are. */
    private void offer(Part part) {
        int lane = part.lane(busBytes);
        int count = part.beatCount();
        for (int word = 0; word < bus.wdata().words(); word++) {
            long value = simulation.peekWord(bus.wdata(), word);
            for (int i = 0; i < count; i++) {
                int at = lane + i - Long.BYTES * word;
                if (at >= 0 && at < Long.BYTES) {
                    long mask = 0xFFL << Byte.SIZE * at;
                    value = value & ~mask | (part.access.bytes()[part.at + i] & 0xFFL) << Byte.SIZE * at;
                }
            }
            simulation.pokeWord(bus.wdata(), word, value);
        }
        simulation.poke(
                bus.wstrb(),
                BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE).shiftLeft(lane));
        simulation.poke(wlast, part.isLast());
    }

    @Override
    public void sample() {
        if (simulation.inReset()) {
            return;
        }
        aw.requireDriven(cycle);
        w.requireDriven(cycle);
        ar.requireDriven(cycle);
        // Answers first: those of this cycle belong to bursts that were taken before it. They are looked at also where
        // they are not taken.
        if (b.isValid()) {
            answered();
        }
        if (r.isValid()) {
            beatCame();
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

    private void answered() {
        long id = simulation.peek(bus.bid());
        Deque<Part> named = writes.getOrDefault(id, new ArrayDeque<>());
        if (named.isEmpty() || !named.element().isWhole()) {
            cycle.unasked(
                    "bvalid is 1 for the name " + id,
                    ", and no write of it whose address and data were taken before waits for it");
        } else if (b.fires()) {
            writesUnderWay--;
            dataUnderWay--;
            Axi4Access access = named.remove().access;
            note(access, bus.bresp());
            access.partDone();
        }
    }

    private void beatCame() {
        long id = simulation.peek(bus.rid());
        Deque<Part> named = reads.getOrDefault(id, new ArrayDeque<>());
        if (named.isEmpty()) {
            cycle.unasked(
                    "rvalid is 1 for the name " + id,
                    ", and no read of it whose address was taken before waits for it");
        } else if (simulation.isHigh(bus.rlast()) != named.element().isLast()) {
            Part part = named.element();
            throw cycle.broken(
                    "rlast is " + simulation.peek(bus.rlast()) + " in beat " + part.beat + " of " + part.shape.beats(),
                    ": it is 1 in the last beat of a burst, and in no other");
        } else if (r.fires()) {
            Part part = named.element();
            takeBeat(part);
            if (part.isWhole()) {
                named.remove();
                readsUnderWay--;
                part.access.partDone();
            }
        }
    }

    private void takeBeat(Part part) {
        int lane = part.lane(busBytes);
        int count = part.beatCount();
        for (int i = 0; i < count; i++) {
            int at = lane + i;
            part.access.bytes()[part.at + i] =
                    (byte) (simulation.peekWord(bus.rdata(), at / Long.BYTES) >>> Byte.SIZE * (at % Long.BYTES));
        }
        note(part.access, bus.rresp());
        part.next(count);
    }

    private void note(Axi4Access access, Port response) {
        cycle.refusal(response, ", an answer to exclusive accesses, of which this was none")
                .ifPresent(access::refusedInPart);
    }

    @Override
    public String waitingFor() {
        return open.waiting();
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
