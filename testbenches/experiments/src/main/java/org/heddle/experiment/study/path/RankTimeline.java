package org.heddle.experiment.study.path;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.resource.ResourceLog.Span;
import org.heddle.mpi.rank.ActivityObserver;
import org.heddle.mpi.rank.RankActivity;

/** Activities of one rank in the order of their cycles. */
final class RankTimeline implements ActivityObserver {
    private record Entry(RankActivity activity, long from, long to) {}

    private final List<Entry> entries = new ArrayList<>();

    @Override
    public void passed(RankActivity activity, long from, long to) {
        entries.add(new Entry(activity, from, to));
    }

    /** Returns a mark for {@link #waitedSince}. */
    int mark() {
        return entries.size();
    }

    /** Returns the cycles that have passed since a mark. */
    long cyclesSince(int mark) {
        return entries.subList(mark, entries.size()).stream()
                .mapToLong(entry -> entry.to - entry.from)
                .sum();
    }

    /** Says that what the rank did since a mark was to look for news, in vain: part of its wait if it waited before. */
    void waitedSince(int mark) {
        if (mark > 0 && entries.get(mark - 1).activity != RankActivity.WAIT) {
            return;
        }
        entries.subList(mark, entries.size()).replaceAll(entry -> new Entry(RankActivity.WAIT, entry.from, entry.to));
    }

    /** Returns the cycles of an activity. */
    List<Span> spans(RankActivity activity) {
        return entries.stream()
                .filter(entry -> entry.activity == activity)
                .map(entry -> new Span(entry.from, entry.to))
                .toList();
    }
}
