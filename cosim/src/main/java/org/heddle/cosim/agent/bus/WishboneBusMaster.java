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

    private final WishbonePorts bus;
    private final Mode mode;
    private final StallProfile.Pauses pauses;
    /** Signal of a pipelined bus alone. */
    private final Optional<Port> stall;

    private final Deque<BusAccess> waiting = new ArrayDeque<>();
    private final Deque<BusAccess> underWay = new ArrayDeque<>();
    private boolean offering;

    WishboneBusMaster(BusPorts ports, Mode mode, StallProfile stalls, long limitCycles) {
        super(ports, "adr", "dat_w", limitCycles);
        this.mode = mode;
        bus = WishbonePorts.of(ports);
        pauses = stalls.from(cycle().seed(1));
        stall = mode == Mode.PIPELINED ? Optional.of(ports.ofSlave("stall")) : Optional.empty();
    }

    @Override
    boolean hasStrobes() {
        return bus.sel().isPresent();
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
        simulation().poke(bus.cyc(), offering || !underWay.isEmpty());
        simulation().poke(bus.stb(), offering);
        if (offering) {
            BusAccess access = waiting.element();
            simulation().poke(bus.we(), access.isWrite());
            simulation().poke(bus.adr(), access.address());
            simulation().poke(bus.written(), access.data());
            bus.sel().ifPresent(port -> simulation().poke(port, access.isWrite() ? access.strobes() : allOf(port)));
        } else {
            ports().scramble(bus.we(), cycle().random(1));
            ports().scramble(bus.adr(), cycle().random(2));
            ports().scramble(bus.written(), cycle().random(3));
            bus.sel().ifPresent(port -> ports().scramble(port, cycle().random(4)));
        }
    }

    private static long allOf(Port port) {
        return (1L << port.width()) - 1;
    }

    @Override
    void sampleBus() {
        cycle().requireDriven(bus.stb(), offering);
        boolean failed = bus.err().filter(simulation()::isHigh).isPresent();
        boolean answered = failed || simulation().isHigh(bus.ack());
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
        if (failed && simulation().isHigh(bus.ack())) {
            throw cycle().broken("ack and err are 1", ": a slave answers by one of them");
        }
        BusAccess access = underWay.remove();
        if (failed) {
            access.refused("err");
        } else {
            access.done(simulation().peek(bus.read()));
        }
    }
}
