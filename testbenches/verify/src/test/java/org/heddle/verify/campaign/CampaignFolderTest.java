package org.heddle.verify.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.StringNode;

class CampaignFolderTest {
    private static final String DESIGN = "0".repeat(64);

    @TempDir
    private Path place;

    private CampaignFolder folder;

    @BeforeEach
    void make() throws IOException {
        folder = new CampaignFolder(place.resolve("out"));
        folder.make();
    }

    private static CampaignJob job(int number) {
        return new CampaignJob("job-" + number, List.of("soak"), DESIGN, null, null, (long) number, 60);
    }

    private static Manifest manifest(int jobs) {
        return new Manifest(
                Path.of("m"),
                IntStream.range(0, jobs).mapToObj(CampaignFolderTest::job).toList(),
                IntStream.rangeClosed(1, jobs).boxed().toList());
    }

    private static JobEnd done(String text) {
        return JobEnd.of(0, StringNode.valueOf(text), 1.5);
    }

    @Test
    void resultsAreTheSameBytesInWhateverOrderJobsEnd() throws IOException {
        Manifest manifest = manifest(20);
        String expected = "";
        for (int seed = 0; seed < 5; seed++) {
            CampaignFolder own = new CampaignFolder(place.resolve("order-" + seed));
            own.make();
            List<CampaignJob> jobs = new ArrayList<>(manifest.jobs());
            Collections.shuffle(jobs, new Random(seed));
            try (JobJournal one = own.journal("a");
                    JobJournal other = own.journal("b")) {
                for (CampaignJob job : jobs) {
                    JobJournal journal = job.hashCode() % 2 == 0 ? one : other;
                    journal.begun(job);
                    journal.ended(job, new JobEnd(JobStatus.DONE, 0, StringNode.valueOf(job.job()), seed));
                }
            }
            own.writeResults(manifest, own.state());
            String results = Files.readString(own.path().resolve("results.jsonl"));
            expected = seed == 0 ? results : expected;
            assertThat(results).isEqualTo(expected);
        }
        assertThat(expected.lines())
                .hasSize(20)
                .startsWith("{\"job\":\"job-0\",\"status\":\"done\",\"attempts\":1,\"exit\":0,\"result\":\"job-0\"}");
    }

    @Test
    void aTornLineIsIgnoredAndItsJobStaysOpen() throws IOException {
        try (JobJournal journal = folder.journal("a")) {
            journal.begun(job(0));
            journal.ended(job(0), done("all"));
            journal.begun(job(1));
            journal.ended(job(1), done("torn"));
        }
        Path file;
        try (Stream<Path> files = Files.list(folder.path().resolve("journal"))) {
            file = files.findFirst().orElseThrow();
        }
        String text = Files.readString(file);
        for (int cut = text.lastIndexOf('\n', text.length() - 2) + 1; cut < text.length(); cut++) {
            Files.writeString(file, text.substring(0, cut));
            CampaignState state = folder.state();
            assertThat(state.end(job(0))).isPresent();
            assertThat(state.end(job(1))).isEmpty();
            assertThat(state.attempts(job(1))).isEqualTo(1);
        }
    }

    @Test
    void aDamagedWholeLineIsNamed() throws IOException {
        Path file = Files.writeString(folder.path().resolve("journal/a.jsonl"), "{\"job\":\n");
        assertThatThrownBy(folder::state).hasMessageContaining(file + ":1 is no line of a journal: remove the line");
    }

    @Test
    void severalEndsOfOneJobCountOnceAndTheBestOfThem() throws IOException {
        try (JobJournal journal = folder.journal("a");
                JobJournal other = folder.journal("b")) {
            journal.begun(job(0));
            other.begun(job(0));
            journal.ended(job(0), JobEnd.without(JobStatus.TIMEOUT, null, 9));
            other.ended(job(0), done("x"));
        }
        Manifest manifest = manifest(1);
        folder.writeResults(manifest, folder.state());
        assertThat(folder.path().resolve("results.jsonl"))
                .hasContent("{\"job\":\"job-0\",\"status\":\"done\",\"attempts\":2,\"exit\":0,\"result\":\"x\"}");
        assertThat(folder.path().resolve("times.jsonl")).hasContent("{\"job\":\"job-0\",\"seconds\":1.5}");
    }

    @Test
    void aResultBelongsToTheSameCommandAndDesignAlone() throws IOException {
        try (JobJournal journal = folder.journal("a")) {
            journal.ended(job(0), done("x"));
        }
        CampaignState state = folder.state();
        CampaignJob job = job(0);
        assertThat(state.end(new CampaignJob(job.job(), job.command(), DESIGN, null, null, 0L, 999)))
                .isPresent();
        assertThat(state.end(new CampaignJob(job.job(), List.of("fuzz"), DESIGN, null, null, 0L, 60)))
                .isEmpty();
        assertThat(state.end(new CampaignJob(job.job(), job.command(), "1".repeat(64), null, null, 0L, 60)))
                .isEmpty();
    }

    @Test
    void reopeningForgetsAllEndsThatAreNoSuccess() throws IOException {
        try (JobJournal journal = folder.journal("a")) {
            journal.begun(job(0));
            journal.ended(job(0), done("x"));
            journal.begun(job(1));
            journal.ended(job(1), JobEnd.of(1, StringNode.valueOf("wrong"), 1));
        }
        folder.reopen();
        CampaignState state = folder.state();
        assertThat(state.end(job(0))).isPresent();
        assertThat(state.end(job(1))).isEmpty();
        assertThat(state.attempts(job(1))).isEqualTo(1);
    }

    @Test
    void oneRunnerAtATimeHasTheFolder() throws IOException {
        assertThat(folder.isRunning()).isFalse();
        try (FolderLock lock = folder.lock().orElseThrow()) {
            assertThat(lock).isNotNull();
            assertThat(folder.lock()).isEmpty();
            assertThat(folder.isRunning()).isTrue();
        }
        assertThat(folder.isRunning()).isFalse();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsToldWithFileAndMend() throws IOException {
        Path full = Path.of("/dev/full");
        assertThat(Files.exists(full)).isTrue();
        try (JobJournal journal = JobJournal.at(full)) {
            assertThatThrownBy(() -> journal.ended(job(0), done("x")))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("cannot append to the journal /dev/full: No space left on device")
                    .hasMessageContaining("make room, and run the campaign again");
        }
    }

    @Test
    void aJournalBehindATornOneIsAnother() throws IOException {
        Path torn = folder.path().resolve("journal/a.jsonl");
        Files.writeString(torn, "{\"job\":\"job-0\",\"ke", StandardOpenOption.CREATE_NEW);
        try (JobJournal journal = folder.journal("a")) {
            journal.ended(job(0), done("x"));
        }
        assertThat(folder.state().end(job(0))).isPresent();
    }
}
