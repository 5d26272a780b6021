package org.heddle.cosim.agent.bus;

import java.util.Optional;
import org.heddle.cosim.Port;
import org.heddle.cosim.agent.StallProfile;

/** A memory on APB. A transfer acts in its last cycle. */
final class ApbMemory extends BusMemory {
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

    private boolean selected;
    private boolean ends;
    private boolean fails;
    private long due;
    private long address;

    ApbMemory(BusPorts ports, int latencyCycles, StallProfile stalls, long seed) {
        super(ports, latencyCycles, stalls, seed);
        pauses = pauses(1);
        paddr = ports.ofMaster(false, "paddr");
        psel = ports.ofMaster(false, "psel");
        penable = ports.ofMaster(false, "penable");
        pwrite = ports.ofMaster(false, "pwrite");
        pwdata = ports.ofMaster(false, "pwdata");
        pstrb = ports.optionalOfMaster(false, "pstrb");
        pready = ports.ofSlave(false, "pready");
        prdata = ports.ofSlave(false, "prdata");
        ports.requireWords(pwdata, prdata, pstrb);
        pslverr = ports.optionalOfSlave(false, "pslverr");
    }

    @Override
    boolean canRefuse() {
        return pslverr.isPresent();
    }

    @Override
    void reset() {
        selected = false;
    }

    @Override
    void drive(boolean may) {
        ends = !pauses.next(true) && may && selected && isDue(due);
        fails = ends && isRefused(address, pwdata);
        simulation().poke(pready, ends);
        pslverr.ifPresent(port -> simulation().poke(port, fails));
        if (ends) {
            simulation().poke(prdata, fails ? 0 : load(address, prdata));
        } else {
            ports().scramble(prdata, due());
        }
    }

    @Override
    void sampleBus() {
        if (!simulation().isHigh(psel)) {
            selected = false;
            return;
        }
        if (!selected) {
            selected = true;
            address = simulation().peek(paddr);
            due = due();
            return;
        }
        if (ends && simulation().isHigh(penable)) {
            if (simulation().isHigh(pwrite) && !fails) {
                store(
                        address,
                        simulation().peek(pwdata),
                        pstrb.map(simulation()::peek).orElse(-1L),
                        pwdata);
            }
            selected = false;
            pauses.moved();
            answered();
        }
    }

    @Override
    int openAccesses() {
        return selected ? 1 : 0;
    }
}
