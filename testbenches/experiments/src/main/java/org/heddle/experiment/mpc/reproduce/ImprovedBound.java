package org.heddle.experiment.mpc.reproduce;

import java.util.List;
import java.util.Locale;
import org.heddle.host.mpc.rdma.MpcMode;

/**
 * Bound that was set for a figure of improved nodes before they were built.
 *
 * @param measure name of the figure
 * @param value most of a time or a size, least of a rate or a share, in the row's unit
 * @param isMost whether less is better
 */
record ImprovedBound(String measure, double value, boolean isMost) {
    private static final String MODE = MpcMode.IMPROVED.id();
    private static final List<ImprovedBound> ALL = List.of(
            new ImprovedBound(MpcReproduction.LATENCY, 12.5, true),
            new ImprovedBound(MpcReproduction.THROUGHPUT, 880, false),
            new ImprovedBound(ImprovedReproduction.BIDIRECTIONAL, 460, false),
            new ImprovedBound(MpcReproduction.HALF, 4, true),
            new ImprovedBound(MpcReproduction.RENDEZVOUS_LATENCY, 30, true),
            new ImprovedBound(ImprovedReproduction.OVERLAP, 95, false),
            new ImprovedBound(ImprovedReproduction.PUT, 4, true),
            new ImprovedBound(ImprovedReproduction.GET, 7, true),
            new ImprovedBound(ImprovedReproduction.ACCUMULATE, 7, true));

    /** Returns the bound of a row of improved nodes and whether it is kept, in words; empty if there is none. */
    static String text(MpcRow row) {
        return ALL.stream()
                .filter(each -> each.measure.equals(row.measure()) && MODE.equals(row.mode()))
                .findFirst()
                .map(each -> String.format(
                        Locale.ROOT,
                        "%s %.1f: %s",
                        each.isMost ? "at most" : "at least",
                        each.value,
                        each.isKept(row.value()) ? "kept" : "MISSED"))
                .orElse("");
    }

    private boolean isKept(double measured) {
        return isMost ? measured <= value : measured >= value;
    }
}
