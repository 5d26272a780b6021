package org.heddle.experiment.cosim;

import com.sun.jna.Library;
import com.sun.jna.Native;
import java.util.BitSet;
import java.util.function.ToIntFunction;

/**
 * Keeps this thread, and the programs that it starts meanwhile, on one processor until it leaves. On a shared machine a
 * processor is up to 1.7 times as slow for seconds while its neighbour is busy: two loops on two processors would compare
 * these instead of themselves. Where the system has no such call, nothing happens.
 */
public final class OneProcessor {
    private static final int THIS_THREAD = 0;
    private static final int WORDS = 16;

    private final long[] before = new long[WORDS];
    private final boolean pinned;

    private OneProcessor(ToIntFunction<BitSet> choice) {
        pinned = read(before) && write(only(choice.applyAsInt(BitSet.valueOf(before))));
    }

    /** Keeps this thread where it is. */
    public static OneProcessor stay() {
        return new OneProcessor(allowed -> Calls.C.sched_getcpu());
    }

    /** Moves this thread to the first processor that it may use. */
    public static OneProcessor first() {
        return new OneProcessor(allowed -> allowed.nextSetBit(0));
    }

    /** Moves this thread to the last processor that it may use. */
    public static OneProcessor last() {
        return new OneProcessor(allowed -> allowed.length() - 1);
    }

    /** Whether this thread might use only one before it was kept or moved. */
    public boolean wasOnlyOne() {
        return BitSet.valueOf(before).cardinality() == 1;
    }

    private static boolean read(long[] processors) {
        try {
            return Calls.C.sched_getaffinity(THIS_THREAD, (long) Long.BYTES * WORDS, processors) == 0;
        } catch (UnsatisfiedLinkError notThisSystem) {
            return false;
        }
    }

    private static boolean write(long[] processors) {
        return Calls.C.sched_setaffinity(THIS_THREAD, (long) Long.BYTES * WORDS, processors) == 0;
    }

    private static long[] only(int processor) {
        long[] set = new long[WORDS];
        set[processor / Long.SIZE] = 1L << processor;
        return set;
    }

    /** Lets it go where it could go before. */
    public void leave() {
        if (pinned) {
            write(before);
        }
    }

    /** Functions of Linux's C library for the processors on which a thread may run, by their names there. */
    private interface Calls extends Library {
        Calls C = Native.load("c", Calls.class);

        int sched_getcpu();

        int sched_getaffinity(int thread, long bytes, long[] processors);

        int sched_setaffinity(int thread, long bytes, long[] processors);
    }
}
