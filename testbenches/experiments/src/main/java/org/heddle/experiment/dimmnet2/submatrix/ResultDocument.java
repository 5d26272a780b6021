package org.heddle.experiment.dimmnet2.submatrix;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * The whole of {@code result.json}.
 *
 * @param experiment always {@link #EXPERIMENT}
 * @param configuration the hardware's configuration, for example {@code published}
 * @param rows one for each transfer, in the order they were run
 */
@JsonPropertyOrder({"experiment", "configuration", "rows"})
public record ResultDocument(String experiment, String configuration, List<ResultRow> rows) {
    /** The name of this experiment in result files. */
    public static final String EXPERIMENT = "dimmnet2-submatrix";

    /** Takes a copy of the rows. */
    public ResultDocument {
        rows = List.copyOf(rows);
    }

    /** True when every transfer was verified. */
    public boolean verified() {
        return rows.stream().allMatch(ResultRow::verified);
    }
}
