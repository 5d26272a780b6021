package org.heddle.experiment.mpc.soak;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.testbench.LinkFault;

/** Counts of what a soak has done. */
public final class MpcSoakTally {
    private final Map<MpcMode, Long> writes = new EnumMap<>(MpcMode.class);
    private final Map<LinkFault, Long> faults = new EnumMap<>(LinkFault.class);
    private long episodes;
    private long badOrders;
    private long refused;

    synchronized void add(
            MpcMode mode, long remoteWrites, long bad, long refusedByNodes, Map<LinkFault, Integer> struck) {
        episodes++;
        writes.merge(mode, remoteWrites, Long::sum);
        badOrders += bad;
        refused += refusedByNodes;
        struck.forEach((kind, count) -> faults.merge(kind, (long) count, Long::sum));
    }

    /** Returns the remote writes of all modes. */
    public synchronized long remoteWrites() {
        return writes.values().stream().mapToLong(count -> count).sum();
    }

    /** Returns the orders that drivers or nodes have refused. */
    public synchronized long badOrders() {
        return badOrders + refused;
    }

    /** Returns the faults of all kinds. */
    public synchronized long faults() {
        return faults.values().stream().mapToLong(count -> count).sum();
    }

    /** Returns all counts as lines. */
    public synchronized String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "episodes %,d%n", episodes));
        writes.forEach((mode, count) ->
                text.append(String.format(Locale.ROOT, "remote writes of %s %,d%n", mode.id(), count)));
        text.append(
                String.format(Locale.ROOT, "bad orders refused by drivers %,d, by nodes %,d%n", badOrders, refused));
        faults.forEach((kind, count) -> text.append(
                String.format(Locale.ROOT, "faults, %s %,d%n", kind.name().toLowerCase(Locale.ROOT), count)));
        return text.toString();
    }
}
