package org.heddle.cli.campaign;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobStatus;
import org.heddle.verify.campaign.Manifest;

/**
 * Numbers of jobs, by how they ended.
 *
 * @param ended jobs of each end, 0 where there is none
 * @param open jobs that have not ended
 */
record CampaignCounts(Map<JobStatus, Integer> ended, int open) {
    static CampaignCounts of(Manifest manifest, CampaignState state) {
        Map<JobStatus, Integer> ended = new EnumMap<>(JobStatus.class);
        for (JobStatus status : JobStatus.values()) {
            ended.put(status, 0);
        }
        int open = 0;
        for (CampaignJob job : manifest.jobs()) {
            Optional<JobEnd> end = state.end(job);
            if (end.isPresent()) {
                ended.merge(end.get().status(), 1, Integer::sum);
            } else {
                open++;
            }
        }
        return new CampaignCounts(ended, open);
    }

    int of(JobStatus status) {
        return ended.getOrDefault(status, 0);
    }

    int all() {
        return ended.values().stream().mapToInt(Integer::intValue).sum() + open;
    }

    /** Returns whether every job is done. */
    boolean areDone() {
        return of(JobStatus.DONE) == all();
    }

    String text() {
        return "Jobs: %d, Done: %d, Failed: %d, Timeout: %d, Crashed: %d, Open: %d"
                .formatted(
                        all(),
                        of(JobStatus.DONE),
                        of(JobStatus.FAILED),
                        of(JobStatus.TIMEOUT),
                        of(JobStatus.CRASHED),
                        open);
    }
}
