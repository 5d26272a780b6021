package org.heddle.experiment.verbs.layout;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * The whole result, as it stands in the JSON.
 *
 * @param experiment always ddtbench
 * @param nic always verbs
 * @param configuration of the nodes
 * @param method that was asked for: auto, or the one that was forced
 * @param rows pattern by pattern
 */
@JsonPropertyOrder({"experiment", "nic", "configuration", "method", "rows"})
public record LayoutDocument(String experiment, String nic, String configuration, String method, List<LayoutRow> rows) {
    /** Takes a copy. */
    public LayoutDocument {
        rows = List.copyOf(rows);
    }

    /** Returns whether every byte is right. */
    @JsonIgnore
    public boolean isVerified() {
        return rows.stream().allMatch(LayoutRow::verified);
    }
}
