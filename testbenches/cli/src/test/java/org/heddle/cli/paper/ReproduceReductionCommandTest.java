package org.heddle.cli.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The paper's rows of 16 nodes; those of more nodes are the experiment's. */
@Tag("slow")
class ReproduceReductionCommandTest {
    private static final Percentage OF_THE_PAPER = Percentage.withPercentage(15);

    @TempDir
    private Path folder;

    private Answer reproduce(String... more) {
        List<String> words = new ArrayList<>(List.of("reproduce", "reduction", "--out", folder.toString()));
        words.addAll(List.of(more));
        return Answer.to(words.toArray(String[]::new));
    }

    private JsonNode rows(String... more) throws Exception {
        assertThat(reproduce(more).status()).isZero();
        return JsonMapper.shared()
                .readTree(Files.readString(folder.resolve("result.json")))
                .get("rows");
    }

    @Test
    void everyConstantIsListedWithItsSource() {
        Answer answer = reproduce("--list-constants", "--constant", "sendCall=7");
        assertThat(answer.status()).isZero();
        assertThat(answer.out())
                .containsPattern("arity +8 +children +fitted: with 8")
                .containsPattern("cableCycles +13 +cycles of 8 ns +assumed")
                .containsPattern("sendCall +7 +cycles +fitted on all 15 rows")
                .contains("radix", "registerRead", "registerWrite", "pollInterval", "collectiveCall", "receiveCall")
                .contains("addition");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theRatioIsThePapersAndTheTimeFlatUpToADescriptorAndHigherBehindIt() throws Exception {
        JsonNode rows = rows("--nodes", "16", "--bytes", "8,16,24,40,48,56", "--types", "double");
        double least = rows.get(0).get("withMicroseconds").asDouble();
        for (JsonNode row : rows) {
            assertThat(row.propertyNames())
                    .containsExactly(
                            "nodes",
                            "bytes",
                            "type",
                            "withoutMicroseconds",
                            "withMicroseconds",
                            "ratio",
                            "paperWithoutMicroseconds",
                            "paperWithMicroseconds",
                            "verified",
                            "basis");
            assertThat(row.get("verified").asBoolean()).isTrue();
            int bytes = row.get("bytes").asInt();
            boolean isPrinted = bytes == 16 || bytes == 24 || bytes == 40;
            assertThat(row.get("paperWithMicroseconds").isNull()).isEqualTo(!isPrinted);
            assertThat(row.get("basis").asString()).isEqualTo(isPrinted ? "fitted" : "measured");
            if (isPrinted) {
                double paper = row.get("paperWithoutMicroseconds").asDouble()
                        / row.get("paperWithMicroseconds").asDouble();
                assertThat(row.get("ratio").asDouble()).isCloseTo(paper, OF_THE_PAPER);
            }
            double time = row.get("withMicroseconds").asDouble();
            assertThat(time / least).as("%d bytes", bytes).isBetween(1.0, bytes <= 48 ? 1.03 : 2.0);
            assertThat(time / least > 1.3).as("a step at %d bytes", bytes).isEqualTo(bytes > 48);
        }
        assertThat(folder)
                .isDirectoryContaining("glob:**/timeline.json")
                .isDirectoryContaining("glob:**/reduction-published-bytes.svg");
        assertThat(Files.readString(folder.resolve("timeline.json")))
                .contains("allreduce of 6 doubles", "link, received");
    }

    @Test
    void theImprovedNodesHaveNoStep() throws Exception {
        JsonNode rows = rows(
                "--configuration", "improved", "--nodes", "16", "--bytes", "48,56", "--constant", "pollInterval=12");
        double step = rows.get(1).get("withMicroseconds").asDouble()
                - rows.get(0).get("withMicroseconds").asDouble();
        // One more descriptor and one more result through the host port.
        assertThat(step / rows.get(0).get("withMicroseconds").asDouble()).isCloseTo(0, within(0.06));
        JsonNode whole = JsonMapper.shared().readTree(Files.readString(folder.resolve("result.json")));
        assertThat(whole.propertyNames()).containsExactly("experiment", "configuration", "constants", "rows");
        assertThat(whole.get("experiment").asString()).isEqualTo("reduction");
        assertThat(whole.get("configuration").asString()).isEqualTo("improved");
        assertThat(whole.get("constants").propertyNames())
                .containsExactly(
                        "arity",
                        "radix",
                        "cableCycles",
                        "registerRead",
                        "registerWrite",
                        "pollInterval",
                        "collectiveCall",
                        "sendCall",
                        "receiveCall",
                        "addition");
        assertThat(whole.get("constants").get("pollInterval").asInt()).isEqualTo(12);
    }

    @Test
    void whatIsUnknownIsAnsweredWithWhatThereIs() {
        assertThat(reproduce("--constant", "sendcall=3").err())
                .contains("no constant is called 'sendcall'", "sendCall");
        assertThat(reproduce("--constant", "radix=8", "--constant", "radix=16").err())
                .contains("--constant radix=8 and --constant radix=16 name one constant");
        assertThat(reproduce("--constant", "radix=99").err()).contains("radix is 2 to 16");
        assertThat(reproduce("--constant", "addition").err()).contains("NAME=VALUE");
        assertThat(reproduce("--nodes", "300").err()).contains("2 to 256 nodes");
        assertThat(reproduce("--types", "doubl").err()).contains("no type is called 'doubl'");
        assertThat(reproduce("--bytes", "9").err()).contains("multiple of 8 bytes");
        assertThat(reproduce("--configuration", "publishd").err()).contains("published");
        assertThat(folder).isEmptyDirectory();
    }
}
