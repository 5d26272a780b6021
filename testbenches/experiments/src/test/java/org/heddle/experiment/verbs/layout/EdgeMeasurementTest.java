package org.heddle.experiment.verbs.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.verbs.choose.BlockShape;
import org.heddle.host.verbs.choose.EdgeRow;
import org.heddle.host.verbs.choose.EdgeTable;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The committed edges, measured again: the method of the table is the fastest, or nearly so, on both sides of each edge. */
class EdgeMeasurementTest {
    /** Part by which the table's method may be slower than the fastest one. */
    private static final double SLACK = 1.05;

    private static EdgeMeasurement measurement(String configuration) {
        VerbsConfiguration nodes = VerbsConfiguration.all().stream()
                .filter(each -> each.name().equals(configuration))
                .findFirst()
                .orElseThrow();
        return new EdgeMeasurement(
                LayoutMessages.between(nodes, SimulationOptions.defaults(), VerilogSource.JAVA), line -> {});
    }

    private static void requireFastest(String configuration, BlockShape shape, long blockBytes, List<Integer> counts) {
        EdgeRow row = EdgeTable.of(configuration).rows().stream()
                .filter(each -> each.shape() == shape && each.blockBytes() == blockBytes)
                .findFirst()
                .orElseThrow();
        for (EdgeMeasurement.Cell cell : measurement(configuration).cells(shape, blockBytes, counts)) {
            assertThat((double) cell.cycles().get(row.of(cell.blocks())))
                    .as("%s, table: %s", cell, row.line())
                    .isLessThanOrEqualTo(SLACK * cell.cycles().get(cell.best()));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"published", "improved"})
    void theShortestMessagesMoveByTheFastestMethod(String configuration) {
        requireFastest(configuration, BlockShape.BOTH, 128, List.of(64));
        requireFastest(configuration, BlockShape.BOTH, 2048, List.of(4, 12));
    }

    @Tag("whole")
    @ParameterizedTest
    @CsvSource({
        "published, BOTH",
        "published, GATHER",
        "published, SCATTER",
        "improved, BOTH",
        "improved, GATHER",
        "improved, SCATTER"
    })
    void everyEdgeHoldsOnBothSides(String configuration, BlockShape shape) {
        for (EdgeRow row : EdgeTable.of(configuration).rows()) {
            if (row.shape() == shape) {
                List<Integer> counts = row.edges().stream()
                        .flatMap(edge ->
                                List.of((int) (edge.blocks() * 3 / 4), (int) (edge.blocks() * 5 / 4) + 1).stream())
                        .filter(blocks -> blocks > 1)
                        .toList();
                requireFastest(configuration, shape, row.blockBytes(), counts);
            }
        }
    }

    private static EdgeMeasurement.Cell cell(int blocks, long copy, long lists, long write) {
        return new EdgeMeasurement.Cell(
                BlockShape.BOTH,
                64,
                blocks,
                Map.of(
                        TransferMethod.COPY,
                        copy,
                        TransferMethod.SGRS,
                        lists,
                        TransferMethod.UMR_SR,
                        9_999L,
                        TransferMethod.UMR_WRITE,
                        write));
    }

    /** Between 10 and 20 blocks the lines cross at 16; from 20 to 40 the lists are ahead by 60, and behind by 20. */
    @Test
    void anEdgeIsWhereTheLinesOfTwoTimesCross() {
        EdgeRow row = EdgeMeasurement.row(
                BlockShape.BOTH,
                64,
                List.of(cell(40, 500, 520, 900), cell(10, 400, 130, 100), cell(20, 210, 150, 170)));
        assertThat(row)
                .isEqualTo(new EdgeRow(
                        BlockShape.BOTH,
                        64,
                        TransferMethod.UMR_WRITE,
                        List.of(new EdgeRow.Edge(16, TransferMethod.SGRS), new EdgeRow.Edge(35, TransferMethod.COPY))));
        assertThat(EdgeTable.parse(
                                "tried",
                                EdgeFile.text(
                                        "tried",
                                        List.of(
                                                row,
                                                new EdgeRow(BlockShape.GATHER, 64, TransferMethod.COPY, List.of()),
                                                new EdgeRow(BlockShape.SCATTER, 64, TransferMethod.COPY, List.of()))))
                        .rows())
                .contains(row);
    }
}
