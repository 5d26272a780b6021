package org.heddle.verify.campaign.slurm;

import java.nio.file.Path;
import java.util.List;
import org.heddle.verify.campaign.CampaignFolder;

/** A task of an array as the command line would start it, whose worker is a script. */
public final class StandInTask {
    private StandInTask() {}

    /**
     * Runs a task.
     *
     * @param args folder of the campaign, hash of the design, script of the worker, number of the submission
     */
    public static void main(String[] args) throws Exception {
        new SlurmTask(new CampaignFolder(Path.of(args[0])), List.of("sh", args[2]), args[1])
                .run(Integer.parseInt(args[3]), Integer.parseInt(System.getenv("SLURM_ARRAY_TASK_ID")));
    }
}
