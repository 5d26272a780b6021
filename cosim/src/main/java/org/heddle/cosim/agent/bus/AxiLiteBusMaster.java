package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.Port;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.BusRules.Side;

/** A master of AXI4-Lite: five channels, each with pauses of its own. */
final class AxiLiteBusMaster extends PinBusMaster {
    private static final int MOST_UNDER_WAY = 15;

    private final AxiLitePorts bus;
    private final BusChannel aw;
    private final BusChannel w;
    private final BusChannel b;
    private final BusChannel ar;
    private final BusChannel r;

    /** Writes whose address, or data, were not taken yet. */
    private final Deque<BusAccess> addresses = new ArrayDeque<>();

    private final Deque<BusAccess> data = new ArrayDeque<>();
    private final Deque<BusAccess> readAddresses = new ArrayDeque<>();
    /** Writes whose address was taken, and reads, that wait for their answers. */
    private final Deque<BusAccess> writes = new ArrayDeque<>();

    private final Deque<BusAccess> reads = new ArrayDeque<>();
    /** Writes whose data were taken and that are not answered. */
    private int dataUnderWay;

    AxiLiteBusMaster(BusPorts ports, StallProfile stalls, long limitCycles) {
        super(ports, "awaddr", "wdata", limitCycles);
        bus = AxiLitePorts.of(ports);
        aw = channel(Side.MASTER, "aw", stalls, 1);
        w = channel(Side.MASTER, "w", stalls, 2);
        b = channel(Side.SLAVE, "b", stalls, 3);
        ar = channel(Side.MASTER, "ar", stalls, 4);
        r = channel(Side.SLAVE, "r", stalls, 5);
        ports.requireAlike(bus.awaddr(), bus.araddr());
        for (String protection : new String[] {"awprot", "arprot"}) {
            ports.optionalOfMaster(protection).ifPresent(port -> simulation().poke(port, 0));
        }
    }

    private BusChannel channel(Side source, String name, StallProfile stalls, int number) {
        return ports().channel(source, name, stalls.from(cycle().seed(number)));
    }

    @Override
    void queue(BusAccess access) {
        if (access.isWrite()) {
            addresses.add(access);
            data.add(access);
        } else {
            readAddresses.add(access);
        }
    }

    @Override
    void reset() {
        boolean addressOffered = aw.isOffering();
        boolean dataOffered = w.isOffering();
        int addressesTaken = writes.size();
        lose(writes);
        lose(reads);
        // A write is lost as a whole, also if only one of its two parts has been offered.
        int begun = Math.max(addressesTaken + (addressOffered ? 1 : 0), dataUnderWay + (dataOffered ? 1 : 0));
        for (int i = addressesTaken; i < begun; i++) {
            addresses.remove().lost();
        }
        for (int i = dataUnderWay; i < begun; i++) {
            data.remove();
        }
        if (ar.isOffering()) {
            readAddresses.remove().lost();
        }
        dataUnderWay = 0;
        aw.withdraw();
        w.withdraw();
        ar.withdraw();
    }

    private static void lose(Deque<BusAccess> accesses) {
        accesses.forEach(BusAccess::lost);
        accesses.clear();
    }

    @Override
    void drive(boolean may) {
        if (aw.offer(may && !addresses.isEmpty() && writes.size() < MOST_UNDER_WAY)) {
            simulation().poke(bus.awaddr(), addresses.element().address());
        } else {
            ports().scramble(bus.awaddr(), cycle().random(1));
        }
        if (w.offer(may && !data.isEmpty() && dataUnderWay < MOST_UNDER_WAY)) {
            simulation().poke(bus.wdata(), data.element().data());
            simulation().poke(bus.wstrb(), data.element().strobes());
        } else {
            ports().scramble(bus.wdata(), cycle().random(2));
            ports().scramble(bus.wstrb(), cycle().random(3));
        }
        if (ar.offer(may && !readAddresses.isEmpty() && reads.size() < MOST_UNDER_WAY)) {
            simulation().poke(bus.araddr(), readAddresses.element().address());
        } else {
            ports().scramble(bus.araddr(), cycle().random(4));
        }
        b.ready(may && b.mayMove());
        r.ready(may && r.mayMove());
    }

    @Override
    void sampleBus() {
        aw.requireDriven(cycle());
        w.requireDriven(cycle());
        ar.requireDriven(cycle());
        // Answers first: those of this cycle belong to accesses that were taken before it. They are looked at also
        // where they are not taken.
        if (writes.isEmpty() || dataUnderWay == 0) {
            expectNone(b, "bvalid is 1", ", and no write whose address and data were taken before waits for it");
        } else if (b.fires()) {
            dataUnderWay--;
            answer(writes.remove(), bus.bresp(), 0);
        }
        if (reads.isEmpty()) {
            expectNone(r, "rvalid is 1", ", and no read whose address was taken before waits for it");
        } else if (r.fires()) {
            answer(reads.remove(), bus.rresp(), simulation().peek(bus.rdata()));
        }
        if (aw.fires()) {
            writes.add(addresses.remove());
        }
        if (w.fires()) {
            data.remove();
            dataUnderWay++;
        }
        if (ar.fires()) {
            reads.add(readAddresses.remove());
        }
    }

    private void expectNone(BusChannel answers, String what, String rule) {
        if (answers.isValid()) {
            cycle().unasked(what, rule);
        }
    }

    private void answer(BusAccess access, Port response, long value) {
        cycle().refusal(response, ", an answer that AXI4-Lite does not have")
                .ifPresentOrElse(access::refused, () -> access.done(value));
    }
}
