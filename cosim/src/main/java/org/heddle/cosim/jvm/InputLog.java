package org.heddle.cosim.jvm;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.Arrays;

/**
 * Changes of an instance's inputs, by the number of rising edges before them, in the form of {@code heddle_recording.h}: edges since the change
 * before, a bit for each input word, and the words whose bit is 1.
 */
final class InputLog {
    private final int inputWords;
    private final long most;
    private long[] log = new long[64];
    private int length;
    private long lastEdges;

    /**
     * @param limitBytes most memory that it takes
     */
    InputLog(int inputWords, long limitBytes) {
        this.inputWords = inputWords;
        this.most = limitBytes / Long.BYTES;
    }

    /** Notes a change; false if it does not fit any more. */
    boolean note(long edges, long[] before, LongBuffer words, int first) {
        int maskWords = maskWords(inputWords);
        int longest = length + 1 + maskWords + inputWords;
        if (longest > most) {
            return false;
        }
        if (longest > log.length) {
            log = Arrays.copyOf(log, Math.max(longest, 2 * log.length));
        }
        log[length++] = edges - lastEdges;
        lastEdges = edges;
        int mask = length;
        Arrays.fill(log, mask, mask + maskWords, 0);
        length += maskWords;
        for (int i = 0; i < inputWords; i++) {
            if (before[i] != words.get(first + i)) {
                log[mask + i / 64] |= 1L << i;
                log[length++] = words.get(first + i);
            }
        }
        return true;
    }

    static int maskWords(int inputWords) {
        return (inputWords + 63) / 64;
    }

    /** Returns what was noted. */
    ByteBuffer copy() {
        ByteBuffer copy = ByteBuffer.allocateDirect(Long.BYTES * length).order(ByteOrder.nativeOrder());
        copy.asLongBuffer().put(log, 0, length);
        return copy;
    }

    /** Where a repetition stands in its recording. */
    static final class Reader {
        private int position;
        private long lastEdges;

        /** Edges before the next change; the largest number if there is none. */
        long nextEdge(LongBuffer log) {
            return position < log.limit() ? lastEdges + log.get(position) : Long.MAX_VALUE;
        }

        /** Applies the next change. */
        void take(LongBuffer log, LongBuffer words, int first, int inputWords) {
            lastEdges += log.get(position++);
            int mask = position;
            position += maskWords(inputWords);
            for (int i = 0; i < inputWords; i++) {
                if ((log.get(mask + i / 64) >>> i & 1) != 0) {
                    words.put(first + i, log.get(position++));
                }
            }
        }
    }
}
