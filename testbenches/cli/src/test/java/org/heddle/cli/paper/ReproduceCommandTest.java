package org.heddle.cli.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.Answer;
import org.heddle.cli.shared.Home;
import org.heddle.experiment.dimmnet2.reproduce.Constant;
import org.heddle.experiment.dimmnet2.reproduce.ModelConstants;
import org.heddle.experiment.dimmnet2.reproduce.Setting;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("slow")
class ReproduceCommandTest {
    @TempDir
    private Path folder;

    private Answer reproduce(String... more) {
        List<String> words = new ArrayList<>(List.of("reproduce", "dimmnet2", "--out", folder.toString()));
        words.addAll(List.of(more));
        return Answer.to(words.toArray(String[]::new));
    }

    @Test
    void theJsonHasExactlyItsKeysAndThePaperStandsAtItsOwnLevelOnly() throws Exception {
        Path file = folder.resolve("own/result.json");
        Answer answer = reproduce("--rows", "1,16", "--json", file.toString(), "--constant", "packSend=2.5");
        assertThat(answer.status()).isZero();
        JsonNode result = JsonMapper.shared().readTree(Files.readString(file));
        assertThat(result.propertyNames()).containsExactly("experiment", "configuration", "constants", "rows");
        assertThat(result.get("experiment").asString()).isEqualTo("dimmnet2");
        assertThat(result.get("configuration").asString()).isEqualTo("published");
        assertThat(result.get("constants").propertyNames())
                .containsExactlyElementsOf(
                        ModelConstants.list().stream().map(Constant::name).toList());
        assertThat(result.get("constants").get("packSend").asDouble()).isEqualTo(2.5);
        for (JsonNode row : result.get("rows")) {
            assertThat(row.propertyNames())
                    .containsExactly(
                            "level",
                            "pattern",
                            "m",
                            "n",
                            "z",
                            "bytes",
                            "cycles",
                            "microseconds",
                            "megabytesPerSecond",
                            "paperMicroseconds",
                            "paperMegabytesPerSecond",
                            "verified",
                            "basis");
            assertThat(row.get("verified").asBoolean()).isTrue();
            assertThat(row.get("megabytesPerSecond").asDouble())
                    .isEqualTo(
                            row.get("bytes").asLong() / row.get("microseconds").asDouble());
            String level = row.get("level").asString();
            String pattern = row.get("pattern").asString();
            assertThat(row.get("paperMicroseconds").isNull()).isEqualTo(!pattern.equals("packed"));
            assertThat(row.get("paperMegabytesPerSecond").isNull()).isEqualTo(!level.equals("unit"));
            assertThat(row.get("z").isNull()).isEqualTo(pattern.equals("contiguous"));
            assertThat(row.get("basis").asString())
                    .isEqualTo(
                            pattern.equals("packed")
                                    ? row.get("n").asInt() == 1 ? "formula" : "fitted"
                                    : level.equals("unit") ? "fitted" : "measured");
        }
        assertThat(Files.readString(folder.resolve("result.json"))).isEqualTo(Files.readString(file));
        assertThat(answer.out())
                .containsPattern("packed.*yes +fitted, solved")
                .contains("fitted: a constant was chosen");
        assertThat(folder).isDirectoryContaining("glob:**/report.html").isDirectoryContaining("glob:**/timeline.json");
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("Against hosts that pack", "<svg", "packSend")
                .doesNotContain("{{", "<script", "src=");
        assertThat(folder.resolve("dimmnet2-published-hardware-n16-bandwidth.svg"))
                .content()
                .startsWith("<svg")
                .contains("contiguous");
    }

    @Test
    void theConstantsAreListedWithTheirSources() {
        Answer answer = reproduce("--list-constants", "--constant", "tRC=9");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).containsPattern("tRC +9 +cycles +PC-1600").contains("packN16");
        assertThat(folder).isEmptyDirectory();
    }

    /** The page holds what the program says; the changes beside it are those of a run. */
    @Test
    void everyConstantStandsInTheTableOfThePage() throws Exception {
        String page = Files.readString(Home.find().root().resolve("docs/dimmnet2.md"));
        Setting published = Setting.of(Dimmnet2Configuration.published());
        for (Constant constant : ModelConstants.list()) {
            assertThat(page)
                    .contains("| " + constant.name() + " | " + constant.of(published) + " | " + constant.unit() + " | "
                            + constant.source() + " | ");
        }
    }

    @Test
    void whatIsNotUnderstoodIsAnsweredBeforeAnythingRuns() {
        Answer experiment = Answer.to("reproduce", "dimnet2");
        assertThat(experiment.status()).isEqualTo(2);
        assertThat(experiment.err()).contains("Did you mean 'dimmnet2'?", "See './heddle help reproduce'.");
        Answer constant = reproduce("--constant", "trc=9");
        assertThat(constant.status()).isEqualTo(2);
        assertThat(constant.err()).contains("no constant is called 'trc'. Did you mean", "'tRC'");
        assertThat(constant.err()).contains("See './heddle reproduce dimmnet2 --help'.");
        assertThat(reproduce("--rows", "0").err()).contains("the matrix has rows 1 to 4096: --rows 0");
        assertThat(reproduce("--configuration", "gilded").status()).isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theCommandAloneNamesItsExperiments() {
        assertThat(Answer.to("reproduce").out()).contains("dimmnet2", "ddtbench", "Exit status");
        assertThat(Answer.to("reproduce", "dimmnet2", "--help").out()).contains("--constant", "--configuration");
    }

    @Test
    void patternsOfApplicationsAreMeasuredAndVerified() throws Exception {
        Path file = folder.resolve("patterns.json");
        Answer answer = Answer.to("reproduce", "ddtbench", "--most-bytes", "1400", "--json", file.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("NAS_LU_y", "yes").doesNotContain("NO");
        JsonNode result = JsonMapper.shared().readTree(Files.readString(file));
        assertThat(result.propertyNames()).containsExactly("experiment", "configuration", "rows");
        for (JsonNode row : result.get("rows")) {
            assertThat(row.get("verified").asBoolean()).isTrue();
            assertThat(row.get("basis").asString()).isEqualTo("measured");
            assertThat(row.get("gain").asDouble())
                    .isEqualTo(row.get("packedMicroseconds").asDouble()
                            / row.get("microseconds").asDouble());
        }
        assertThat(Answer.to("reproduce", "ddtbench", "--method", "sgrs").err()).contains("vector access alone");
        assertThat(Answer.to("reproduce", "ddtbench", "--nic", "verbs", "--method", "sgr")
                        .err())
                .contains("Did you mean 'sgrs'?");
        assertThat(Answer.to("reproduce", "ddtbench", "--most-bytes", "8").err())
                .contains("no pattern has so few");
    }
}
