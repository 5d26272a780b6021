package org.heddle.experiment.verbs.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.experiment.verbs.request.ModelStage;
import org.heddle.report.Json;
import org.junit.jupiter.api.Test;

/** The article's claims on the reference model. */
class ClaimsTest {
    private final List<ClaimRow> rows = ArticleClaims.tried(ModelStage::new);

    @Test
    void theContractHoldsInEachOfThem() {
        assertThat(rows).hasSize(20);
        assertThat(rows)
                .allSatisfy(row -> assertThat(row.measured()).as(row.claim()).isEqualTo(row.expected()));
        assertThat(rows).allMatch(ClaimRow::agrees);
        assertThat(rows.get(0).claim()).isEqualTo("A01");
        assertThat(rows.get(19).claim()).isEqualTo("A20");
    }

    @Test
    void theArticleIsWrongWhereTheErrataSaySo() {
        assertThat(rows.stream().filter(row -> !row.article()).map(ClaimRow::claim))
                .containsExactly("A07", "A10", "A12", "A13", "A19", "A20");
    }

    @Test
    void theJsonHasTheKeysOfAClaim() {
        assertThat(Json.pretty(rows.get(0)))
                .containsSubsequence(
                        "\"claim\"", "\"statement\"", "\"expected\"", "\"measured\"", "\"agrees\"", "\"article\"");
    }
}
