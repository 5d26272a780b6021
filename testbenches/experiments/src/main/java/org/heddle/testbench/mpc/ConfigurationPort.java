package org.heddle.testbench.mpc;

import java.util.function.Supplier;
import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;
import org.heddle.mpi.rank.Baton;

/**
 * A node's registers as one process reaches them, by configuration accesses behind the bus: half of an access's time passes on the way there and
 * half on the way back. In the middle it owns the bus for an address and a word.
 */
final class ConfigurationPort implements HostPort {
    /** Cycles of the bus that an access owns: six before its word and three for it, as of a write. */
    static final int BUS_CYCLES = 9;

    /** Cycles that the node's host port takes for its answer. */
    private static final int ANSWER_CYCLES = 4;

    private static final long LIMIT = 1_000_000;

    private final MpcNodes system;
    private final MpcHostSide host;
    private final Baton baton;
    private final String name;
    private final long accessCycles;

    /**
     * @param accessCycles of an access while the bus is free
     */
    ConfigurationPort(MpcNodes system, MpcHostSide host, int node, Baton baton, long accessCycles) {
        this.system = system;
        this.host = host;
        this.baton = baton;
        this.accessCycles = accessCycles;
        name = " of node " + node;
    }

    @Override
    public long read(int address) {
        return access(false, address, 0);
    }

    @Override
    public void write(int address, long value) {
        access(true, address, value);
    }

    private long access(boolean write, int address, long value) {
        baton.requireRunning();
        long start = cycle();
        Supplier<String> what =
                () -> "a " + (write ? "write to" : "read of") + " register 0x" + Integer.toHexString(address) + name;
        pass(start + (accessCycles - BUS_CYCLES - ANSWER_CYCLES) / 2, what);
        long limit = cycle() + LIMIT;
        while (host.isOccupied() && cycle() < limit) {
            baton.access(() -> !host.isOccupied(), limit, what);
        }
        host.take(true);
        boolean[] asked = new boolean[1];
        host.bus().access(BUS_CYCLES, () -> {
            host.pins().request(write, address, value);
            asked[0] = true;
        });
        while (!(asked[0] && host.pins().isAnswered())) {
            if (cycle() >= limit) {
                throw new HostTimeoutException(what.get(), LIMIT, cycle());
            }
            baton.access(() -> asked[0] && host.pins().isAnswered(), limit, what);
        }
        long answer = host.pins().answer();
        host.take(false);
        pass(start + accessCycles, what);
        return answer;
    }

    private void pass(long end, Supplier<String> what) {
        while (cycle() < end) {
            baton.access(() -> false, end, what);
        }
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    @Override
    public void idle(long cycles) {
        long end = cycle() + cycles;
        while (cycle() < end) {
            baton.work(() -> false, end, () -> "the end of its host's work");
        }
    }
}
