package org.heddle.experiment.dimmnet2.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.experiment.Basis;
import org.heddle.report.Json;
import org.junit.jupiter.api.Test;

class RowBasisTest {
    private static ReproductionRow row(String configuration, String level, String pattern, int m, int n, Integer z) {
        return ReproductionRow.of(configuration, level, pattern, m, n, z, 1, true);
    }

    @Test
    void whatAConstantWasFittedOnIsFittedInThePublishedConfigurationOnly() {
        for (Object[] each : new Object[][] {
            {"mpi", "stride", 4_096, 16, 4_096},
            {"mpi", "contiguous", 128, 1, null},
            {"unit", "prefetch", 15, 16, 4_096},
            {"unit", "write", 15, 16, 4_096}
        }) {
            String level = (String) each[0];
            String pattern = (String) each[1];
            int m = (Integer) each[2];
            int n = (Integer) each[3];
            assertThat(row("published", level, pattern, m, n, (Integer) each[4]).basis())
                    .isEqualTo(Basis.FITTED);
            assertThat(row("improved", level, pattern, m, n, (Integer) each[4]).basis())
                    .isEqualTo(Basis.MEASURED);
        }
        assertThat(row("published", "mpi", "stride", 4_096, 1, 4_096).basis()).isEqualTo(Basis.MEASURED);
        assertThat(row("published", "hardware", "stride", 4_096, 16, 4_096).basis())
                .isEqualTo(Basis.MEASURED);
    }

    @Test
    void aPackedRowIsAFormulasAndTheOneSolvedFromItsOwnFigureSaysSo() {
        assertThat(ReproductionTable.basis(row("published", "mpi", "packed", 4_096, 1, 4_096)))
                .isEqualTo("formula");
        for (String configuration : new String[] {"published", "improved"}) {
            ReproductionRow solved = row(configuration, "mpi", "packed", 4_096, 16, 4_096);
            assertThat(ReproductionTable.basis(solved)).isEqualTo("fitted, solved");
            assertThat(Json.pretty(solved)).contains("\"basis\" : \"fitted\"");
        }
    }
}
