package org.heddle.experiment.verbs.noncontiguous.reproduce;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import org.heddle.nic.verbs.VerbsConfiguration;

/**
 * Result of a reproduction; component names and order are those of its JSON.
 *
 * @param experiment noncontiguous
 * @param configuration of the nodes
 * @param constants that times rest on, by name
 * @param rows measurements
 * @param rankings methods of the cells of Table 4
 * @param crossovers between methods
 */
@JsonPropertyOrder({"experiment", "configuration", "constants", "rows", "rankings", "crossovers"})
public record BlockDocument(
        String experiment,
        String configuration,
        Map<String, Double> constants,
        List<BlockRow> rows,
        List<BlockRanking> rankings,
        List<BlockCrossover> crossovers) {
    /** Returns the result of rows. */
    static BlockDocument of(String configuration, Map<String, Double> constants, List<BlockRow> rows) {
        return new BlockDocument(
                "noncontiguous",
                configuration,
                constants,
                List.copyOf(rows),
                BlockRanking.of(rows),
                BlockCrossover.of(rows));
    }

    /** Returns what is asked of the nodes and what was measured of it. */
    @JsonIgnore
    public List<BlockDemand> demands() {
        return configuration.equals(VerbsConfiguration.published().name())
                ? PublishedDemands.of(this)
                : ImprovedDemands.of(this);
    }

    /** Returns whether every byte is right. */
    @JsonIgnore
    public boolean allVerified() {
        return rows.stream().allMatch(BlockRow::verified);
    }
}
