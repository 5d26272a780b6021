package org.heddle.host.verbs.driver;

import org.heddle.nic.stage.host.LayoutField;
import org.jspecify.annotations.Nullable;

/** Ring of entries of 32 bytes that the node writes, with a phase bit that changes with each round. */
final class EntryRing {
    private static final int ENTRY_BYTES = 32;

    private final DriverMemory memory;
    private final LayoutField phase;
    private final long base;
    private final int logEntries;
    private int taken;

    EntryRing(DriverMemory memory, LayoutField phase, int logEntries) {
        this.memory = memory;
        this.phase = phase;
        this.logEntries = logEntries;
        base = memory.allocatePiece((long) ENTRY_BYTES << logEntries);
        memory.storePiece(base, new byte[ENTRY_BYTES << logEntries]);
    }

    long base() {
        return base;
    }

    int logEntries() {
        return logEntries;
    }

    /** Returns the entries taken so far, modulo 65,536. */
    int taken() {
        return taken & 0xFFFF;
    }

    private long[] next() {
        long place = taken & (1L << logEntries) - 1;
        return RecordBytes.words(memory.loadPiece(base + ENTRY_BYTES * place, ENTRY_BYTES));
    }

    private boolean isNew(long[] entry) {
        boolean oddRound = (taken >>> logEntries & 1) == 0;
        return phase.isSet(entry) == oddRound;
    }

    /** Returns whether there is an entry; looks at memory alone. */
    boolean hasEntry() {
        return isNew(next());
    }

    /** Takes the next entry, or returns null. */
    long @Nullable [] take() {
        long[] entry = next();
        if (!isNew(entry)) {
            return null;
        }
        taken++;
        return entry;
    }

    void free() {
        memory.freePiece(base, (long) ENTRY_BYTES << logEntries);
    }
}
