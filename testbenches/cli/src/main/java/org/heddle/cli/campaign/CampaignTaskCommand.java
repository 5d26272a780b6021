package org.heddle.cli.campaign;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.EmittedDesign;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.slurm.SlurmTask;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the jobs of one task of an array, as the cluster starts it. */
@Command(name = "task", hidden = true, description = "Runs the jobs of one task of an array, as Slurm starts it.")
final class CampaignTaskCommand implements Callable<Integer> {
    private static final String INDEX = "SLURM_ARRAY_TASK_ID";

    @Parameters(index = "0", paramLabel = "DIR", description = "Folder of the campaign.")
    private Path folder = Path.of("");

    @Parameters(index = "1", paramLabel = "N", description = "Number of the submission.")
    private int submission;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        String index = System.getenv(INDEX);
        if (index == null || !index.matches("\\d{1,9}")) {
            throw new ParameterException(
                    spec.commandLine(),
                    INDEX + " is " + index + ", and Slurm sets it to a task's index: do not call this.");
        }
        new SlurmTask(new CampaignFolder(folder), WorkerCommand.taskWorker(), EmittedDesign.hash())
                .run(submission, Integer.parseInt(index));
        return 0;
    }
}
