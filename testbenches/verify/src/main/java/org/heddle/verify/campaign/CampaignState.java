package org.heddle.verify.campaign;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The state of all jobs, as the journals tell it. */
public final class CampaignState {
    /** The same one of several ends, whatever order they were read in. */
    private static final Comparator<JobEnd> FIRST = Comparator.comparing(JobEnd::status)
            .thenComparing(end -> String.valueOf(end.exit()))
            .thenComparing(end -> end.result().toString())
            .thenComparing(JobEnd::seconds);

    private final Map<String, JobEnd> ends = new HashMap<>();
    private final Map<String, Integer> attempts = new HashMap<>();

    /** Adds the lines of a journal. */
    void add(List<JournalEntry> entries) {
        for (JournalEntry entry : entries) {
            String key = entry.job() + " " + entry.key();
            if (entry.status() == null) {
                attempts.merge(key, 1, Integer::sum);
            } else {
                ends.merge(key, end(entry), (one, other) -> FIRST.compare(one, other) <= 0 ? one : other);
            }
        }
    }

    private static JobEnd end(JournalEntry entry) {
        double seconds = entry.seconds() == null ? 0 : entry.seconds();
        return entry.result() == null
                ? JobEnd.without(entry.status(), entry.exit(), seconds)
                : new JobEnd(entry.status(), entry.exit(), entry.result(), seconds);
    }

    /** Returns how a job ended; empty if it has not. */
    public Optional<JobEnd> end(CampaignJob job) {
        return Optional.ofNullable(ends.get(nameOf(job)));
    }

    /** Returns how often a job was begun. */
    public int attempts(CampaignJob job) {
        return attempts.getOrDefault(nameOf(job), 0);
    }

    /** Returns the result of a job; empty if it has not ended. */
    public Optional<JobResult> result(CampaignJob job) {
        return end(job).map(end ->
                new JobResult(job.job(), end.status(), Math.max(1, attempts(job)), end.exit(), end.result()));
    }

    private static String nameOf(CampaignJob job) {
        return job.job() + " " + job.key();
    }
}
