package org.heddle.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.heddle.cli.Answer;
import org.heddle.cli.shared.AssumedDesign;
import org.heddle.cli.shared.Home;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyGrid;
import org.heddle.experiment.study.StudyRow;
import org.heddle.experiment.study.report.StudyFile;
import org.heddle.report.Json;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.JsonLines;
import org.heddle.verify.campaign.Manifest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands that are split into jobs give what they give as one, byte for byte. */
@Tag("slow")
class CampaignPartsTest {
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

    private Answer report(String... more) {
        return Answer.to(words(
                "campaign report",
                Stream.concat(Stream.of(file().toString(), "--out", out().path().toString()), Stream.of(more))
                        .toArray(String[]::new)));
    }

    private Path file() {
        return folder.resolve("parts.jsonl");
    }

    private CampaignFolder out() {
        return new CampaignFolder(folder.resolve("out"));
    }

    private static String[] words(String command, String... more) {
        return Stream.concat(Stream.of(command.split(" ")), Stream.of(more)).toArray(String[]::new);
    }

    /** Runs the parts in this process and in random order, and keeps their results as workers do. */
    private int runParts() throws IOException {
        Manifest manifest = Manifest.read(file(), CampaignPlace.verbs());
        List<CampaignJob> jobs = new ArrayList<>(manifest.jobs());
        Collections.shuffle(jobs, new Random(1));
        out().make();
        try (JobJournal journal = out().journal("test")) {
            for (CampaignJob job : jobs) {
                Answer answer = Answer.to(job.command().toArray(String[]::new));
                journal.begun(job);
                journal.ended(job, JobEnd.of(answer.status(), JsonLines.printed(answer.out()), 1));
            }
        }
        return jobs.size();
    }

    @ParameterizedTest
    @CsvSource({"soak float --count 65540 --seed 5,2", "fuzz --circuits 30 --seed 5 --engines jvm,3"})
    void theReportOfThePartsIsThatOfTheWhole(String command, int parts) throws IOException {
        Path whole = folder.resolve("whole.json");
        Path merged = folder.resolve("merged.json");
        Answer itself = Answer.to(words(command, "--json", whole.toString()));
        Answer split = Answer.to(words(command, "--campaign", file().toString(), "--parts", "3"));
        assertThat(split.status()).as(split.err()).isZero();
        assertThat(file()).content().hasLineCount(parts).contains("\"command\":[\"" + command.split(" ")[0]);
        assertThat(report().out()).as(report().err()).contains("Open: " + parts);
        assertThat(runParts()).isEqualTo(parts);
        Answer report = report("--json", merged.toString());
        assertThat(report.out()).isEqualTo(itself.out());
        assertThat(report.status()).isEqualTo(itself.status());
        assertThat(Files.readString(merged)).isEqualTo(Files.readString(whole));
    }

    @Test
    void everyMutantStandsInOnePart() throws IOException {
        Answer split = Answer.to(words(
                "mutate link-switch --count 7 --from 5 --seed 3 --threads 1 --parts 2 --campaign", file().toString()));
        assertThat(split.status()).as(split.err()).isZero();
        assertThat(Manifest.read(file(), CampaignPlace.verbs()).jobs())
                .extracting(job -> String.join(" ", job.command()))
                .containsExactly(
                        "mutate link-switch --threads 1 --from 5 --count 4 --seed 3 --json -",
                        "mutate link-switch --threads 1 --from 9 --count 3 --seed 3 --json -");
        out().make();
        try (JobJournal journal = out().journal("test")) {
            for (CampaignJob job : Manifest.read(file(), CampaignPlace.verbs()).jobs()) {
                int from = Integer.parseInt(job.command().get(5));
                String mutants = String.join(
                        ",",
                        Stream.iterate(
                                        from,
                                        i -> i
                                                < from
                                                        + Integer.parseInt(
                                                                job.command().get(7)),
                                        i -> i + 1)
                                .map(i -> ("{\"index\":%d,\"module\":\"M\",\"verilogLine\":1,\"javaLine\":\"M.java:1\","
                                                + "\"kind\":\"constant\",\"seenBy\":%s,\"equivalent\":null}")
                                        .formatted(i, i == 9 ? "null" : "\"MTest\""))
                                .toList());
                String document = "{\"top\":\"link-switch\",\"seed\":3,\"mutants\":[" + mutants + "]}";
                journal.ended(job, JobEnd.of(from == 9 ? 1 : 0, JsonLines.printed(document), 1));
            }
        }
        Answer report = report("--json", folder.resolve("merged.json").toString());
        assertThat(report.out())
                .startsWith(System.lineSeparator())
                .contains("Mutants: 7, Seen: 6, Equivalent: 0 proven, 0 argued, Survivors: 1");
        assertThat(report.status()).isEqualTo(1);
        assertThat(folder.resolve("merged.json")).content().contains("\"index\" : 5", "\"index\" : 11");
    }

