package org.heddle.experiment.verbs.rtl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.verbs.claims.ArticleClaims;
import org.heddle.experiment.verbs.claims.ClaimRow;
import org.heddle.experiment.verbs.request.NodesStage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The article's claims on two nodes in RTL. */
@Tag("slow")
class SimulatedClaimsTest {
    @Test
    void theContractHoldsInEachOfThem() {
        List<NodesStage> stages = new ArrayList<>();
        try {
            List<ClaimRow> rows = ArticleClaims.tried(() -> {
                NodesStage stage = SimulatedPair.stage();
                stages.add(stage);
                return stage;
            });
            assertThat(rows)
                    .allSatisfy(
                            row -> assertThat(row.measured()).as(row.claim()).isEqualTo(row.expected()));
        } finally {
            stages.forEach(NodesStage::close);
        }
    }
}
