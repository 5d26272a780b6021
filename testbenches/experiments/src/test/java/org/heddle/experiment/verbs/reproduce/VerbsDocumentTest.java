package org.heddle.experiment.verbs.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.claims.ClaimRow;
import org.heddle.report.Json;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The result of a reproduction for programs. */
class VerbsDocumentTest {
    private static final VerbsRow RATE = new VerbsRow(
            "rate", "write", 8, 4096, 16, false, 100, null, null, null, null, 1.0, null, 5e6, Basis.MEASURED, true);

    private static VerbsDocument document(boolean agrees) {
        return new VerbsDocument(
                "verbs",
                "published",
                VerbsConstant.usual(),
                List.of(new ClaimRow("A01", "a statement", "expected", "measured", agrees, true)),
                List.of(RATE));
    }

    @Test
    void noKeyIsLeftOut() {
        JsonNode json = JsonMapper.shared().readTree(Json.pretty(document(true)));
        assertThat(json.propertyNames())
                .containsExactly("experiment", "configuration", "constants", "behaviour", "rows");
        assertThat(json.get("constants").propertyNames())
                .containsExactlyInAnyOrder("cableCycles", "memoryReadCycles", "memoryWriteCycles");
        assertThat(json.get("behaviour").get(0).propertyNames())
                .containsExactly("claim", "statement", "expected", "measured", "agrees", "article");
        assertThat(json.get("rows").get(0).propertyNames())
                .containsExactly(
                        "measure",
                        "operation",
                        "bytes",
                        "mtu",
                        "queuePairs",
                        "inline",
                        "cycles",
                        "nicCycles",
                        "memoryReads",
                        "memoryWrites",
                        "linkCycles",
                        "microseconds",
                        "megabytesPerSecond",
                        "messagesPerSecond",
                        "basis",
                        "verified");
        assertThat(json.get("rows").get(0).get("nicCycles").isNull()).isTrue();
        assertThat(json.get("rows").get(0).get("basis").asString()).isEqualTo("measured");
    }

    @Test
    void aClaimThatIsNotAsTheContractHasItIsAMistake() {
        assertThat(document(true).allVerified()).isTrue();
        assertThat(document(false).allVerified()).isFalse();
    }

    @Test
    void constantsAreChangedByNameAndWithinBounds() {
        assertThat(VerbsConstant.with(VerbsConstant.usual(), "cableCycles=13")).containsEntry("cableCycles", 13L);
        for (String wrong : List.of("cableCycles=2", "cableCycles=x", "cableCycles", "memoryReadCycles=10001")) {
            assertThatThrownBy(() -> VerbsConstant.with(VerbsConstant.usual(), wrong))
                    .hasMessageContaining("takes")
                    .hasMessageContaining(wrong);
        }
        assertThatThrownBy(() -> VerbsConstant.with(VerbsConstant.usual(), "cabelCycles=7"))
                .hasMessageContaining("cableCycles");
    }
}
