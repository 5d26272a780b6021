package org.heddle.experiment.dimmnet2.ddtbench.measure;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * The whole result, as it stands in the JSON.
 *
 * @param experiment always {@link #EXPERIMENT}
 * @param configuration of the hardware
 * @param rows pattern by pattern
 */
@JsonPropertyOrder({"experiment", "configuration", "rows"})
public record PatternDocument(String experiment, String configuration, List<PatternRow> rows) {
    /** The name of the experiment. */
    public static final String EXPERIMENT = "ddtbench";

    /** Takes a copy. */
    public PatternDocument {
        rows = List.copyOf(rows);
    }
}
