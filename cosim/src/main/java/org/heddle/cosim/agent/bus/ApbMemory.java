package org.heddle.cosim.agent.bus;

import org.heddle.cosim.agent.StallProfile;

/** A memory on APB. A transfer acts in its last cycle. */
final class ApbMemory extends BusMemory {
    private final ApbPorts bus;
    private final StallProfile.Pauses pauses;

    private boolean selected;
    private boolean ends;
    private boolean fails;
    private long due;
    private long address;

    ApbMemory(BusPorts ports, int latencyCycles, StallProfile stalls, long seed) {
        super(ports, latencyCycles, stalls, seed);
        bus = ApbPorts.of(ports);
        pauses = pauses(1);
    }

    @Override
    boolean canRefuse() {
        return bus.pslverr().isPresent();
    }

    @Override
    void reset() {
        selected = false;
    }

    @Override
    void drive(boolean may) {
        ends = !pauses.next(true) && may && selected && isDue(due);
        fails = ends && isRefused(address, bus.pwdata());
        simulation().poke(bus.pready(), ends);
        bus.pslverr().ifPresent(port -> simulation().poke(port, fails));
        if (ends) {
            simulation().poke(bus.prdata(), fails ? 0 : load(address, bus.prdata()));
        } else {
            ports().scramble(bus.prdata(), due());
        }
    }

    @Override
    void sampleBus() {
        if (!simulation().isHigh(bus.psel())) {
            selected = false;
            return;
        }
        if (!selected) {
            selected = true;
            address = simulation().peek(bus.paddr());
            due = due();
            return;
        }
        if (ends && simulation().isHigh(bus.penable())) {
            if (simulation().isHigh(bus.pwrite()) && !fails) {
                store(
                        address,
                        simulation().peek(bus.pwdata()),
                        bus.pstrb().map(simulation()::peek).orElse(-1L),
                        bus.pwdata());
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
