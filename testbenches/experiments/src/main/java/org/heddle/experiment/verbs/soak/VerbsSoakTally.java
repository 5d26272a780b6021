package org.heddle.experiment.verbs.soak;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.experiment.CountMap;
import org.heddle.experiment.SoakCounts;

/** Counts of what a soak has done. */
public final class VerbsSoakTally implements SoakCounts {
    private final Map<String, Long> requests = new TreeMap<>();
    private final Map<String, Long> misuses = new TreeMap<>();
    private final Map<String, Long> faults = new TreeMap<>();
    private long episodes;

    synchronized void add(SoakPlan plan, Map<String, Long> struck) {
        episodes++;
        for (SoakFlow flow : plan.flows()) {
            for (SoakRequest request : flow.requests()) {
                requests.merge(request.opcode().name(), 1L, Long::sum);
            }
            if (flow.misuse() != null) {
                misuses.merge(flow.misuse().name(), 1L, Long::sum);
            }
        }
        struck.forEach((kind, count) -> faults.merge(kind, count, Long::sum));
    }

    /** Returns the requests of all opcodes. */
    public synchronized long requests() {
        return sum(requests);
    }

    /** Returns the requests of those that were wrong. */
    public synchronized long misuses() {
        return sum(misuses);
    }

    /** Returns the faults of all kinds. */
    public synchronized long faults() {
        return sum(faults);
    }

    private static long sum(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(count -> count).sum();
    }

    @Override
    public synchronized String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "episodes %,d%n", episodes));
        lines(text, "requests", requests);
        lines(text, "wrong requests", misuses);
        lines(text, "faults", faults);
        return text.toString();
    }

    private static void lines(StringBuilder text, String what, Map<String, Long> counts) {
        counts.forEach((name, count) ->
                text.append(String.format(Locale.ROOT, "%s, %s %,d%n", what, name.toLowerCase(Locale.ROOT), count)));
    }

    @Override
    public long done() {
        return requests();
    }

    @Override
    public synchronized Map<String, Long> counts() {
        return new CountMap()
                .put("episodes", episodes)
                .put("requests", requests)
                .put("misuses", misuses)
                .put("faults", faults)
                .map();
    }

    @Override
    public synchronized void add(Map<String, Long> counts) {
        episodes += CountMap.of(counts, "episodes");
        CountMap.add(counts, "requests", requests);
        CountMap.add(counts, "misuses", misuses);
        CountMap.add(counts, "faults", faults);
    }

    @Override
    public String line() {
        return "Requests: %d, Wrong requests: %d, Faults: %d".formatted(requests(), misuses(), faults());
    }
}
