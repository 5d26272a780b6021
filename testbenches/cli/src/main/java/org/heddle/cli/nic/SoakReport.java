package org.heddle.cli.nic;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.heddle.experiment.SoakCounts;

/**
 * The result of a soak, or of a part of one.
 *
 * @param soak name of the unit: {@code verbs}
 * @param seed of the first episode
 * @param count that was asked for, in the soak's unit
 * @param episode size of every episode but the last
 * @param counts of what was done, by their names
 * @param failures that were seen, by their seeds
 */
record SoakReport(String soak, long seed, long count, long episode, Map<String, Long> counts, List<Failure> failures) {
    /**
     * An episode that failed.
     *
     * @param size of the episode
     * @param where it was: " in configuration improved", or nothing
     * @param options that repeat it, besides seed and count, each behind a space
     * @param message what was seen
     */
    record Failure(long seed, long size, String where, String options, String message) {}

    SoakReport {
        failures = failures.stream()
                .sorted(Comparator.comparingLong(Failure::seed))
                .toList();
    }

    /**
     * Returns what people read behind the line of the seed.
     *
     * @param tally has the same counts
     */
    String text(SoakCounts tally) {
        StringBuilder text = new StringBuilder("\n").append(tally.text());
        for (Failure failure : failures) {
            text.append("\nMISMATCH%s: %s\n".formatted(failure.where(), failure.message()));
            text.append("Again: ./heddle soak %s%s --seed %d --count %d\n"
                    .formatted(soak, failure.options(), failure.seed(), failure.size()));
        }
        return text.append("%s, Mismatches: %d, Seed: %d\n".formatted(tally.line(), failures.size(), seed))
                .toString();
    }

    int exit() {
        return failures.isEmpty() ? 0 : 1;
    }
}
