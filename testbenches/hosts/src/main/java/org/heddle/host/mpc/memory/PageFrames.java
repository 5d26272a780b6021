package org.heddle.host.mpc.memory;

import java.util.BitSet;
import java.util.SplittableRandom;

/**
 * Frames of a node's physical memory that processes may get. Single frames come from the lower half at random, as a system that has run
 * for long hands them out; runs of several from the upper half, so that the first do not cut it into pieces.
 */
public final class PageFrames {
    /** Nobody. */
    private static final FrameOwner NOBODY = new FrameOwner() {
        @Override
        public void given(int frame, int frames) {}

        @Override
        public void takenBack(int frame, int frames) {}
    };

    private final BitSet used;
    private final FrameOwner owner;
    private final int first;
    private final int middle;
    private final int end;
    private final SplittableRandom random;

    /**
     * @param first address of the first frame; what lies below is the system's
     * @param bytes of the whole memory
     * @param seed of the order of single frames
     * @throws IllegalArgumentException unless both are whole pages, and there are two of them between
     */
    public PageFrames(long first, long bytes, long seed) {
        if (first < 0
                || first % PageTable.PAGE_BYTES != 0
                || bytes % PageTable.PAGE_BYTES != 0
                || bytes - first < 2 * PageTable.PAGE_BYTES) {
            throw new IllegalArgumentException("frames need whole pages of " + PageTable.PAGE_BYTES
                    + " bytes, at least two of them: first=" + first + ", bytes=" + bytes);
        }
        this.used = new BitSet();
        this.owner = NOBODY;
        this.first = (int) (first / PageTable.PAGE_BYTES);
        this.end = (int) (bytes / PageTable.PAGE_BYTES);
        this.middle = (this.first + end) / 2;
        this.random = new SplittableRandom(seed);
    }

    private PageFrames(PageFrames all, FrameOwner owner) {
        this.used = all.used;
        this.owner = owner;
        this.first = all.first;
        this.middle = all.middle;
        this.end = all.end;
        this.random = all.random;
    }

    /** Returns the same frames for one process, which is told of those that it gets and gives back. */
    public PageFrames of(FrameOwner process) {
        return new PageFrames(this, process);
    }

    /**
     * Takes contiguous frames.
     *
     * @param frames how many, at least 1
     * @param notBehind frame that the first one must not follow, so that two runs stay two; -1 if it may be any
     * @return number of the first one
     * @throws IllegalStateException if there are not so many free ones in a row
     */
    int take(int frames, int notBehind) {
        int found = frames == 1 ? single(notBehind) : search(frames, notBehind, middle, end);
        if (found < 0) {
            found = search(frames, notBehind, first, end);
        }
        if (found < 0) {
            throw new IllegalStateException("physical memory has no " + frames
                    + " free frames in a row, of " + (end - first - used.cardinality())
                    + " free ones: free buffers, or use smaller ones");
        }
        used.set(found, found + frames);
        owner.given(found, frames);
        return found;
    }

    /**
     * Reserves contiguous memory for good.
     *
     * @param bytes at least 1
     * @return its physical address, the start of a page
     * @throws IllegalStateException if there is not so much in one piece
     */
    public long reserve(long bytes) {
        return (long) take(PageTable.pages(0, bytes), -1) * PageTable.PAGE_BYTES;
    }

    private int single(int notBehind) {
        int start = random.nextInt(first, middle);
        int found = search(1, notBehind, start, middle);
        return found >= 0 ? found : search(1, notBehind, first, start);
    }

    private int search(int frames, int notBehind, int from, int to) {
        int start = used.nextClearBit(from);
        while (start + frames <= to) {
            int blocked = used.nextSetBit(start);
            if (start == notBehind + 1) {
                start = used.nextClearBit(start + 1);
            } else if (blocked < 0 || blocked >= start + frames) {
                return start;
            } else {
                start = used.nextClearBit(blocked);
            }
        }
        return -1;
    }

    /** Gives frames back. */
    void free(int frame, int frames) {
        if (used.nextClearBit(frame) < frame + frames) {
            throw new IllegalStateException(
                    "frame " + used.nextClearBit(frame) + " is free: it cannot be given back twice");
        }
        used.clear(frame, frame + frames);
        owner.takenBack(frame, frames);
    }

    /** Returns the number of frames in use. */
    public int used() {
        return used.cardinality();
    }
}
