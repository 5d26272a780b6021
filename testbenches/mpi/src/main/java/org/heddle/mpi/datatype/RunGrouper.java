package org.heddle.mpi.datatype;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/*
 * Design
 *
 * The stream of joined runs depends on the typemap alone. To make the stream of groups depend on nothing else, groups are made by a
 * rule over single runs:
 *
 *   - a run as long as a lone one before it makes a pair with it;
 *   - a pair which the next run, of the same length, does not continue gives up its first run and makes a new pair;
 *   - a group which the next run continues, in length and distance, grows; else it is finished.
 *
 * The second rule lets a regular series begin after an irregular place. The walker delivers whole groups already; of such a group
 * only three runs are taken one by one. After these the rule has always arrived at the group's own stride, wherever it was before, so
 * that the others can be added as a number. A million blocks cost what four cost.
 */
/** Gathers joined runs into groups of equal length and distance, in a way that depends on the typemap alone. */
final class RunGrouper {
    private static final int TAKEN_SINGLY = 3;

    private final RunJoiner source;
    private final Deque<Runs> finished = new ArrayDeque<>();
    private @Nullable Runs current;

    RunGrouper(RunJoiner source) {
        this.source = source;
    }

    /** The next group, or null at the end. */
    @Nullable
    Runs next() {
        while (finished.isEmpty()) {
            Runs arriving = source.next();
            if (arriving == null) {
                Runs last = current;
                current = null;
                return last;
            }
            take(arriving);
        }
        return finished.remove();
    }

    private void take(Runs runs) {
        for (long i = 0; i < Math.min(TAKEN_SINGLY, runs.count()); i++) {
            take(runs.displacement(i), runs.length());
        }
        long others = runs.count() - TAKEN_SINGLY;
        if (others > 0 && current != null) {
            current = grown(current, others);
        }
    }

    private void take(long displacement, long length) {
        Runs group = current;
        if (group == null) {
            current = Runs.single(displacement, length);
        } else if (group.length() != length) {
            finish(group, displacement, length);
        } else if (group.count() == 1) {
            current = pair(group.displacement(), displacement, length);
        } else if (displacement - group.last() == group.stride()) {
            current = grown(group, 1);
        } else if (group.count() == 2) {
            finished.add(group.head(1));
            current = pair(group.last(), displacement, length);
        } else {
            finish(group, displacement, length);
        }
    }

    private void finish(Runs group, long displacement, long length) {
        finished.add(group);
        current = Runs.single(displacement, length);
    }

    private static Runs pair(long first, long second, long length) {
        return new Runs(first, length, 2, second - first);
    }

    private static Runs grown(Runs group, long others) {
        return new Runs(group.displacement(), group.length(), group.count() + others, group.stride());
    }
}
