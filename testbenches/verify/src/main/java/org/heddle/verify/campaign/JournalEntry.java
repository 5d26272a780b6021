package org.heddle.verify.campaign;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A line of a journal: an attempt that begins, or a job that has ended.
 *
 * @param key of the job, see {@link CampaignJob#key}
 * @param status null where an attempt begins
 * @param seconds that the last attempt took; null where it begins
 */
record JournalEntry(
        String job,
        String key,
        @Nullable JobStatus status,
        @Nullable Integer exit,
        @Nullable JsonNode result,
        @Nullable Double seconds) {
    static JournalEntry begun(CampaignJob job) {
        return new JournalEntry(job.job(), job.key(), null, null, null, null);
    }

    static JournalEntry ended(CampaignJob job, JobEnd end) {
        return new JournalEntry(job.job(), job.key(), end.status(), end.exit(), end.result(), end.seconds());
    }
}
