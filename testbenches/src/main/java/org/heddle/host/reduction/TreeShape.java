package org.heddle.host.reduction;

import java.util.ArrayList;
import java.util.List;

/**
 * A thread's place in the tree of its communicator: thread i's parent is (i - 1) / arity, the root is 0.
 *
 * @param rank the thread
 * @param size threads
 * @param arity 2 to 32
 * @param unit of patience in units of 64 cycles, 0 to wait for ever: a thread waits so long for its children, and as long again for each
 *     level below those
 */
record TreeShape(int rank, int size, int arity, int unit) {
    /** Parent of a thread; the root's is itself. */
    int parent() {
        return rank == 0 ? 0 : (rank - 1) / arity;
    }

    private int firstChild() {
        return rank * arity + 1;
    }

    int children() {
        return Math.max(0, Math.min(arity, size - firstChild()));
    }

    /** Levels below: the first child's side is never the shallower one. */
    int height() {
        int height = 0;
        for (long thread = firstChild(); thread < size; thread = thread * arity + 1) {
            height++;
        }
        return height;
    }

    /** How long the thread waits for its children, in units of 64 cycles. */
    int patience() {
        return unit * Math.max(1, height());
    }

    /** The threads that it exchanges messages with, itself included if it is the root. */
    List<Integer> neighbours() {
        List<Integer> threads = new ArrayList<>();
        threads.add(parent());
        for (int child = 0; child < children(); child++) {
            threads.add(firstChild() + child);
        }
        return threads;
    }
}
