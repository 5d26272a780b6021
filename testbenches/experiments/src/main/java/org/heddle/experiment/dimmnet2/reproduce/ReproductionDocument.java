package org.heddle.experiment.dimmnet2.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The whole result, as it stands in the JSON.
 *
 * @param experiment always {@link #EXPERIMENT}
 * @param configuration of the hardware
 * @param constants every number that the rows rest on, at the value used
 * @param rows level by level
 */
@JsonPropertyOrder({"experiment", "configuration", "constants", "rows"})
public record ReproductionDocument(
        String experiment, String configuration, Map<String, Number> constants, List<ReproductionRow> rows) {
    /** The name of the experiment. */
    public static final String EXPERIMENT = "dimmnet2";

    /** Takes copies. */
    public ReproductionDocument {
        constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
        rows = List.copyOf(rows);
    }

    /** The row of a workload at a level, if it was measured. */
    Optional<ReproductionRow> row(String level, String pattern, int m, int n, @Nullable Integer z) {
        return rows.stream()
                .filter(row -> row.is(level, pattern)
                        && Integer.valueOf(m).equals(row.m())
                        && Integer.valueOf(n).equals(row.n())
                        && (z == null ? row.z() == null : z.equals(row.z())))
                .findFirst();
    }
}
