package org.heddle.experiment.mpc.soak;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.heddle.experiment.CountMap;
import org.heddle.experiment.SoakCounts;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.testbench.LinkFault;

/** Counts of what a soak has done. */
public final class MpcSoakTally implements SoakCounts {
    private final Map<MpcMode, Long> writes = new EnumMap<>(MpcMode.class);
    private final Map<LinkFault, Long> faults = new EnumMap<>(LinkFault.class);
    private long episodes;
    private long reads;
    private long badOrders;
    private long refused;

    synchronized void add(
            MpcMode mode,
            long remoteWrites,
            long remoteReads,
            long bad,
            long refusedByNodes,
            Map<LinkFault, Integer> struck) {
        episodes++;
        reads += remoteReads;
        writes.merge(mode, remoteWrites, Long::sum);
        badOrders += bad;
        refused += refusedByNodes;
        struck.forEach((kind, count) -> faults.merge(kind, (long) count, Long::sum));
    }

    /** Returns the remote writes and reads of all modes. */
    public synchronized long remoteWrites() {
        return reads + writes.values().stream().mapToLong(count -> count).sum();
    }

    /** Returns the orders that drivers or nodes have refused. */
    public synchronized long badOrders() {
        return badOrders + refused;
    }

    /** Returns the faults of all kinds. */
    public synchronized long faults() {
        return faults.values().stream().mapToLong(count -> count).sum();
    }

    @Override
    public synchronized String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "episodes %,d%n", episodes));
        writes.forEach((mode, count) ->
                text.append(String.format(Locale.ROOT, "remote writes of %s %,d%n", mode.id(), count)));
        text.append(String.format(Locale.ROOT, "remote reads %,d%n", reads));
        text.append(
                String.format(Locale.ROOT, "bad orders refused by drivers %,d, by nodes %,d%n", badOrders, refused));
        faults.forEach((kind, count) -> text.append(
                String.format(Locale.ROOT, "faults, %s %,d%n", kind.name().toLowerCase(Locale.ROOT), count)));
        return text.toString();
    }

    @Override
    public long done() {
        return remoteWrites();
    }

    @Override
    public synchronized Map<String, Long> counts() {
        return new CountMap()
                .put("episodes", episodes)
                .put("writes", writes)
                .put("reads", reads)
                .put("badOrders", badOrders)
                .put("refusedByNodes", refused)
                .put("faults", faults)
                .map();
    }

    @Override
    public synchronized void add(Map<String, Long> counts) {
        episodes += CountMap.of(counts, "episodes");
        CountMap.add(counts, "writes", MpcMode.class, writes);
        reads += CountMap.of(counts, "reads");
        badOrders += CountMap.of(counts, "badOrders");
        refused += CountMap.of(counts, "refusedByNodes");
        CountMap.add(counts, "faults", LinkFault.class, faults);
    }

    @Override
    public String line() {
        return "Remote writes: %d, Bad orders: %d, Faults: %d".formatted(remoteWrites(), badOrders(), faults());
    }
}
