package org.heddle.experiment.arithmetic;

import java.util.Map;
import org.heddle.experiment.CountMap;
import org.heddle.experiment.SoakCounts;

/** Counts of a soak of floats. */
public final class FloatTally implements SoakCounts {
    private long pairs;
    private long each;

    /**
     * Notes what was done.
     *
     * @param ofAll pairs of all operations
     * @param ofEach pairs that were asked for, for each operation
     */
    public synchronized void add(long ofAll, long ofEach) {
        pairs += ofAll;
        each += ofEach;
    }

    @Override
    public synchronized long done() {
        return pairs;
    }

    @Override
    public synchronized Map<String, Long> counts() {
        return new CountMap().put("pairs", pairs).put("ofEachOperation", each).map();
    }

    @Override
    public void add(Map<String, Long> counts) {
        add(CountMap.of(counts, "pairs"), CountMap.of(counts, "ofEachOperation"));
    }

    @Override
    public String text() {
        return "Operations: "
                + String.join(
                        ", ",
                        FloatSoak.jobs().stream().map(FloatSoak.Job::toString).toList())
                + "\n";
    }

    @Override
    public synchronized String line() {
        return "Pairs: %d (%d for each of %d operations)"
                .formatted(pairs, each, FloatSoak.jobs().size());
    }
}
