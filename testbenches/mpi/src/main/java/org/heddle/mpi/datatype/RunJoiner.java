package org.heddle.mpi.datatype;

import org.jspecify.annotations.Nullable;

/** Joins runs that follow each other without a hole, so that each run of the stream is as long as it can be. */
final class RunJoiner {
    private final LayoutWalker source;
    private @Nullable Runs held;
    /** Stands behind the held one. */
    private @Nullable Runs following;

    RunJoiner(LayoutWalker source) {
        this.source = source;
        held = source.next();
    }

    /** The next runs, or null at the end. */
    @Nullable
    Runs next() {
        while (held != null) {
            Runs first = held;
            Runs second = following != null ? following : source.next();
            following = null;
            // Runs of one group never touch: the layout's normal form would have made them one.
            if (second == null || first.last() + first.length() != second.displacement()) {
                held = second;
                return first;
            }
            held = Runs.single(first.last(), first.length() + second.length());
            following = second.count() == 1 ? null : second.from(1);
            if (first.count() > 1) {
                return first.head(first.count() - 1);
            }
        }
        return null;
    }
}
