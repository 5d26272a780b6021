package org.heddle.verify.campaign.slurm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.JobResult;
import org.heddle.verify.campaign.JobStatus;
import org.heddle.verify.campaign.run.CampaignListener;
import org.heddle.verify.campaign.run.ScriptWorker;
import org.heddle.verify.campaign.run.StandInWorker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns on a stand-in for a cluster, which runs tasks in random order, kills and requeues. */
@Timeout(300)
class SlurmCampaignTest {
    private static final String DESIGN = "0".repeat(64);
    private static final Duration POLL = Duration.ofMillis(150);

    @TempDir
    private Path place;

    private CampaignFolder folder;
    private final List<String> ended = Collections.synchronizedList(new ArrayList<>());
    private final CampaignListener ends = new CampaignListener() {
        @Override
        public void ended(CampaignJob job, JobEnd end) {
            ended.add(job.job());
        }

        @Override
        public void killed(CampaignJob job) {}
    };

    @BeforeEach
    void make() throws IOException {
        folder = new CampaignFolder(place.resolve("out"));
        folder.make();
    }

    private static List<CampaignJob> jobs(int count, String design) {
        return IntStream.range(0, count)
                .mapToObj(i -> new CampaignJob("job-" + i, List.of("say", "result " + i), design, null, null, null, 60))
                .toList();
    }

    private SlurmCampaign campaign(StandInCluster cluster, JobJournal journal, int workers) throws IOException {
        List<String> task = StandInWorker.java(
                StandInTask.class,
                List.of(folder.path().toString(), DESIGN, ScriptWorker.in(place).get(1)));
        return new SlurmCampaign(folder, journal, cluster.client(), task, workers, POLL, ends);
    }

    @Test
    @Tag("slow")
    void tasksThatAreKilledAndRequeuedLoseNothing() throws Exception {
        List<CampaignJob> jobs = jobs(20, DESIGN);
        try (StandInCluster cluster = new StandInCluster(place.resolve("spool"), 3, 3, 3, 1);
                JobJournal journal = folder.journal("submit")) {
            campaign(cluster, journal, 1).run(jobs);
            assertThat(cluster.kills()).isPositive();
            assertThat(cluster.arrays()).as("arrays of at most 3 tasks").isGreaterThan(1);
        }
        assertThat(ended).hasSize(20).doesNotHaveDuplicates();
        CampaignState state = folder.state();
        for (int i = 0; i < jobs.size(); i++) {
            JobResult result = state.result(jobs.get(i)).orElseThrow();
            assertThat(result.status()).isEqualTo(JobStatus.DONE);
            assertThat(result.result().stringValue()).isEqualTo("result " + i);
        }
    }

    @Test
    void aJobOfAnotherDesignIsRefusedByTheNode() throws Exception {
        List<CampaignJob> jobs = jobs(1, "1".repeat(64));
        try (StandInCluster cluster = new StandInCluster(place.resolve("spool"), 1, 1001, 0, 1);
                JobJournal journal = folder.journal("submit")) {
            campaign(cluster, journal, 1).run(jobs);
        }
        JobResult result = folder.state().result(jobs.get(0)).orElseThrow();
        assertThat(result.status()).isEqualTo(JobStatus.FAILED);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.result().stringValue()).contains("refused: the job is of design 1111");
    }

    @Test
    void anInterruptCancelsTheTasksAndTheNextRunWaitsForThoseThatAreLeft() throws Exception {
        List<CampaignJob> jobs = jobs(1, DESIGN);
        try (StandInCluster cluster = new StandInCluster(place.resolve("spool"), 1, 1001, 0, 1);
                JobJournal journal = folder.journal("submit")) {
            Thread runner = Thread.currentThread();
            Thread stopper = new Thread(() -> {
                try {
                    while (cluster.arrays() == 0) {
                        Thread.sleep(10);
                    }
                } catch (InterruptedException end) {
                    return;
                }
                runner.interrupt();
            });
            stopper.start();
            assertThatThrownBy(() -> campaign(cluster, journal, 1).run(jobs)).isInstanceOf(InterruptedException.class);
            stopper.join();
            assertThat(place.resolve("spool/cancelled")).content().startsWith("--name=heddle-");
            // This cluster is slow to cancel: its task ends as if nothing had been.
            campaign(cluster, journal, 1).run(jobs);
            assertThat(cluster.arrays()).isEqualTo(1);
        }
        assertThat(folder.state().attempts(jobs.get(0))).isEqualTo(1);
    }

    @Test
    void aRefusedSubmissionAndAMissingCommandAreTold() throws Exception {
        Path tools = Files.createDirectories(place.resolve("tools"));
        SlurmClient client = new SlurmClient(List.of(tools + "/"), place);
        try (JobJournal journal = folder.journal("submit")) {
            SlurmCampaign campaign = new SlurmCampaign(folder, journal, client, List.of("true"), 1, POLL, ends);
            assertThatThrownBy(() -> campaign.run(jobs(1, DESIGN)))
                    .isInstanceOf(MissingToolException.class)
                    .hasMessageContaining("a campaign on Slurm needs sbatch");
            for (String name : List.of("sbatch", "squeue", "scancel")) {
                Path file = Files.writeString(
                        tools.resolve(name), "#!/bin/sh\necho 'sbatch: error: invalid partition specified'\nexit 1\n");
                assertThat(file.toFile().setExecutable(true)).isTrue();
            }
            Files.writeString(tools.resolve("squeue"), "#!/bin/sh\n");
            SlurmCampaign other = new SlurmCampaign(folder, journal, client, List.of("true"), 1, POLL, ends);
            assertThatThrownBy(() -> other.run(jobs(1, DESIGN)))
                    .isInstanceOf(SlurmException.class)
                    .hasMessageContaining("invalid partition specified");
        }
    }
}
