package org.heddle.experiment.dimmnet2.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.heddle.experiment.dimmnet2.submatrix.PaperPacking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackModelTest {
    /** Table 4, all of it: segments, t_pack, t_transfer, t_unpack, latency. */
    @ParameterizedTest
    @CsvSource({
        "2, 481.83, 38.38, 721.98, 1726.42",
        "4, 234.31, 27.40, 323.53, 1295.37",
        "8, 124.43, 22.19, 156.13, 1190.56",
        "16, 76.67, 19.36, 89.32, 1371.40",
        "32, 50.07, 16.03, 50.59, 1743.26"
    })
    void theFormulaGivesEveryLatencyOfTable4(int d, double pack, double transfer, double unpack, double latency) {
        PaperPacking packing = new PaperPacking(4_096 / d, 1, pack, unpack);
        // 32 times a rounding of t_pack.
        assertThat(PackModel.latency(d, PackModel.paper().send(), packing, transfer))
                .isCloseTo(latency, within(0.2));
        assertThat(PaperPacking.of(4_096 / d, 1)).isEqualTo(packing);
    }

    @Test
    void theTwoPrintedLatenciesComeOut() {
        assertThat(PackModel.paper().latency(1, 22.19)).isCloseTo(1_190.6, within(0.05));
        // Table 4's transfers of 4 KB and 16 KB, drawn on to 64 KB.
        assertThat(PackModel.paper().latency(16, 104)).isCloseTo(3_828.3, within(1.5));
    }

    @Test
    void theProcessorsRatesLieWhereThePaperHasThem() {
        double bytes = 65_536;
        assertThat(bytes / PackModel.paper().wide().pack()).isBetween(135.4, 208.3);
        assertThat(bytes / PackModel.paper().wide().unpack()).isCloseTo(135.4, within(0.05));
        double narrow = 4_096;
        assertThat(narrow / PackModel.paper().narrow().pack()).isBetween(23.7, 59.1);
        assertThat(narrow / PackModel.paper().narrow().unpack()).isBetween(23.7, 59.1);
    }
}
