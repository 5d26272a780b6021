package org.heddle.experiment.dimmnet2.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * Effect of each constant on both messages of m = z = 4,096, as it stands in the JSON.
 *
 * @param experiment always {@link #EXPERIMENT}
 * @param configuration of the hardware
 * @param narrowMicroseconds the message of n = 1 with all constants as they are
 * @param wideMicroseconds the message of n = 16 with all constants as they are
 * @param rows one for each constant, in their order
 */
@JsonPropertyOrder({"experiment", "configuration", "narrowMicroseconds", "wideMicroseconds", "rows"})
public record SensitivityDocument(
        String experiment,
        String configuration,
        double narrowMicroseconds,
        double wideMicroseconds,
        List<SensitivityRow> rows) {
    /** The name of the experiment. */
    public static final String EXPERIMENT = "dimmnet2-sensitivity";

    /** Takes a copy of the rows. */
    public SensitivityDocument {
        rows = List.copyOf(rows);
    }

    /** Whether every byte of all messages was right. */
    public boolean allVerified() {
        return rows.stream().allMatch(SensitivityRow::verified);
    }
}
