package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A figure is at most its goal, or at least where it is a ratio; one without a goal is never missed. */
class BenchmarkRowTest {
    private static final List<BenchmarkRow> ROWS = List.of(
            new BenchmarkRow("toy", "seconds", 2, 1, "s"),
            new BenchmarkRow("toy", "gain", 2, 1, BenchmarkRow.RATIO),
            new BenchmarkRow("toy", "share", 0.5, BenchmarkRow.NO_GOAL, BenchmarkRow.RATIO));

    @Test
    void theTableSaysWhatIsMissed() {
        assertThat(BenchmarkTable.text(ROWS).lines().skip(2).map(line -> line.replaceAll(" +", " ")))
                .map(String::strip)
                .containsExactly(
                        "toy seconds 2.00 <= 1.00 s missed", "toy gain 2.00 >= 1.00 ratio", "toy share 0.50 ratio");
    }

    @Test
    void aGoalThatIsNotThereIsNull() {
        assertThat(BenchmarkJson.write(ROWS).lines().filter(line -> line.contains("null")))
                .singleElement()
                .isEqualTo(
                        "  {\"design\": \"toy\", \"measure\": \"share\", \"value\": 0.5000, \"goal\": null, \"unit\": \"ratio\"}");
    }
}
