package org.heddle.verify.campaign.slurm;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.run.JobProcess;
import tools.jackson.databind.node.StringNode;

/** Work of one task of an array: it runs its jobs that have not ended, in a worker, and notes their ends in a journal of its own. */
public final class SlurmTask {
    private static final int REFUSED_STATUS = 2;

    private final CampaignFolder folder;
    private final List<String> command;
    private final String design;

    /**
     * Prepares a task.
     *
     * @param command starts a worker
     * @param design hash of the Verilog that is emitted on this machine: a job of another one is refused
     */
    public SlurmTask(CampaignFolder folder, List<String> command, String design) {
        this.folder = folder;
        this.command = List.copyOf(command);
        this.design = design;
    }

    /**
     * Runs the jobs of one task.
     *
     * @param submission number of the array in this campaign
     * @param index of the task in it
     * @throws IllegalArgumentException if there is no such task
     * @throws IOException if results cannot be kept, or the worker does not start
     */
    public void run(int submission, int index) throws IOException, InterruptedException {
        List<List<CampaignJob>> tasks =
                Submission.read(folder.slurm(), submission).tasks();
        if (index < 0 || index >= tasks.size()) {
            throw new IllegalArgumentException("a task's index is 0 to " + (tasks.size() - 1) + ": index=" + index);
        }
        String name = "slurm-" + submission + "-" + index;
        JobProcess process = new JobProcess(command, folder.log("_" + name));
        Thread atTheEnd = new Thread(process::close, "heddle-task-end"); // scancel sends SIGTERM
        Runtime.getRuntime().addShutdownHook(atTheEnd);
        CampaignState state = folder.state();
        try (process;
                JobJournal journal = folder.journal(name)) {
            for (CampaignJob job : tasks.get(index)) {
                if (state.end(job).isEmpty()) {
                    run(job, process, journal);
                }
            }
        } finally {
            try {
                Runtime.getRuntime().removeShutdownHook(atTheEnd);
            } catch (IllegalStateException ending) {
                // The hook runs, or has run.
            }
        }
    }

    private void run(CampaignJob job, JobProcess process, JobJournal journal) throws IOException, InterruptedException {
        if (!job.design().equals(design)) {
            journal.begun(job);
            journal.ended(
                    job,
                    JobEnd.of(
                            REFUSED_STATUS,
                            StringNode.valueOf("refused: the job is of design " + job.design()
                                    + ", and this machine emits " + design + ": give it the same sources"),
                            0));
            return;
        }
        process.start();
        journal.begun(job);
        Optional<JobEnd> end = process.run(job, folder.log(job.job()));
        if (end.isPresent()) {
            journal.ended(job, end.get());
        }
        // Otherwise the worker was killed: the campaign sees a task that ended without it, and submits the job again.
    }
}
