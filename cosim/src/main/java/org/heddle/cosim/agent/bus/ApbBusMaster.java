package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.heddle.cosim.Port;
import org.heddle.cosim.agent.StallProfile;

/** A requester of APB: a transfer is selected for one cycle, and enabled until {@code pready}. */
final class ApbBusMaster extends PinBusMaster {
    private enum Phase {
        IDLE,
        SETUP,
        ACCESS
    }

    private final StallProfile.Pauses pauses;
    private final Port paddr;
    private final Port psel;
    private final Port penable;
    private final Port pwrite;
    private final Port pwdata;
    private final Optional<Port> pstrb;
    private final Port pready;
    private final Port prdata;
    private final Optional<Port> pslverr;

    private final Deque<BusAccess> waiting = new ArrayDeque<>();
    private Phase phase = Phase.IDLE;

    ApbBusMaster(BusPorts ports, StallProfile stalls, long limitCycles) {
        super(ports, "paddr", "pwdata", limitCycles);
        pauses = stalls.from(cycle().seed(1));
        paddr = ports.ofMaster(true, "paddr");
        psel = ports.ofMaster(true, "psel");
        penable = ports.ofMaster(true, "penable");
        pwrite = ports.ofMaster(true, "pwrite");
        pwdata = ports.ofMaster(true, "pwdata");
        pstrb = ports.optionalOfMaster(true, "pstrb");
        pready = ports.ofSlave(true, "pready");
        prdata = ports.ofSlave(true, "prdata");
        ports.requireWords(pwdata, prdata, pstrb);
        pslverr = ports.optionalOfSlave(true, "pslverr");
    }

    @Override
    boolean hasStrobes() {
        return pstrb.isPresent();
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
        simulation().poke(psel, phase != Phase.IDLE);
        simulation().poke(penable, phase == Phase.ACCESS);
        if (phase == Phase.IDLE) {
            ports().scramble(paddr, cycle().random(1));
            ports().scramble(pwrite, cycle().random(2));
            ports().scramble(pwdata, cycle().random(3));
            pstrb.ifPresent(port -> ports().scramble(port, cycle().random(4)));
        } else {
            BusAccess access = waiting.element();
            simulation().poke(paddr, access.address());
            simulation().poke(pwrite, access.isWrite());
            simulation().poke(pwdata, access.data());
            pstrb.ifPresent(port -> simulation().poke(port, access.strobes()));
        }
    }

    @Override
    void sampleBus() {
        cycle().requireDriven(psel, phase != Phase.IDLE);
        if (phase != Phase.ACCESS || !simulation().isHigh(pready)) {
            return;
        }
        BusAccess access = waiting.remove();
        phase = Phase.IDLE;
        pauses.moved();
        if (pslverr.filter(simulation()::isHigh).isPresent()) {
            access.refused("pslverr");
        } else {
            access.done(simulation().peek(prdata));
        }
    }
}