    @Test
    void theStudyIsMadeOfItsJobsWhateverTheirOrder() throws IOException {
        String choice = "study --programs message --view published --sizes 512 --campaign";
        Answer split = Answer.to(words(choice, file().toString()));
        assertThat(split.status()).as(split.err()).isZero();
        List<StudyRow> committed =
                StudyFile.read(Path.of("../../docs/study/result.json")).rows();
        List<StudyRow> rows = new ArrayList<>();
        out().make();
        List<CampaignJob> jobs =
                new ArrayList<>(Manifest.read(file(), CampaignPlace.verbs()).jobs());
        try (JobJournal journal = out().journal("test")) {
            for (CampaignJob job : jobs) {
                int index = Integer.parseInt(job.command().get(job.command().indexOf("--job") + 1));
                String what = StudyGrid.jobs(0).get(index).label();
                rows.add(committed.stream()
                        .filter(row -> row.what().equals(what))
                        .findFirst()
                        .orElseThrow());
                String document = Json.pretty(StudyDocument.of(rows.subList(rows.size() - 1, rows.size())));
                journal.ended(job, JobEnd.of(0, JsonLines.printed(document), 1));
            }
        }
        assertThat(rows).hasSizeGreaterThan(10);
        Path merged = folder.resolve("merged.json");
        Answer report = report("--json", merged.toString());
        assertThat(report.status()).as(report.err()).isZero();
        assertThat(report.out())
                .startsWith("[   1/" + rows.size() + "] published message 2 nodes 512 bytes dimmnet2 ")
                .contains("[  " + rows.size() + "/" + rows.size() + "] ", "verified\n\nview")
                .endsWith("result.json, report.html, plots\n");
        assertThat(merged).hasContent(Json.pretty(StudyDocument.of(rows)));
        assertThat(Home.find().out("study").resolve("result.json")).hasSameTextualContentAs(merged);
    }

    @Tag("whole")
    @Test
    void theStudyOfThePartsIsThatOfTheWhole() throws IOException {
        String choice = "study --programs message --view published --sizes 512";
        Path whole = folder.resolve("whole.json");
        Path merged = folder.resolve("merged.json");
        Answer itself = Answer.to(words(choice, "--json", whole.toString()));
        assertThat(Answer.to(words(choice, "--campaign", file().toString(), "--parts", "4"))
                        .status())
                .isZero();
        assertThat(runParts()).isEqualTo(4);
        Answer report = report("--json", merged.toString());
        assertThat(report.out()).endsWith(itself.out());
        assertThat(report.status()).isEqualTo(itself.status());
        assertThat(merged).hasSameTextualContentAs(whole);
    }

    @Test
    void optionsThatContradictASplitAreRefused() {
        String at = file().toString();
        assertThat(Answer.to("soak", "verbs", "--parts", "3").err()).contains("--parts belongs to --campaign FILE");
        assertThat(Answer.to("soak", "verbs", "--campaign", at, "--parts", "0").err())
                .contains("a command has 1 to 100,000 parts: --parts=0");
        assertThat(Answer.to("soak", "verbs", "--campaign", at, "--json", "x").err())
                .contains("give that to ./heddle campaign report");
        assertThat(Answer.to("soak", "verbs", "--campaign", at, "--verilog", ".")
                        .err())
                .contains("--verilog has no place beside it");
        assertThat(Answer.to("fuzz", "--campaign", at).err()).contains("a time has no parts: give --circuits");
        assertThat(Answer.to("mutate", "link-switch", "--survivors", "--campaign", at)
                        .err())
                .contains("--survivors judges those of a file again");
        assertThat(Answer.to("study", "--job", "17", "--campaign", at).err())
                .contains("leave out --job, --out and --verilog");
        assertThat(Answer.to("study", "--job", "40-17").err()).contains("'40-17' names no jobs");
        assertThat(Answer.to("study", "--job", "17", "--out", at).err()).contains("--job writes no report");
        assertThat(Answer.to("soak", "verbs", "--campaign", folder.toString()).err())
                .contains("is a folder (--campaign)");
        assertThat(file()).doesNotExist();
    }
}
