package org.heddle.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.Answer;
import org.heddle.cli.shared.AssumedDesign;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.FolderLock;
import org.heddle.verify.campaign.Manifest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands over manifests, with workers that are processes of their own. */
@Tag("slow")
class CampaignCommandTest {
    @TempDir
    private Path folder;

    @BeforeAll
    static void assume() {
        AssumedDesign.use();
    }

    @AfterAll
    static void end() {
        AssumedDesign.end();
    }

    private Path file() {
        return folder.resolve("jobs.jsonl");
    }

    private Answer campaign(String verb, String... more) {
        List<String> words = new ArrayList<>(List.of(
                "campaign",
                verb,
                file().toString(),
                "--out",
                folder.resolve("out").toString()));
        words.addAll(List.of(more));
        return Answer.to(words.toArray(String[]::new));
    }

    private static CampaignJob job(String name, String design, String... command) {
        return new CampaignJob(name, List.of(command), design, null, null, null, 120);
    }

    @Test
    void jobsRunAndTheNextRunHasNothingToDo() throws IOException {
        String design = AssumedDesign.HASH;
        Manifest.write(
                file(),
                List.of(
                        job("good", design, "loopback", "--help"),
                        job("bad", design, "loopback", "--words", "99"),
                        job("also-good", design, "soak", "verbs", "--help")));
        Answer run = campaign("run", "--workers", "1");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .contains("Jobs: 3, 3 of them open", "bad failed, exit status 2: see ")
                .endsWith("Jobs: 3, Done: 2, Failed: 1, Timeout: 0, Crashed: 0, Open: 0" + System.lineSeparator());
        assertThat(folder.resolve("out/log/bad.txt")).content().contains("a message has 4 to 32 words");
        List<String> results = Files.readAllLines(folder.resolve("out/results.jsonl"));
        assertThat(results).hasSize(3);
        assertThat(results.get(0))
                .startsWith(
                        "{\"job\":\"good\",\"status\":\"done\",\"attempts\":1,\"exit\":0,\"result\":\"Usage: heddle");
        assertThat(results.get(1))
                .isEqualTo("{\"job\":\"bad\",\"status\":\"failed\",\"attempts\":1,\"exit\":2,\"result\":null}");
        Answer again = campaign("run", "--workers", "1");
        assertThat(again.status()).isEqualTo(1);
        assertThat(again.out()).contains("Jobs: 3, 0 of them open");
        assertThat(Files.readAllLines(folder.resolve("out/results.jsonl"))).isEqualTo(results);
        Answer status = campaign("status");
        assertThat(status.status()).isEqualTo(1);
        assertThat(status.out()).contains("bad failed: see ", "No campaign run works in ");
        Answer report = campaign("report");
        assertThat(report.status()).isEqualTo(1);
        assertThat(report.out()).contains("also-good", "failed", "Done: 2, Failed: 1");
    }

    @Test
    void aJobOfAnotherDesignIsRefusedBeforeAnythingRuns() throws IOException {
        Manifest.write(file(), List.of(job("a", "0".repeat(64), "loopback", "--help")));
        Answer run = campaign("run");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(file() + ":1: key \"design\" is 0000", "run job a with the sources");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void aWrongManifestAFolderInUseAndOneThatCannotBeWrittenAreTold() throws IOException {
        assertThat(campaign("run").err()).contains("cannot read " + file() + ": there is no such file");
        Files.writeString(file(), "{}");
        assertThat(campaign("status").err()).contains(file() + ":1: key \"job\" is missing");
        for (String excluded : List.of("campaign", "test", "format", "sh")) {
            Manifest.write(file(), List.of(job("a", "0".repeat(64), excluded, "run")));
            assertThat(campaign("run").err()).contains("key \"command\" begins with \"" + excluded + "\"");
        }
        Manifest.write(file(), List.of(job("a", AssumedDesign.HASH, "loopback", "--help")));
        assertThat(campaign("run", "--workers", "0").err()).contains("at least one job runs at once: --workers=0");
        assertThat(campaign("run", "--on", "moon").err()).contains("'moon' is neither");
        Files.writeString(folder.resolve("out"), "mine");
        Answer unwritable = campaign("run");
        assertThat(unwritable.status()).isEqualTo(2);
        assertThat(unwritable.err()).contains("cannot write " + folder.resolve("out"), "(--out)");
        Files.delete(folder.resolve("out"));
        CampaignFolder used = new CampaignFolder(folder.resolve("out"));
        used.make();
        try (FolderLock lock = used.lock().orElseThrow()) {
            assertThat(lock).isNotNull();
            Answer second = campaign("run");
            assertThat(second.status()).isEqualTo(1);
            assertThat(second.err()).contains("another campaign run works in " + used.path());
            assertThat(campaign("status").out()).contains("A campaign run works in ");
        }
        assertThat(folder.resolve("out/results.jsonl")).doesNotExist();
    }
}
