package org.heddle.cli.language;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.heddle.verify.fuzz.Census;
import org.heddle.verify.fuzz.Report;
import org.jspecify.annotations.Nullable;

/**
 * The result of a run over random circuits, or of a part of one.
 *
 * @param fuzz what was drawn: {@code circuits}
 * @param seed of the first circuit
 * @param circuits that ran
 * @param operators how often each was drawn
 * @param statements how often each statement and part was drawn
 * @param types how often each type was drawn
 * @param differences by their seeds
 */
record FuzzReport(
        String fuzz,
        long seed,
        long circuits,
        Map<String, Integer> operators,
        Map<String, Integer> statements,
        Map<String, Integer> types,
        List<Found> differences) {
    /** Word for what is drawn, as the result has it. */
    static final String CIRCUITS = "circuits";

    /** Differences that are shown whole, and small; all others by the line that shows them again. */
    static final int SHOWN = 3;

    /**
     * A difference.
     *
     * @param seed of the circuit
     * @param text everything about it, once it is shrunk; null for all but the first of a run
     * @param line engine and the line that shows it again
     * @param kept folder that it is kept in
     */
    record Found(long seed, @Nullable String text, String line, String kept) {}

    FuzzReport {
        differences = differences.stream()
                .sorted(Comparator.comparingLong(Found::seed))
                .toList();
    }

    static FuzzReport of(long seed, long circuits, Census census, List<Found> differences) {
        return new FuzzReport(
                CIRCUITS, seed, circuits, census.operators(), census.statements(), census.types(), differences);
    }

    /** Returns what people read behind the line of the seed. */
    String text() {
        Census census = new Census();
        census.add(operators, statements, types);
        StringBuilder text =
                new StringBuilder("\n").append(Report.table(census)).append('\n');
        for (int i = 0; i < differences.size(); i++) {
            Found found = differences.get(i);
            text.append(i < SHOWN && found.text() != null ? found.text() : found.line())
                    .append("\nKept in ")
                    .append(found.kept())
                    .append('\n');
        }
        text.append("Circuits: %d, Differences: %d, Seed: %d\n".formatted(circuits, differences.size(), seed));
        if (circuits == 0) {
            text.append("Nothing was compared: the time was over before the first circuit had run. Give --minutes"
                    + " more.\n");
        }
        return text.toString();
    }

    int exit() {
        return differences.isEmpty() && circuits > 0 ? 0 : 1;
    }
}
