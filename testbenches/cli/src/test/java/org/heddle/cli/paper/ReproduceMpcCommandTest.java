package org.heddle.cli.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReproduceMpcCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--configuration improves | no configuration is called 'improves'",
                "--configuration improved --experiments laplace | no experiment is called 'laplace'",
                "--experiments onesided | no experiment is called 'onesided'",
                "--configuration improved --constant payload=2024 | payload=2024",
                "--configuration improved --constant postedWrite=8 | postedWrite=8",
                "--constant postedWrite=50 | no constant is called 'postedWrite'",
                "--experiments pingpong,overlap | no experiment is called 'overlap'",
                "--columns 12700 | --columns is a multiple of 100 from 12800 to 51200: --columns 12700",
                "--columns 12850 | --columns 12850",
                "--columns 51300 | --columns 51300",
                "--constant payload=160 | payload=160",
                "--constant turnaround=-1 | turnaround=-1",
                "--constant sendCall=-1 | sendCall=-1",
                "--constant sendCall | a constant is set by NAME=VALUE: got 'sendCall'"
            })
    void whatCannotBeMeasuredIsRefusedByOptionAndRule(String options, String text) {
        Answer answer = Answer.to(("reproduce mpc " + options).split(" "));
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains(text);
    }

    @Test
    void everyConstantIsListedWithItsSource() {
        Answer answer = Answer.to("reproduce", "mpc", "--list-constants", "--constant", "sendCall=7");
        assertThat(answer.status()).isZero();
        assertThat(answer.out())
                .containsPattern("configAccess +150 +cycles +the paper: 1.5 us")
                .containsPattern("sendCall +7 +cycles +fitted on MPC2's 15 us")
                .contains("payload", "turnaround", "cableCycles", "receiveCall", "lock", "systemCall", "interrupt")
                .contains("translationCall", "translationPerPage", "copyPerKilobyte", "cadnaWork");
    }

    @Test
    void constantsOfImprovedNodesHaveTheirPostedWrite() {
        Answer answer = Answer.to("reproduce", "mpc", "--configuration", "improved", "--list-constants");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).containsPattern("postedWrite +50 +cycles").containsPattern("payload +2016 +bytes");
        assertThat(Answer.to("reproduce", "mpc", "--list-constants").out()).doesNotContain("postedWrite");
    }

    /** P22: the paper's table, as the nodes and the hosts count. */
    @Test
    @Tag("slow")
    void countsAreThePapersExactly() throws Exception {
        Answer answer = Answer.to("reproduce", "mpc", "--experiments", "counts", "--out", folder.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        JsonNode result = JsonMapper.shared().readTree(Files.readString(folder.resolve("result.json")));
        assertThat(result.propertyNames())
                .containsExactly("experiment", "configuration", "constants", "rows", "counts");
        assertThat(result.get("experiment").asString()).isEqualTo("mpc");
        assertThat(result.get("configuration").asString()).isEqualTo("published");
        assertThat(result.get("rows").size()).isZero();
        assertThat(result.get("counts").size()).isEqualTo(2 * (1 + 9) + 1 + 3);
        for (JsonNode row : result.get("counts")) {
            assertThat(row.propertyNames())
                    .containsExactly(
                            "mode",
                            "protocol",
                            "bytes",
                            "fragments",
                            "nbDma",
                            "systemCalls",
                            "interrupts",
                            "copies",
                            "rdmaSends",
                            "verified");
            assertThat(row.get("verified").asBoolean()).isTrue();
            String mode = row.get("mode").asString();
            boolean isShort = row.get("protocol").asString().equals("short");
            int fragments = row.get("fragments").asInt();
            int nbDma = row.get("nbDma").asInt();
            boolean isFirst = mode.equals("mpc1");
            int systemCalls =
                    isFirst ? isShort ? 1 : 1 + 6 * fragments : isShort || mode.equals("mpc3") ? 0 : 4 * fragments;
            assertThat(row.get("systemCalls").asInt()).isEqualTo(systemCalls);
            assertThat(row.get("interrupts").asInt()).isEqualTo(isFirst ? isShort ? 2 : 2 + 4 * fragments : 0);
            assertThat(row.get("copies").asInt()).isEqualTo(isShort ? 2 : 0);
            assertThat(row.get("rdmaSends").asInt()).isEqualTo(isShort ? 1 : 1 + fragments + nbDma * fragments);
        }
        assertThat(folder)
                .isDirectoryContaining("glob:**/report.html")
                .isDirectoryContaining("glob:**/timeline-mpc1.json")
                .isDirectoryContaining("glob:**/timeline-mpc3.json");
        assertThat(folder.resolve("timeline-mpc2.json"))
                .content()
                .contains("entry of the LME", "entry of the LMR", "send of 12000 bytes");
    }
}
