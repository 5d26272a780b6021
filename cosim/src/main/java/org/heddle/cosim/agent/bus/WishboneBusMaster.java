package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.heddle.cosim.Port;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** A master of Wishbone, classic or pipelined. */
final class WishboneBusMaster extends PinBusMaster {
    private static final int MOST_UNDER_WAY = 15;

    private final Mode mode;
    private final StallProfile.Pauses pauses;
    private final Port cyc;
    private final Port stb;
    private final Port we;
    private final Port adr;
    private final Port written;
    private final Optional<Port> sel;
    private final Port read;
    private final Port ack;
    private final Optional<Port> err;
    /** Signal of a pipelined bus alone. */
    private final Optional<Port> stall;

    private final Deque<BusAccess> waiting = new ArrayDeque<>();
    private final Deque<BusAccess> underWay = new ArrayDeque<>();
    private boolean offering;

    WishboneBusMaster(BusPorts ports, Mode mode, StallProfile stalls, long limitCycles) {
        super(ports, "adr", "dat_w", limitCycles);
        this.mode = mode;
        pauses = stalls.from(cycle().seed(1));
        cyc = ports.ofMaster(true, "cyc");
        stb = ports.ofMaster(true, "stb");
        we = ports.ofMaster(true, "we");
        adr = ports.ofMaster(true, "adr");
        written = ports.ofMaster(true, "dat_w");
        sel = ports.optionalOfMaster(true, "sel");
        read = ports.ofSlave(true, "dat_r");
        ack = ports.ofSlave(true, "ack");
        err = ports.optionalOfSlave(true, "err");
        ports.requireWords(written, read, sel);
        stall = mode == Mode.PIPELINED ? Optional.of(ports.ofSlave(true, "stall")) : Optional.empty();
    }

    @Override
    boolean hasStrobes() {
        return sel.isPresent();
    }

    @Override
    void queue(BusAccess access) {
        waiting.add(access);
    }

    @Override
    void reset() {
        if (offering) {
            waiting.remove().lost();
        }
        offering = false;
        underWay.forEach(BusAccess::lost);
        underWay.clear();
    }

    @Override
    void drive(boolean may) {
        if (!offering) {
            boolean isThere = may && !waiting.isEmpty() && underWay.size() < MOST_UNDER_WAY;
            offering = !pauses.next(true) && isThere;
        }
        simulation().poke(cyc, offering || !underWay.isEmpty());
        simulation().poke(stb, offering);
        if (offering) {
            BusAccess access = waiting.element();
            simulation().poke(we, access.isWrite());
            simulation().poke(adr, access.address());
            simulation().poke(written, access.data());
            sel.ifPresent(port -> simulation().poke(port, access.isWrite() ? access.strobes() : allOf(port)));
        } else {
            ports().scramble(we, cycle().random(1));
            ports().scramble(adr, cycle().random(2));
            ports().scramble(written, cycle().random(3));
            sel.ifPresent(port -> ports().scramble(port, cycle().random(4)));
        }
    }

    private static long allOf(Port port) {
        return (1L << port.width()) - 1;
    }

    @Override
    void sampleBus() {
        cycle().requireDriven(stb, offering);
        boolean failed = err.filter(simulation()::isHigh).isPresent();
        boolean answered = failed || simulation().isHigh(ack);
        boolean taken =
                offering && (mode == Mode.CLASSIC ? answered : !simulation().isHigh(stall.orElseThrow()));
        if (taken) {
            underWay.add(waiting.remove());
            offering = false;
            pauses.moved();
        }
        if (!answered) {
            return;
        }
        if (underWay.isEmpty()) {
            cycle().unasked(failed ? "err is 1" : "ack is 1", ", and no access waits for it");
            return;
        }
        if (failed && simulation().isHigh(ack)) {
            throw cycle().broken("ack and err are 1", ": a slave answers by one of them");
        }
        BusAccess access = underWay.remove();
        if (failed) {
            access.refused("err");
        } else {
            access.done(simulation().peek(read));
        }
    }
}
