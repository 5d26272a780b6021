package org.heddle.cosim.agent.bus;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.Axi4Access.Part;
import org.heddle.hdl.lib.bus.AxiLite;

/** Bursts of a master on the channels of AXI4: those that wait, those that are under way, and their answers. */
final class Axi4Bursts implements Agent {
    private static final int MOST_UNDER_WAY = 16;
    private static final List<String> RESPONSES = List.of("OKAY", "EXOKAY", "SLVERR", "DECERR");

    private final Simulation simulation;
    private final BusPorts ports;
    private final MasterCycle cycle;
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

    Axi4Bursts(BusPorts ports, StallProfile stalls) {
        this.ports = ports;
        simulation = ports.simulation();
        cycle = new MasterCycle(ports);
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
        ports.requireAlike(wdata, rdata);
        ports.requireAlike(writeBurst.get(0), readBurst.get(0));
        ports.requireAlike(writeBurst.get(1), readBurst.get(1));
        ports.requireStrobes(wdata, wstrb);
        if (Integer.bitCount(wdata.width()) != 1 || wdata.width() < Byte.SIZE) {
            throw new IllegalArgumentException("bus \"" + ports.name() + "\" has data of " + wdata.width()
                    + " bits: AXI4 has a power of two, 8 at least");
        }
        busBytes = wdata.width() / Byte.SIZE;
        idWidth = writeBurst.get(0).width();
        addressWidth = writeBurst.get(1).width();
    }

    private BusChannel channel(String name, boolean offered, StallProfile stalls, int number) {
        return ports.channel(true, offered, name, stalls.from(cycle.seed(number)));
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

    /** The oldest access that is not over. */
    Optional<Axi4Access> oldest() {
        return open.stream().filter(access -> !access.isOver()).findFirst();
    }

    @Override
    public void drive() {
        boolean may = cycle.begin(this::reset);
        drive(aw, writeBurst, addresses, may && writesUnderWay < MOST_UNDER_WAY);
        drive(ar, readBurst, readAddresses, may && readsUnderWay < MOST_UNDER_WAY);
        // A beat that waits stays as it is, its bytes that are not written too.
        boolean waits = w.isOffering();
        boolean offers = w.offer(may && !data.isEmpty() && dataUnderWay < MOST_UNDER_WAY);
        if (!waits) {
            ports.scramble(wdata, cycle.random(1));
            ports.scramble(wstrb, cycle.random(2));
            ports.scramble(wlast, cycle.random(3));
            if (offers) {
                offer(data.element());
            }
        }
        b.ready(may && b.mayMove());
        r.ready(may && r.mayMove());
    }

    private void reset() {
        open.stream().filter(access -> !access.isOver()).forEach(Axi4Access::lost);
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
            burst.forEach(port -> ports.scramble(port, cycle.random(port.name().hashCode())));
            return;
        }
        BurstShape shape = waiting.element().shape;
        simulation.poke(burst.get(0), shape.id());
        simulation.poke(burst.get(1), shape.address());
        simulation.poke(burst.get(2), shape.beats() - 1);
        simulation.poke(burst.get(3), Integer.numberOfTrailingZeros(shape.beatBytes()));
        simulation.poke(burst.get(4), shape.kind());
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
        long id = simulation.peek(bid);
        Deque<Part> named = writes.getOrDefault(id, new ArrayDeque<>());
        if (named.isEmpty() || !named.element().isWhole()) {
            cycle.unasked(
                    "bvalid is 1 for the name " + id,
                    ", and no write of it whose address and data were taken before waits for it");
        } else if (b.fires()) {
            writesUnderWay--;
            dataUnderWay--;
            Axi4Access access = named.remove().access;
            note(access, bresp);
            access.partDone();
        }
    }

    private void beatCame() {
        long id = simulation.peek(rid);
        Deque<Part> named = reads.getOrDefault(id, new ArrayDeque<>());
        if (named.isEmpty()) {
            cycle.unasked(
                    "rvalid is 1 for the name " + id,
                    ", and no read of it whose address was taken before waits for it");
        } else if (simulation.isHigh(rlast) != named.element().isLast()) {
            Part part = named.element();
            throw cycle.broken(
                    "rlast is " + simulation.peek(rlast) + " in beat " + part.beat + " of " + part.shape.beats(),
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
                    (byte) (simulation.peekWord(rdata, at / Long.BYTES) >>> Byte.SIZE * (at % Long.BYTES));
        }
        note(part.access, rresp);
        part.next(count);
    }

    private void note(Axi4Access access, Port response) {
        int code = (int) simulation.peek(response);
        if (code >= AxiLite.SLVERR) {
            access.refusedInPart(RESPONSES.get(code));
        } else if (code != AxiLite.OKAY) {
            throw cycle.broken(
                    response.name() + " is EXOKAY", ", an answer to exclusive accesses, of which this was none");
        }
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
