package org.heddle.host.verbs;

import java.util.BitSet;

/**
 * Slots of a work queue, from 0 to the next power of two above its depth, with the ids of the requests in them. They are freed in order; those of
 * a send queue before a completed one are freed with it, for a request without completion ends by a later one's.
 */
final class WorkSlots {
    private final int capacity;
    /** Ids, in a ring whose length is a power of two, as the device's queue has it. */
    private final long[] ids;

    private final BitSet done;
    private long head;
    private long tail;

    WorkSlots(int capacity) {
        this.capacity = capacity;
        ids = new long[ring(capacity)];
        done = new BitSet(ids.length);
    }

    /** Returns the slots of a ring that holds so many requests. */
    private static int ring(int requests) {
        return Integer.highestOneBit(Math.max(1, 2 * requests - 1));
    }

    boolean isFull() {
        return used() == capacity;
    }

    int used() {
        return (int) (head - tail);
    }

    int capacity() {
        return capacity;
    }

    /** Takes the next slot. */
    int take(long id) {
        int slot = (int) (head % ids.length);
        ids[slot] = id;
        head++;
        return slot;
    }

    /** Frees a slot and all before it; returns the id. */
    long freeThrough(int slot) {
        while ((int) (tail % ids.length) != slot) {
            tail++;
        }
        tail++;
        return ids[slot];
    }

    /** Frees a slot, which is used again when all before it are free; returns the id. */
    long free(int slot) {
        done.set(slot);
        while (tail < head && done.get((int) (tail % ids.length))) {
            done.clear((int) (tail % ids.length));
            tail++;
        }
        return ids[slot];
    }

    /** Frees all. */
    void clear() {
        tail = head;
        done.clear();
    }
}
