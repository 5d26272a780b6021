package org.heddle.experiment.dimmnet2.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Test;

class Table4Test {
    private static ReproductionDocument document(int... doubles) {
        List<ReproductionRow> rows = Arrays.stream(doubles)
                .mapToObj(each -> ReproductionRow.of("published", "mpi", "contiguous", each, 1, null, 20, true))
                .toList();
        Setting setting = Setting.of(Dimmnet2Configuration.published());
        return new ReproductionDocument(
                ReproductionDocument.EXPERIMENT, "published", ModelConstants.values(setting), rows);
    }

    @Test
    void everySegmentThatWasMeasuredStandsBesideThePapersRowOfIt() {
        List<Table4.Row> rows = Table4.of(document(128, 2_048, 5));
        assertThat(rows).extracting(Table4.Row::segments).containsExactly(2, 32);
        assertThat(rows).extracting(Table4.Row::paperTransfer).containsExactly(38.38, 16.03);
        // Latency less the difference of the transfers is the paper's, to a rounding of 32 times t_pack.
        assertThat(rows)
                .allSatisfy(row -> assertThat(row.latency() - row.transfer() + row.paperTransfer())
                        .isCloseTo(row.paperLatency(), Offset.offset(0.2)));
        assertThat(Table4.text(document(128)))
                .contains("1,024", "16.03", "+24.8")
                .doesNotContain("38.38");
        assertThat(Table4.text(document(5))).isEmpty();
    }

    @Test
    void contiguousMessagesOfItsSegmentsHaveItsTimesAndOthersNone() {
        assertThat(document(512).rows().get(0).paperMicroseconds()).isEqualTo(22.19);
        assertThat(document(64).rows().get(0).paperMicroseconds()).isNull();
    }
}
