package org.heddle.verify.campaign.run;

import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.JobEnd;

/** Hears what happens in a campaign; called by one thread at a time. */
public interface CampaignListener {
    /** A job has ended, and its end is kept. */
    void ended(CampaignJob job, JobEnd end);

    /** A job's process was killed from outside: the job runs again. */
    void killed(CampaignJob job);
}
