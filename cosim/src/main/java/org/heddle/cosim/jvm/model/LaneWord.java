package org.heddle.cosim.jvm.model;

/**
 * Up to 64 bits of a signal in all runs.
 *
 * @param words an element for each run; or one element with a bit for each run where it is packed
 * @param isPacked whether the signal has one bit
 */
public record LaneWord(long[] words, boolean isPacked) {
    /** Returns the bits of one run. */
    public long get(int run) {
        return isPacked ? words[0] >>> run & 1 : words[run];
    }

    /** Copies the bits of all runs. */
    public void get(long[] into, int runs) {
        if (!isPacked) {
            System.arraycopy(words, 0, into, 0, runs);
            return;
        }
        long bits = words[0];
        for (int run = 0; run < runs; run++) {
            into[run] = bits >>> run & 1;
        }
    }

    /** Sets the bits of all runs; none above the width. */
    public void set(long[] values, int runs) {
        if (!isPacked) {
            System.arraycopy(values, 0, words, 0, runs);
            return;
        }
        long bits = 0;
        for (int run = 0; run < runs; run++) {
            bits |= values[run] << run;
        }
        words[0] = bits;
    }

    /** Sets the bits of one run; none above the width. */
    public void set(int run, long value) {
        if (isPacked) {
            CompiledLanes.setBit(words, run, value);
        } else {
            words[run] = value;
        }
    }
}
