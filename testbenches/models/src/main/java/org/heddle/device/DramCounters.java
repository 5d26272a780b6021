package org.heddle.device;

/**
 * Counts of a module's activity since its counters were last reset.
 *
 * @param activations ACTIVATE commands
 * @param rowHits column commands beyond the first after an ACTIVATE
 * @param reads READ commands
 * @param writes WRITE commands
 * @param refreshes REFRESH commands
 * @param precharges rows closed, by PRECHARGE, PRECHARGE ALL (one for each row) or auto-precharge
 */
public record DramCounters(long activations, long rowHits, long reads, long writes, long refreshes, long precharges) {
    /** The same of two modules together. */
    public DramCounters plus(DramCounters other) {
        return new DramCounters(
                activations + other.activations,
                rowHits + other.rowHits,
                reads + other.reads,
                writes + other.writes,
                refreshes + other.refreshes,
                precharges + other.precharges);
    }
}
