package org.heddle.cosim.cluster;

/**
 * A wire from one member of a cluster to another: what goes in comes out a fixed number of cycles later. Before that,
 * zeros come out. One member sends, one receives.
 */
public final class Delay {
    private final int latencyCycles;
    private final int words;
    private final long[] ring;

    /**
     * A wire.
     *
     * @param latencyCycles from {@link #send} to {@link #receive}, at least 1
     * @param words of 64 bits that it carries in each cycle, at least 1
     */
    public Delay(int latencyCycles, int words) {
        if (latencyCycles < 1 || words < 1) {
            throw new IllegalArgumentException(
                    "latencyCycles and words must be >= 1: latencyCycles=" + latencyCycles + ", words=" + words);
        }
        this.latencyCycles = latencyCycles;
        this.words = words;
        // The sender may be a whole quantum ahead of the receiver, and a quantum is never longer than this wire.
        this.ring = new long[2 * latencyCycles * words];
    }

    /** Cycles from one end to the other. */
    public int latencyCycles() {
        return latencyCycles;
    }

    /** Puts one word in, in a cycle; to be called for every word in every cycle, or the wire repeats itself. */
    public void send(long cycle, int word, long value) {
        ring[at(cycle, word)] = value;
    }

    /** The word that was put in {@link #latencyCycles} before a cycle. */
    public long receive(long cycle, int word) {
        return ring[at(cycle + latencyCycles, word)];
    }

    private int at(long cycle, int word) {
        if (word < 0 || word >= words) {
            throw new IndexOutOfBoundsException("word " + word + " of " + words);
        }
        return (int) (cycle % (2L * latencyCycles)) * words + word;
    }
}
