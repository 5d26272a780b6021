package org.heddle.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the benchmark's figures for programs: {@code {"rows": [{"design", "measure", "value", "goal", "unit"}, ..]}}. */
public final class BenchmarkJson {
    private BenchmarkJson() {}

    /** The text of the file. */
    public static String write(List<BenchmarkRow> rows) {
        return rows.stream().map(BenchmarkJson::row).collect(Collectors.joining(",\n", "{\"rows\": [\n", "\n]}\n"));
    }

    private static String row(BenchmarkRow row) {
        return String.format(
                Locale.ROOT,
                "  {\"design\": \"%s\", \"measure\": \"%s\", \"value\": %.4f, \"goal\": %s, \"unit\": \"%s\"}",
                row.design(),
                row.measure(),
                row.value(),
                row.hasGoal() ? String.format(Locale.ROOT, "%.4f", row.goal()) : "null",
                row.unit());
    }
}
