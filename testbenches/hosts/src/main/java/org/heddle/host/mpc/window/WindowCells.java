package org.heddle.host.mpc.window;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.host.mpc.memory.PageFrames;
import org.heddle.host.mpc.memory.PhysicalMemory;

/** Cells of 8 bytes of a rank for its windows, contiguous in physical memory; of each kind one for every rank. */
final class WindowCells {
    /** Bytes of a cell: a remote write of one is visible as a whole. */
    static final int BYTES = Long.BYTES;

    private final PhysicalMemory memory;
    private final int ranks;
    private final long start;

    /** Use of a cell. */
    enum Kind {
        /** Flag that a peer writes behind its puts to this rank. */
        FLAG(0),
        /** Flag of this rank's own, on its way to a peer. */
        SENT_FLAG(1),
        /** Flag at a peer, as it was read. */
        READ_FLAG(2),
        /** Cells of a lock, as they were read. */
        READ_LOCK(3),
        /** Cell of a lock on its way to a peer. */
        SENT_LOCK(4),
        /** Old value of an element at a peer that nobody asked for. */
        UNWANTED(5);

        private final int place;

        Kind(int place) {
            this.place = place;
        }
    }

    WindowCells(PageFrames frames, PhysicalMemory memory, int ranks) {
        this.memory = memory;
        this.ranks = ranks;
        start = frames.reserve((long) Kind.values().length * ranks * BYTES);
        for (int rank = 0; rank < ranks; rank++) {
            store(address(Kind.FLAG, rank), 0);
        }
    }

    /** Returns the physical address of the cell of a rank. */
    long address(Kind kind, int rank) {
        return start + ((long) kind.place * ranks + rank) * BYTES;
    }

    void store(long address, long value) {
        store(memory, address, value);
    }

    long load(long address) {
        return load(memory, address, 1)[0];
    }

    /** Loads cells behind each other. */
    long[] load(long address, int count) {
        return load(memory, address, count);
    }

    /** Stores a cell, as the processor does. */
    static void store(PhysicalMemory memory, long address, long value) {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(0, value);
        memory.store(address, bytes.array(), 0, BYTES);
    }

    /** Loads cells behind each other, as the processor does. */
    static long[] load(PhysicalMemory memory, long address, int count) {
        byte[] bytes = new byte[count * BYTES];
        memory.load(address, bytes, 0, bytes.length);
        long[] cells = new long[count];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(cells);
        return cells;
    }
}
