package org.heddle.experiment.offload.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.junit.jupiter.api.Test;

class ReductionFitTest {
    /** Rows as they would be if hosts of these constants gave exactly the paper's times, measured with other hosts. */
    private static ReductionDocument document(long call, long message, long measuredCall, long measuredMessage) {
        List<ReductionRow> rows = new ArrayList<>();
        for (TianheFigures.Figure paper : TianheFigures.all()) {
            if (paper.bytes() == 24) {
                int doublings = Integer.numberOfTrailingZeros(paper.nodes());
                long without = Math.round(100 * paper.without())
                        + measuredCall
                        - call
                        + doublings * (measuredMessage - message);
                long with = Math.round(100 * paper.with()) + measuredCall - call + measuredMessage - message;
                rows.add(ReductionRow.of(paper.nodes(), 24, ElementKind.DOUBLE, without, with, true, true));
            }
        }
        Map<String, Long> constants = Map.of(
                "collectiveCall", measuredCall, "sendCall", measuredMessage / 2, "receiveCall", measuredMessage / 2);
        return new ReductionDocument(ReductionDocument.EXPERIMENT, "published", constants, rows);
    }

    @Test
    void itFindsTheConstantsThatGiveThePapersTimesFromMeasurementsAtAnyOthers() {
        for (long[] measured : new long[][] {{0, 0}, {440, 540}}) {
            ReductionFit fit = ReductionFit.of(document(300, 400, measured[0], measured[1]))
                    .orElseThrow();
            // The rows for 16 and 40 bytes, which are part of the fit, lie a little to both sides of that for 24.
            assertThat((double) fit.collectiveCall()).isCloseTo(300, within(40.0));
            assertThat((double) fit.message()).isCloseTo(400, within(20.0));
        }
    }

    /** One call and four messages of 16 nodes' recursive doubling; one call and one message of the offloaded way. */
    @Test
    void theShareOfTheFittedConstantsIsThatOfWhatEachWayHasOfThem() {
        ReductionDocument document = document(300, 400, 440, 540);
        ReductionRow row = document.rows().get(0);
        assertThat(row.nodes()).isEqualTo(16);
        assertThat(ReductionFit.share(document, row, false))
                .isCloseTo(100 * (4.40 + 4 * 5.40) / row.withoutMicroseconds(), within(0.01));
        assertThat(ReductionFit.share(document, row, true))
                .isCloseTo(100 * (4.40 + 5.40) / row.withMicroseconds(), within(0.01));
    }

    @Test
    void withoutAllNumbersOfNodesThereIsNoFit() {
        ReductionDocument whole = document(300, 400, 0, 0);
        ReductionDocument part = new ReductionDocument(
                whole.experiment(),
                whole.configuration(),
                whole.constants(),
                whole.rows().subList(0, 4));
        assertThat(ReductionFit.of(part)).isEmpty();
        assertThat(ReductionTable.text(part)).doesNotContain("Least squares");
        assertThat(ReductionTable.text(whole)).contains("Least squares", "(paper: 1.32)");
    }

    /** The constants in use were fitted once and then left alone: the fit to later measurements is at most a step away. */
    @Test
    void theTestbedsConstantsAreTheFittedOnes() {
        // Our times for 24 bytes, published, with these constants: 16, 32, 64, 128, 256 nodes.
        double[] without = {31.80, 39.30, 46.80, 54.82, 63.23};
        double[] with = {16.91, 18.34, 19.64, 23.28, 24.97};
        List<ReductionRow> rows = new ArrayList<>();
        for (int i = 0; i < with.length; i++) {
            rows.add(ReductionRow.of(
                    TianheFigures.NODES.get(i),
                    24,
                    ElementKind.DOUBLE,
                    Math.round(100 * without[i]),
                    Math.round(100 * with[i]),
                    true,
                    true));
        }
        Map<String, Long> constants = ReductionCosts.paper().constants();
        ReductionFit fit = ReductionFit.of(new ReductionDocument("reduction", "published", constants, rows))
                .orElseThrow();
        assertThat((double) fit.collectiveCall()).isCloseTo(constants.get("collectiveCall"), within(10.0));
        assertThat((double) fit.message())
                .isCloseTo(constants.get("sendCall") + constants.get("receiveCall"), within(20.0));
    }
}
