package org.heddle.verify.campaign.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.heddle.report.Json;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.JobResult;
import org.heddle.verify.campaign.JobStatus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class LocalCampaignTest {
    private static final String DESIGN = "0".repeat(64);

    @TempDir
    private Path place;

    private CampaignFolder folder;
    private final Ends ends = new Ends();

    /** Hears what happens. */
    private static final class Ends implements CampaignListener {
        private final List<String> jobs = Collections.synchronizedList(new ArrayList<>());
        private final List<String> killed = Collections.synchronizedList(new ArrayList<>());

        @Override
        public void ended(CampaignJob job, JobEnd end) {
            jobs.add(job.job());
        }

        @Override
        public void killed(CampaignJob job) {
            killed.add(job.job());
        }
    }

    @BeforeEach
    void make() throws IOException {
        folder = new CampaignFolder(place.resolve("out"));
        folder.make();
    }

    private static CampaignJob job(String name, int limit, String... command) {
        return new CampaignJob(name, List.of(command), DESIGN, null, null, null, limit);
    }

    private static List<CampaignJob> trivial(int jobs) {
        return IntStream.range(0, jobs)
                .mapToObj(i -> job("job-" + i, 60, "say", "result " + i))
                .toList();
    }

    private void run(List<CampaignJob> jobs, int workers) throws IOException, InterruptedException {
        run(jobs, workers, ScriptWorker.in(place));
    }

    private void run(List<CampaignJob> jobs, int workers, List<String> command)
            throws IOException, InterruptedException {
        try (JobJournal journal = folder.journal("local");
                LocalCampaign campaign = new LocalCampaign(folder, journal, command, workers, ends)) {
            campaign.run(open(jobs), folder.state());
        }
    }

    private List<CampaignJob> open(List<CampaignJob> jobs) throws IOException {
        CampaignState state = folder.state();
        return jobs.stream().filter(job -> state.end(job).isEmpty()).toList();
    }

    private JobResult result(CampaignJob job) throws IOException {
        return folder.state().result(job).orElseThrow();
    }

    private static List<String> results(CampaignState state, List<CampaignJob> jobs) {
        return jobs.stream()
                .flatMap(job -> state.result(job).stream())
                .map(each -> Json.line(new JobResult(each.job(), each.status(), 1, each.exit(), each.result())))
                .toList();
    }

    @Test
    void aResultIsJsonOrTextAndAnExitStatus() throws Exception {
        List<CampaignJob> jobs =
                List.of(job("text", 60, "say", "a", "b"), job("json", 60, "json", "7"), job("fails", 60, "fail"));
        run(jobs, 1, StandInWorker.command());
        assertThat(Json.line(result(jobs.get(0))))
                .isEqualTo("{\"job\":\"text\",\"status\":\"done\",\"attempts\":1,\"exit\":0,\"result\":\"a b\"}");
        assertThat(Json.line(result(jobs.get(1))))
                .isEqualTo("{\"job\":\"json\",\"status\":\"done\",\"attempts\":1,\"exit\":0,\"result\":{\"value\":7}}");
        assertThat(Json.line(result(jobs.get(2))))
                .isEqualTo("{\"job\":\"fails\",\"status\":\"failed\",\"attempts\":1,\"exit\":1,\"result\":\"half\"}");
        assertThat(folder.log("fails")).content().startsWith("what went wrong");
    }

    @Test
    void killedWorkersLoseNothingAndNothingCountsTwice() throws Exception {
        List<CampaignJob> jobs = trivial(200);
        Random random = new Random(1);
        int[] kills = {0};
        try (JobJournal journal = folder.journal("local");
                LocalCampaign campaign = new LocalCampaign(folder, journal, ScriptWorker.in(place), 20, ends)) {
            Thread killer = new Thread(() -> {
                while (kills[0] < 30 && ends.jobs.size() < jobs.size()) {
                    List<Long> pids = campaign.pids();
                    if (!pids.isEmpty()) {
                        ProcessHandle.of(pids.get(random.nextInt(pids.size())))
                                .ifPresent(ProcessHandle::destroyForcibly);
                        kills[0]++;
                    }
                    try {
                        Thread.sleep(5 + random.nextInt(60));
                    } catch (InterruptedException end) {
                        return;
                    }
                }
            });
            killer.start();
            campaign.run(jobs, new CampaignState());
            killer.interrupt();
            killer.join();
        }
        assertThat(kills[0]).isGreaterThan(5);
        assertThat(ends.jobs).hasSize(200).doesNotHaveDuplicates();
        List<String> disturbed = results(folder.state(), jobs);
        folder = new CampaignFolder(place.resolve("undisturbed"));
        folder.make();
        run(jobs, 20);
        assertThat(disturbed).hasSize(200).isEqualTo(results(folder.state(), jobs));
    }

    @Test
    @Tag("slow")
    void whatHangsOrCrashesFailsAlone() throws Exception {
        List<CampaignJob> jobs = new ArrayList<>(trivial(6));
        jobs.add(1, job("hangs", 1, "hang"));
        jobs.add(3, job("crashes", 60, "crash"));
        jobs.add(5, job("overflows", 60, "error"));
        run(jobs, 1, StandInWorker.command());
        assertThat(result(jobs.get(1)).status()).isEqualTo(JobStatus.TIMEOUT);
        assertThat(result(jobs.get(1)).exit()).isNull();
        assertThat(result(jobs.get(3)).status()).isEqualTo(JobStatus.CRASHED);
        assertThat(result(jobs.get(3)).exit()).isEqualTo(71);
        assertThat(result(jobs.get(5)).status()).isEqualTo(JobStatus.CRASHED);
        assertThat(jobs.stream().filter(job -> job.job().startsWith("job")))
                .hasSize(6)
                .allSatisfy(job -> assertThat(result(job).status()).isEqualTo(JobStatus.DONE));
        assertNothingSleeps();
    }

    private static void assertNothingSleeps() throws InterruptedException {
        for (int i = 0; i < 50 && sleepers() > 0; i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(sleepers()).isZero();
    }

    /** Processes of jobs that hang, orphans among them. */
    private static long sleepers() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").endsWith("sleep 1000"))
                .count();
    }

    @Test
    void aJobThatIsKilledEveryTimeHasCrashed() throws Exception {
        CampaignJob job = job("killed", 60, "suicide");
        run(List.of(job), 1);
        assertThat(result(job).status()).isEqualTo(JobStatus.CRASHED);
        assertThat(result(job).attempts()).isEqualTo(LocalCampaign.ATTEMPTS);
        assertThat(ends.killed).hasSize(LocalCampaign.ATTEMPTS - 1);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskEndsTheRunAndKeepsWhatHasEnded() throws Exception {
        List<CampaignJob> jobs = trivial(4);
        run(jobs.subList(0, 1), 1);
        try (JobJournal journal = JobJournal.at(Path.of("/dev/full"));
                LocalCampaign campaign = new LocalCampaign(folder, journal, ScriptWorker.in(place), 1, ends)) {
            List<CampaignJob> rest = open(jobs);
            assertThat(rest).hasSize(3);
            assertThatThrownBy(() -> campaign.run(rest, folder.state()))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("No space left on device");
            assertThat(campaign.pids()).isEmpty();
        }
        run(jobs, 1);
        assertThat(results(folder.state(), jobs)).hasSize(4);
    }

    @Test
    @Tag("slow")
    void anInterruptEndsAllWorkersAndTheNextRunGoesOn() throws Exception {
        List<CampaignJob> jobs = List.of(job("first", 60, "say", "x"), job("long", 60, "pause"));
        try (JobJournal journal = folder.journal("local");
                LocalCampaign campaign = new LocalCampaign(folder, journal, ScriptWorker.in(place), 1, ends)) {
            Thread runner = Thread.currentThread();
            Thread stopper = new Thread(() -> {
                try {
                    while (!ends.jobs.contains("first")) {
                        Thread.sleep(10);
                    }
                } catch (InterruptedException end) {
                    return;
                }
                runner.interrupt();
            });
            stopper.start();
            assertThatThrownBy(() -> campaign.run(jobs, new CampaignState())).isInstanceOf(InterruptedException.class);
            stopper.join();
            assertThat(campaign.pids()).isEmpty();
        }
        assertThat(open(jobs)).extracting(CampaignJob::job).containsExactly("long");
        run(jobs, 1);
        assertThat(result(jobs.get(1)).status()).isEqualTo(JobStatus.DONE);
    }

    @Test
    void aWorkerThatDoesNotStartIsToldWithItsLog() throws Exception {
        try (JobJournal journal = folder.journal("local");
                LocalCampaign campaign = new LocalCampaign(
                        folder, journal, StandInWorker.java(LocalCampaignTest.class, List.of()), 2, ends)) {
            assertThatThrownBy(() -> campaign.run(trivial(3), new CampaignState()))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining(
                            "a worker does not start: see " + folder.path().resolve("log"));
        }
        assertThat(Files.readString(folder.workerLog(1)) + Files.readString(folder.workerLog(2)))
                .contains("main");
    }
}
