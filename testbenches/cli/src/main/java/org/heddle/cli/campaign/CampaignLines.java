package org.heddle.cli.campaign;

import java.io.PrintWriter;
import org.heddle.cli.shared.LineProgress;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobStatus;
import org.heddle.verify.campaign.run.CampaignListener;

/** Lines about a campaign that runs: how far it is, and what failed. */
final class CampaignLines implements CampaignListener, AutoCloseable {
    private final PrintWriter out;
    private final CampaignFolder folder;
    private final LineProgress progress;
    private int done;
    private int killed;

    CampaignLines(PrintWriter out, CampaignFolder folder, int all, int open) {
        this.out = out;
        this.folder = folder;
        this.progress = new LineProgress(out, "campaign", all, "jobs");
        this.done = all - open;
    }

    @Override
    public synchronized void ended(CampaignJob job, JobEnd end) {
        done++;
        if (end.status() != JobStatus.DONE) {
            String how = end.exit() == null ? "" : ", exit status " + end.exit();
            out.println("%s %s%s: see %s".formatted(job.job(), end.status().word(), how, folder.log(job.job())));
            out.flush();
        }
        progress.done(done);
    }

    @Override
    public synchronized void killed(CampaignJob job) {
        killed++;
    }

    @Override
    public synchronized void close() {
        if (killed > 0) {
            out.println("%d attempts were killed, and begun again".formatted(killed));
            out.flush();
        }
    }
}
