package org.heddle.experiment.verbs.reproduce;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import org.heddle.experiment.verbs.claims.ClaimRow;

/**
 * Result of a reproduction; component names and order are those of its JSON.
 *
 * @param experiment verbs
 * @param configuration of the nodes
 * @param constants that figures rest on, by name
 * @param behaviour the article's claims as measured behaviour
 * @param rows latency, bandwidth and rate
 */
@JsonPropertyOrder({"experiment", "configuration", "constants", "behaviour", "rows"})
public record VerbsDocument(
        String experiment,
        String configuration,
        Map<String, Long> constants,
        List<ClaimRow> behaviour,
        List<VerbsRow> rows) {
    /** Copies the lists. */
    public VerbsDocument {
        behaviour = List.copyOf(behaviour);
        rows = List.copyOf(rows);
    }

    /** Returns whether every byte is right, and every claim as the public contract has it. */
    @JsonIgnore
    public boolean allVerified() {
        return rows.stream().allMatch(VerbsRow::verified) && behaviour.stream().allMatch(ClaimRow::agrees);
    }
}
