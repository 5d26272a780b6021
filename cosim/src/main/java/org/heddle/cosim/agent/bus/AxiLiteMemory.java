package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.BusRules.Side;

/** A memory on AXI4-Lite. A write acts when its address and its data are there, a read when it is offered. */
final class AxiLiteMemory extends BusMemory {
    private static final int DEPTH = 16;

    private record Data(long value, long strobes) {}

    private record Read(long address, long due) {}

    private record Written(boolean failed, long due) {}

    private final AxiLitePorts bus;
    private final BusChannel aw;
    private final BusChannel w;
    private final BusChannel b;
    private final BusChannel ar;
    private final BusChannel r;

    private final Deque<Long> addresses = new ArrayDeque<>();
    private final Deque<Data> data = new ArrayDeque<>();
    private final Deque<Written> written = new ArrayDeque<>();
    private final Deque<Read> reads = new ArrayDeque<>();

    AxiLiteMemory(BusPorts ports, int latencyCycles, StallProfile stalls, long seed) {
        super(ports, latencyCycles, stalls, seed);
        bus = AxiLitePorts.of(ports);
        aw = ports.channel(Side.MASTER, "aw", pauses(1));
        w = ports.channel(Side.MASTER, "w", pauses(2));
        ar = ports.channel(Side.MASTER, "ar", pauses(3));
        b = ports.channel(Side.SLAVE, "b", pauses(4));
        r = ports.channel(Side.SLAVE, "r", pauses(5));
    }

    @Override
    void reset() {
        addresses.clear();
        data.clear();
        written.clear();
        reads.clear();
        b.withdraw();
        r.withdraw();
    }

    @Override
    void drive(boolean may) {
        aw.ready(may && addresses.size() + written.size() < DEPTH && aw.mayMove());
        w.ready(may && data.size() + written.size() < DEPTH && w.mayMove());
        ar.ready(may && reads.size() < DEPTH && ar.mayMove());
        if (b.offer(!written.isEmpty() && isDue(written.element().due))) {
            simulation().poke(bus.bresp(), written.element().failed ? AxiLite.SLVERR : AxiLite.OKAY);
        }
        boolean begun = r.isOffering();
        if (r.offer(!reads.isEmpty() && isDue(reads.element().due)) && !begun) {
            long address = reads.element().address;
            boolean fails = isRefused(address, bus.rdata());
            simulation().poke(bus.rresp(), fails ? AxiLite.SLVERR : AxiLite.OKAY);
            simulation().poke(bus.rdata(), fails ? 0 : load(address, bus.rdata()));
        }
    }

    @Override
    void sampleBus() {
        if (b.fires()) {
            written.remove();
            answered();
        }
        if (r.fires()) {
            reads.remove();
            answered();
        }
        if (aw.fires()) {
            addresses.add(simulation().peek(bus.awaddr()));
        }
        if (w.fires()) {
            data.add(new Data(simulation().peek(bus.wdata()), simulation().peek(bus.wstrb())));
        }
        if (ar.fires()) {
            reads.add(new Read(simulation().peek(bus.araddr()), due()));
        }
        while (!addresses.isEmpty() && !data.isEmpty()) {
            long address = addresses.remove();
            Data word = data.remove();
            boolean fails = isRefused(address, bus.wdata());
            if (!fails) {
                store(address, word.value, word.strobes, bus.wdata());
            }
            written.add(new Written(fails, due()));
        }
    }

    @Override
    int openAccesses() {
        return Math.max(addresses.size(), data.size()) + written.size() + reads.size();
    }
}
