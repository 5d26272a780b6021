package org.heddle.cosim.cluster;

import java.nio.LongBuffer;

/**
 * A wire from one member of a cluster to another: what goes in comes out a fixed number of cycles later. Before that,
 * zeros come out. One member sends, one receives.
 */
public final class LatencyWire {
    private final int latencyCycles;
    private final int words;
    private final LongBuffer ring;

    /**
     * A wire.
     *
     * @param latencyCycles from {@link #send} to {@link #receive}, at least 1
     * @param words of 64 bits that it carries in each cycle, at least 1
     */
    public LatencyWire(int latencyCycles, int words) {
        this(latencyCycles, words, LongBuffer.allocate(ringWords(latencyCycles, words)));
    }

    /**
     * A wire whose words lie somewhere else, where another process may have its other end.
     *
     * @param latencyCycles from {@link #send} to {@link #receive}, at least 1
     * @param words of 64 bits that it carries in each cycle, at least 1
     * @param ring {@link #ringWords} words, all 0
     */
    public LatencyWire(int latencyCycles, int words, LongBuffer ring) {
        if (ring.capacity() != ringWords(latencyCycles, words)) {
            throw new IllegalArgumentException("a wire of " + latencyCycles + " cycles and " + words + " words lies in "
                    + ringWords(latencyCycles, words) + " words: ring=" + ring.capacity());
        }
        this.latencyCycles = latencyCycles;
        this.words = words;
        this.ring = ring;
    }

    /** Number of words that a wire lies in: its sender may be a whole quantum ahead of its receiver, and a quantum is never longer than it. */
    public static int ringWords(int latencyCycles, int words) {
        if (latencyCycles < 1 || words < 1) {
            throw new IllegalArgumentException(
                    "latencyCycles and words must be >= 1: latencyCycles=" + latencyCycles + ", words=" + words);
        }
        return 2 * latencyCycles * words;
    }

    /** Cycles from one end to the other. */
    public int latencyCycles() {
        return latencyCycles;
    }

    /** Puts one word in, in a cycle; to be called for every word in every cycle, or the wire repeats itself. */
    public void send(long cycle, int word, long value) {
        ring.put(at(cycle, word), value);
    }

    /** The word that was put in {@link #latencyCycles} before a cycle. */
    public long receive(long cycle, int word) {
        return ring.get(at(cycle + latencyCycles, word));
    }

    private int at(long cycle, int word) {
        if (word < 0 || word >= words) {
            throw new IndexOutOfBoundsException("word " + word + " of " + words);
        }
        return (int) (cycle % (2L * latencyCycles)) * words + word;
    }
}
