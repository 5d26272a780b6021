package org.heddle.cosim.jvm;

import java.util.Arrays;
import org.heddle.cosim.engine.NativeRuntime;

/** When each clock of an instance rises and falls. */
final class JvmClocks {
    private final long[] next;
    private final long[] high;
    private final long[] low;
    private final boolean[] isHigh;
    private long time = Long.MAX_VALUE;
    private boolean rises;

    JvmClocks(int count) {
        next = new long[count];
        high = new long[count];
        low = new long[count];
        isHigh = new boolean[count];
        for (int i = 0; i < count; i++) {
            set(i, NativeRuntime.DEFAULT_PERIOD_PS, NativeRuntime.DEFAULT_PERIOD_PS / 2);
        }
    }

    int count() {
        return next.length;
    }

    void set(int clock, long periodPs, long firstRisePs) {
        next[clock] = firstRisePs;
        high[clock] = periodPs / 2;
        low[clock] = periodPs - periodPs / 2;
        isHigh[clock] = false;
        find();
    }

    private void find() {
        time = Arrays.stream(next).min().orElse(Long.MAX_VALUE);
        rises = false;
        for (int i = 0; i < next.length; i++) {
            rises |= next[i] == time && !isHigh[i];
        }
    }

    /** Time of the next edge of any clock, in picoseconds. */
    long next() {
        return time;
    }

    /** Lets all clocks whose edge is next have it; returns the set of those that rise. */
    int toggle() {
        return next.length == 1 ? toggleOne() : toggleNext();
    }

    /** Most designs have one clock, and short cycles are seen to be shorter. */
    private int toggleOne() {
        boolean goesHigh = !isHigh[0];
        isHigh[0] = goesHigh;
        time += goesHigh ? high[0] : low[0];
        next[0] = time;
        rises = !goesHigh;
        return goesHigh ? 1 : 0;
    }

    private int toggleNext() {
        int rising = 0;
        long following = Long.MAX_VALUE;
        for (int i = 0; i < next.length; i++) {
            if (next[i] == time) {
                isHigh[i] = !isHigh[i];
                next[i] += isHigh[i] ? high[i] : low[i];
                rising |= isHigh[i] ? 1 << i : 0;
            }
            following = Math.min(following, next[i]);
        }
        time = following;
        rises = false;
        for (int i = 0; i < next.length; i++) {
            rises |= next[i] == time && !isHigh[i];
        }
        return rising;
    }

    /** Whether a clock is high now. */
    boolean isHigh(int clock) {
        return isHigh[clock];
    }

    /** Whether this clock rises at the next edge of all. */
    boolean risesNext(int clock) {
        return next.length == 0 || next[clock] == time && !isHigh[clock];
    }

    /** Whether any clock does. */
    boolean anyRisesNext() {
        return rises;
    }
}
