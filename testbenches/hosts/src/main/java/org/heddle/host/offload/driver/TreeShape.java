package org.heddle.host.offload.driver;

import java.util.ArrayList;
import java.util.List;
import org.heddle.nic.offload.tree.TreeTimeouts;

/**
 * A thread's place in the tree of its communicator: thread i's parent is (i - 1) / arity, the root is 0.
 *
 * @param rank the thread
 * @param size threads
 * @param arity 2 to 32
 * @param leastTimeout of {@link TreeTimeouts}, 0 to wait for ever
 */
record TreeShape(int rank, int size, int arity, int leastTimeout) {
    /** Parent of the thread; the root's is itself. */
    int parent() {
        return parent(rank);
    }

    /** Parent of any thread. */
    int parent(int thread) {
        return thread == 0 ? 0 : (thread - 1) / arity;
    }

    private int firstChild() {
        return rank * arity + 1;
    }

    int children() {
        return Math.max(0, Math.min(arity, size - firstChild()));
    }

    /** Levels below a thread: the first child's side is never the shallower one. */
    private int height(int thread) {
        int height = 0;
        for (long below = (long) thread * arity + 1; below < size; below = below * arity + 1) {
            height++;
        }
        return height;
    }

    /** How long the thread waits for its children and for the result. */
    TreeTimeouts timeouts() {
        return TreeTimeouts.of(leastTimeout, height(rank), height(0));
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
