package org.heddle.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.heddle.verify.campaign.run.JobServer;

/** A process that runs commands of heddle, one after another, for a campaign. */
public final class CampaignWorker {
    private CampaignWorker() {}

    /**
     * Serves until standard input ends.
     *
     * @param args none
     */
    public static void main(String[] args) {
        HeddleCommand.quietEngineChoice();
        JobServer.serve((words, out, err) -> {
            String[] line = words.toArray(String[]::new);
            return HeddleCommand.commandLine(line)
                    .setOut(new PrintWriter(out, true, StandardCharsets.UTF_8))
                    .setErr(new PrintWriter(err, true, StandardCharsets.UTF_8))
                    .execute(line);
        });
    }
}
