package org.heddle.experiment.offload.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The whole result, as it stands in the JSON.
 *
 * @param experiment always {@link #EXPERIMENT}
 * @param configuration of the hardware
 * @param constants every number that the rows rest on, at the value used
 * @param rows by nodes, then bytes, then type
 */
@JsonPropertyOrder({"experiment", "configuration", "constants", "rows"})
public record ReductionDocument(
        String experiment, String configuration, Map<String, Long> constants, List<ReductionRow> rows) {
    /** The name of the experiment. */
    public static final String EXPERIMENT = "reduction";

    /** Takes copies. */
    public ReductionDocument {
        constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
        rows = List.copyOf(rows);
    }

    /** Whether every row is verified. */
    public boolean allVerified() {
        return rows.stream().allMatch(ReductionRow::verified);
    }
}
