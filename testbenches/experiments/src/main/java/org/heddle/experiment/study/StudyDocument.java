package org.heddle.experiment.study;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;

/**
 * Result of the study.
 *
 * @param constants of each view, by name
 * @param rows one for each job
 * @param winners who is first
 * @param crossovers where that changes
 */
@JsonPropertyOrder({"constants", "rows", "winners", "crossovers"})
public record StudyDocument(
        Map<String, Map<String, StudyConstant>> constants,
        List<StudyRow> rows,
        List<StudyWinner> winners,
        List<StudyCrossover> crossovers) {
    /** Copies the lists. */
    public StudyDocument {
        rows = List.copyOf(rows);
        winners = List.copyOf(winners);
        crossovers = List.copyOf(crossovers);
    }

    /** Derives winners and crossovers from rows, which are in the order of the grid. */
    public static StudyDocument of(List<StudyRow> rows) {
        StudyRanking ranking = new StudyRanking(rows);
        return new StudyDocument(StudyConstants.all(), rows, ranking.winners(), ranking.crossovers());
    }

    /** Returns whether each row has a verified time, or cannot be carried. */
    public boolean isVerified() {
        return rows.stream().allMatch(row -> row.verified() || row.cycles() == null && !isFailure(row));
    }

    private static boolean isFailure(StudyRow row) {
        return row.reason() != null && row.reason().startsWith("failed: ");
    }
}
