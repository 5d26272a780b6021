package org.heddle.host.mpc.put;

import java.util.Optional;

/** State of the two lists that the processes of a node share: how far each pointer is, and a lock for each kind of operation. */
public final class PutLists {
    /** Entries of the LME that have not been flushed, by index. */
    private final RemoteWrite[] emitting;

    private final TestAndSetLock putLock;
    private final TestAndSetLock emissionLock;
    private final TestAndSetLock receptionLock;

    /** Counters of entries from the start on; the registers have their lower 16 bits. */
    private long written;

    private long left;
    private long flushed;
    private long arrived;
    private long read;
    private long released;
    /** Whether a process handles an interrupt of the node. */
    private boolean handling;

    /**
     * @param entries of each list, a power of two up to 32,768
     * @param inUserMode whether processes lock the lists by themselves
     * @throws IllegalArgumentException for another number of entries
     */
    public PutLists(int entries, boolean inUserMode) {
        if (Integer.bitCount(entries) != 1 || entries > PutPort.POINTER_MODULUS / 2) {
            throw new IllegalArgumentException(
                    "a list has 1, 2, 4 .. " + PutPort.POINTER_MODULUS / 2 + " entries: entries=" + entries);
        }
        emitting = new RemoteWrite[entries];
        putLock = new TestAndSetLock("PUT", inUserMode);
        emissionLock = new TestAndSetLock("PUT_FLUSH_LME", inUserMode);
        receptionLock = new TestAndSetLock("PUT_FLUSH_LMR", inUserMode);
    }

    TestAndSetLock putLock() {
        return putLock;
    }

    TestAndSetLock emissionLock() {
        return emissionLock;
    }

    TestAndSetLock receptionLock() {
        return receptionLock;
    }

    /** Takes the node's handler; false if a process has it. */
    boolean beginHandling() {
        boolean begins = !handling;
        handling = true;
        return begins;
    }

    void endHandling() {
        handling = false;
    }

    boolean isHandling() {
        return handling;
    }

    /** Returns how many entries may be written. An entry stays until its notification has been flushed. */
    int room() {
        return (int) (emitting.length - (written - flushed));
    }

    /** Takes the next entry, and returns its index. */
    int write(RemoteWrite entry) {
        int index = index(written++);
        emitting[index] = entry;
        return index;
    }

    int lmeNew() {
        return pointer(written);
    }

    /** Takes LME_CUR as it was read; an older value than one that another process has read changes nothing. */
    void sawLmeCurrent(int pointer) {
        left += advance(left, pointer);
    }

    /** Returns the oldest entry that has left and has not been flushed, or empty. */
    Optional<RemoteWrite> oldestLeft() {
        return flushed == left ? Optional.empty() : Optional.of(emitting[index(flushed)]);
    }

    /** Returns the oldest entry with ns, which is known to have left, and takes all before it as left. */
    RemoteWrite oldestNotified() {
        while (!emitting[index(flushed)].ns()) {
            flushed++;
        }
        left = Math.max(left, flushed + 1);
        return emitting[index(flushed)];
    }

    void flush() {
        flushed++;
    }

    boolean isEmitting() {
        return flushed != written;
    }

    /** Takes LMR_NEW as it was read. */
    void sawLmrNew(int pointer) {
        arrived += advance(arrived, pointer);
    }

    /** Takes one more entry as arrived. */
    void sawReceipt() {
        arrived = Math.max(arrived, read + 1);
    }

    boolean hasReceipt() {
        return read != arrived;
    }

    /** Returns the index of the next entry to read. */
    int nextReceipt() {
        return index(read);
    }

    /** Takes an entry as read; true if LMR_CUR is to be written, which is every half list. */
    boolean readReceipt() {
        read++;
        if (read - released < (emitting.length + 1) / 2) {
            return false;
        }
        released = read;
        return true;
    }

    int lmrCurrent() {
        return pointer(released);
    }

    private int index(long counter) {
        return (int) (counter & emitting.length - 1);
    }

    private static int pointer(long counter) {
        return (int) (counter & PutPort.POINTER_MODULUS - 1);
    }

    private static int advance(long counter, int pointer) {
        int ahead = pointer - pointer(counter) & PutPort.POINTER_MODULUS - 1;
        return ahead < PutPort.POINTER_MODULUS / 2 ? ahead : 0;
    }
}
