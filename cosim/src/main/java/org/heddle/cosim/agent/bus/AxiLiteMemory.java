package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.heddle.cosim.Port;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.AxiLite;

/** A memory on AXI4-Lite. A write acts when its address and its data are there, a read when it is offered. */
final class AxiLiteMemory extends BusMemory {
    private static final int DEPTH = 16;

    private record Data(long value, long strobes) {}

    private record Read(long address, long due) {}

    private record Written(boolean failed, long due) {}

    private final BusChannel aw;
    private final BusChannel w;
    private final BusChannel b;
    private final BusChannel ar;
    private final BusChannel r;
    private final Port awaddr;
    private final Port wdata;
    private final Port wstrb;
    private final Port bresp;
    private final Port araddr;
    private final Port rdata;
    private final Port rresp;

    private final Deque<Long> addresses = new ArrayDeque<>();
    private final Deque<Data> data = new ArrayDeque<>();
    private final Deque<Written> written = new ArrayDeque<>();
    private final Deque<Read> reads = new ArrayDeque<>();

    AxiLiteMemory(BusPorts ports, int latencyCycles, StallProfile stalls, long seed) {
        super(ports, latencyCycles, stalls, seed);
        aw = ports.channel(false, false, "aw", pauses(1));
        w = ports.channel(false, false, "w", pauses(2));
        ar = ports.channel(false, false, "ar", pauses(3));
        b = ports.channel(false, true, "b", pauses(4));
        r = ports.channel(false, true, "r", pauses(5));
        awaddr = ports.ofMaster(false, "awaddr");
        wdata = ports.ofMaster(false, "wdata");
        wstrb = ports.ofMaster(false, "wstrb");
        bresp = ports.ofSlave(false, "bresp");
        araddr = ports.ofMaster(false, "araddr");
        rdata = ports.ofSlave(false, "rdata");
        rresp = ports.ofSlave(false, "rresp");
        ports.requireWords(wdata, rdata, Optional.of(wstrb));
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
            simulation().poke(bresp, written.element().failed ? AxiLite.SLVERR : AxiLite.OKAY);
        }
        boolean begun = r.isOffering();
        if (r.offer(!reads.isEmpty() && isDue(reads.element().due)) && !begun) {
            long address = reads.element().address;
            boolean fails = isRefused(address, rdata);
            simulation().poke(rresp, fails ? AxiLite.SLVERR : AxiLite.OKAY);
            simulation().poke(rdata, fails ? 0 : load(address, rdata));
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
            addresses.add(simulation().peek(awaddr));
        }
        if (w.fires()) {
            data.add(new Data(simulation().peek(wdata), simulation().peek(wstrb)));
        }
        if (ar.fires()) {
            reads.add(new Read(simulation().peek(araddr), due()));
        }
        while (!addresses.isEmpty() && !data.isEmpty()) {
            long address = addresses.remove();
            Data word = data.remove();
            boolean fails = isRefused(address, wdata);
            if (!fails) {
                store(address, word.value, word.strobes, wdata);
            }
            written.add(new Written(fails, due()));
        }
    }

    @Override
    int openAccesses() {
        return Math.max(addresses.size(), data.size()) + written.size() + reads.size();
    }
}
