package org.heddle.cli.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The figures of docs/mpc.md, measured again; of Laplace's three grids the smallest. */
@Tag("slow")
class MpcFiguresTest {
    private static final double OF_THE_PAPER = 0.15;
    private static final int PINGPONG = 2 + 3 * 5;
    private static final int CADNA = 3;
    private static final int LAPLACE = 7;
    private static final double KB_OF_THE_PAPER = 0.3;

    @TempDir
    private Path folder;

    @Test
    @Tag("whole")
    void thePrintedFiguresOfMessagesAndOfCadnaAreWhatIsMeasuredAndNearThePaper() throws Exception {
        assertThat(missed("pingpong,cadna", PINGPONG + CADNA)).isEmpty();
    }

    @Test
    void thePrintedFiguresOfLaplaceAreWhatIsMeasuredAndAllButOneNearThePaper() throws Exception {
        // The paper's own rates and latencies make this gain 15 per cent: docs/mpc.md.
        assertThat(missed("laplace", LAPLACE)).containsExactly("laplace-gain 12,800");
    }

    /** Measures, requires that the page prints each figure as it is measured, and returns those that the paper has otherwise. */
    private List<String> missed(String experiments, int figures) throws Exception {
        Answer answer = Answer.to(
                "reproduce", "mpc", "--experiments", experiments, "--columns", "12800", "--out", folder.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        JsonNode result = JsonMapper.shared().readTree(Files.readString(folder.resolve("result.json")));
        List<String> page = Files.readAllLines(Path.of("../../docs/mpc.md"));
        List<String> missed = new ArrayList<>();
        int printed = 0;
        for (JsonNode row : result.get("rows")) {
            assertThat(row.propertyNames())
                    .containsExactly(
                            "measure",
                            "mode",
                            "protocol",
                            "bytes",
                            "columns",
                            "value",
                            "unit",
                            "paper",
                            "basis",
                            "verified");
            assertThat(row.get("verified").asBoolean()).isTrue();
            String measure = row.get("measure").asString();
            if (measure.equals("one-way")) {
                continue;
            }
            printed++;
            String mode = row.get("mode").isNull() ? "-" : row.get("mode").asString();
            String columns = row.get("columns").isNull() ? "-" : "12,800";
            double value = row.get("value").asDouble();
            assertThat(page)
                    .as(measure)
                    .anyMatch(line -> line.startsWith(
                            String.format(Locale.ROOT, "| %s | %s | %s | %.2f |", measure, mode, columns, value)));
            if (!row.get("paper").isNull()
                    && !isNear(measure, value, row.get("paper").asDouble())) {
                missed.add(measure + " " + columns);
            }
        }
        assertThat(printed).isEqualTo(figures);
        return missed;
    }

    private static boolean isNear(String measure, double value, double paper) {
        return switch (measure) {
            case "threshold" -> value == paper;
            case "half-throughput" -> Math.abs(value - paper) <= KB_OF_THE_PAPER;
            default -> Math.abs(value / paper - 1) <= OF_THE_PAPER;
        };
    }
}
