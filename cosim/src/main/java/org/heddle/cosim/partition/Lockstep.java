package org.heddle.cosim.partition;

/**
 * Clock of a partitioned cluster, in the first shared words: the cycle that all parts shall run to, and the cycle that each has come
 * to, every one in a cache line of its own.
 *
 * <p>A part may run to the cycle of the slowest other one plus the lookahead. What others send into a wire reaches it no sooner than
 * that, and words that the slowest has still to read are not written over, since a wire holds twice its length.
 */
final class Lockstep {
    /** Asks all parts to end. */
    static final long END = Long.MAX_VALUE;

    private static final int LINE = 8;

    private final SharedWords words;
    private final int parts;

    Lockstep(SharedWords words, int parts) {
        this.words = words;
        this.parts = parts;
    }

    /** Words that the clock takes. */
    static int words(int parts) {
        return LINE * (parts + 1);
    }

    /** The cycle that all parts shall run to, or {@link #END}. */
    long target() {
        return words.getAcquire(0);
    }

    void setTarget(long cycle) {
        words.setRelease(0, cycle);
    }

    /** The cycle that a part has come to. */
    long cycle(int part) {
        return words.getAcquire(LINE * (part + 1));
    }

    void setCycle(int part, long cycle) {
        words.setRelease(LINE * (part + 1), cycle);
    }

    /** The cycle of the slowest part. */
    long slowest() {
        return slowestBut(-1);
    }

    /** The cycle of the slowest part but one; the end of time if there is no other. */
    long slowestBut(int part) {
        long slowest = END;
        for (int i = 0; i < parts; i++) {
            if (i != part) {
                slowest = Math.min(slowest, cycle(i));
            }
        }
        return slowest;
    }

    /** The cycle that a part may run to now, not beyond the target. */
    long horizon(int part, long target, int lookahead) {
        long slowest = slowestBut(part);
        return slowest >= target ? target : Math.min(target, slowest + lookahead);
    }
}
