package org.heddle.experiment.mpc.reproduce;

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
 * @param rows times and rates
 * @param counts of single messages
 */
@JsonPropertyOrder({"experiment", "configuration", "constants", "rows", "counts"})
public record MpcDocument(
        String experiment,
        String configuration,
        Map<String, Long> constants,
        List<MpcRow> rows,
        List<MpcCountRow> counts) {
    /** The name of the experiment. */
    public static final String EXPERIMENT = "mpc";

    /** Takes copies. */
    public MpcDocument {
        constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
        rows = List.copyOf(rows);
        counts = List.copyOf(counts);
    }

    /** Whether every byte and every result is right. */
    public boolean allVerified() {
        return rows.stream().allMatch(MpcRow::verified) && counts.stream().allMatch(MpcCountRow::verified);
    }
}
