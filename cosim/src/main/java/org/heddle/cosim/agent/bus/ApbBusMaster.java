package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.agent.StallProfile;

/** A requester of APB: a transfer is selected for one cycle, and enabled until {@code pready}. */
final class ApbBusMaster extends PinBusMaster {
    private enum Phase {
        IDLE,
        SETUP,
        ACCESS
    }

    private final ApbPorts bus;
    private final StallProfile.Pauses pauses;

    private final Deque<BusAccess> waiting = new ArrayDeque<>();
    private Phase phase = Phase.IDLE;

    ApbBusMaster(BusPorts ports, StallProfile stalls, long limitCycles) {
        super(ports, "paddr", "pwdata", limitCycles);
        bus = ApbPorts.of(ports);
        pauses = stalls.from(cycle().seed(1));
    }

    @Override
    boolean hasStrobes() {
        return bus.pstrb().isPresent();
    }

    @Override
    void queue(BusAccess access) {
        waiting.add(access);
    }

    @Override
    void reset() {
        if (phase != Phase.IDLE) {
            waiting.remove().lost();
        }
        phase = Phase.IDLE;
    }

    @Override
    void drive(boolean may) {
        if (phase == Phase.SETUP) {
            phase = Phase.ACCESS;
        } else if (phase == Phase.IDLE && !pauses.next(true) && may && !waiting.isEmpty()) {
            phase = Phase.SETUP;
        }
        simulation().poke(bus.psel(), phase != Phase.IDLE);
        simulation().poke(bus.penable(), phase == Phase.ACCESS);
        if (phase == Phase.IDLE) {
            ports().scramble(bus.paddr(), cycle().random(1));
            ports().scramble(bus.pwrite(), cycle().random(2));
            ports().scramble(bus.pwdata(), cycle().random(3));
            bus.pstrb().ifPresent(port -> ports().scramble(port, cycle().random(4)));
        } else {
            BusAccess access = waiting.element();
            simulation().poke(bus.paddr(), access.address());
            simulation().poke(bus.pwrite(), access.isWrite());
            simulation().poke(bus.pwdata(), access.data());
            bus.pstrb().ifPresent(port -> simulation().poke(port, access.strobes()));
        }
    }

    @Override
    void sampleBus() {
        cycle().requireDriven(bus.psel(), phase != Phase.IDLE);
        if (phase != Phase.ACCESS || !simulation().isHigh(bus.pready())) {
            return;
        }
        BusAccess access = waiting.remove();
        phase = Phase.IDLE;
        pauses.moved();
        if (bus.pslverr().filter(simulation()::isHigh).isPresent()) {
            access.refused("pslverr");
        } else {
            access.done(simulation().peek(bus.prdata()));
        }
    }
}
