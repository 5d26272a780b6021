package org.heddle.nic.verbs.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.Queue;

/**
 * Holds completions whose entries are written, in their order, until each is visible.
 *
 * <p>Latency: two cycles from the write of the oldest one to its turn, one if it is lost. Throughput: one in two cycles.
 */
final class VisibleCompletions extends Component {
    /** Number of completions that are written at a time. */
    static final int MOST = 8;

    private static final int COUNT_WIDTH = 4;

    /** Completions whose entries are written from now on, and those that are lost. */
    final Stream<PlacedCompletion> placed;
    /** 1 in the cycle in which the entry of the oldest one that is not lost is visible. */
    final Bool visible = in(bool());
    /** The same, each when it is visible or lost. */
    final Stream<PlacedCompletion> shown;
    /** 1 while there are none. */
    final Bool isEmpty = out(bool());

    /** @param engines number of those who give completions */
    VisibleCompletions(int engines) {
        parameter("engines", engines);
        placed = in(stream(PlacedCompletion.type(engines)));
        shown = out(stream(PlacedCompletion.type(engines)));
        Queue<PlacedCompletion> held = instance("held", new Queue<>(PlacedCompletion.type(engines), MOST));
        connect(held.enqueue, placed);
        var seen = reg("seen", uint(COUNT_WIDTH)).init(0);
        PlacedCompletion oldest = held.dequeue.data();
        Bool isDue = held.dequeue.valid().and(oldest.isLost().or(seen.ne(0)));
        Bool isShown = reg("isShown", bool()).init(false);
        PlacedCompletion front = reg("front", PlacedCompletion.type(engines));
        Bool moves = isDue.and(isShown.not());
        held.dequeue.ready().set(moves);
        when(moves, () -> {
                    isShown.set(true);
                    connect(front, oldest);
                })
                .elseWhen(shown.ready(), () -> isShown.set(false));
        seen.countUpDown(visible, moves.and(oldest.isLost().not()));
        shown.valid().set(isShown);
        connect(shown.data(), front);
        isEmpty.set(held.dequeue.valid().or(isShown).not());
        assertAlways(visible.implies(seen.ne(MOST)), "no more entries become visible than are written");
    }
}
