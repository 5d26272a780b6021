package org.heddle.device;

import java.util.Arrays;

/** The data pins of a module: bursts on their way out after a READ, bursts awaited after a WRITE, garbage otherwise. */
final class DataPins {
    /** Cycles kept in flight: longer than any latency, and a power of two. */
    private static final int LENGTH = 16;

    private static final long NOTHING = -1;

    private final PageStore contents;
    private final long garbageSeed;

    // All four are indexed by cycle modulo LENGTH.
    private final long[] writeAddress = new long[LENGTH];
    private final boolean[] readDue = new boolean[LENGTH];
    private final long[] readLow = new long[LENGTH];
    private final long[] readHigh = new long[LENGTH];

    private boolean drivenValid;
    private long drivenLow;
    private long drivenHigh;

    DataPins(PageStore contents, long garbageSeed) {
        this.contents = contents;
        this.garbageSeed = garbageSeed;
        Arrays.fill(writeAddress, NOTHING);
    }

    /** Makes the pins of a later cycle the data of a WRITE to a module address, a multiple of 16. */
    void awaitWrite(long cycle, long address) {
        writeAddress[slot(cycle)] = address;
    }

    /** Takes the pins of a cycle into the memory if a WRITE awaits them; returns whether one did. */
    boolean take(long cycle, long low, long high, int mask) {
        int slot = slot(cycle);
        long address = writeAddress[slot];
        if (address == NOTHING) {
            return false;
        }
        writeAddress[slot] = NOTHING;
        if (mask >>> 16 != 0) {
            throw new IllegalArgumentException(
                    "write mask has 16 bits: writeMask=%#x in cycle %d".formatted(mask, cycle));
        }
        contents.write(address, low, mask & 0xFF);
        contents.write(address + Long.BYTES, high, mask >>> 8);
        return true;
    }

    /** Reads a burst now, to be driven in a later cycle. */
    void answerRead(long cycle, long address) {
        int slot = slot(cycle);
        readDue[slot] = true;
        readLow[slot] = contents.word(address);
        readHigh[slot] = contents.word(address + Long.BYTES);
    }

    /** Drives the pins of a cycle. */
    void drive(long cycle) {
        int slot = slot(cycle);
        drivenValid = readDue[slot];
        if (drivenValid) {
            readDue[slot] = false;
            drivenLow = readLow[slot];
            drivenHigh = readHigh[slot];
        } else {
            long garbage = SplitMix64.of(garbageSeed + cycle);
            drivenLow = garbage;
            drivenHigh = ~Long.rotateLeft(garbage, 29);
        }
    }

    boolean drivenValid() {
        return drivenValid;
    }

    long drivenLow() {
        return drivenLow;
    }

    long drivenHigh() {
        return drivenHigh;
    }

    private static int slot(long cycle) {
        return (int) cycle & (LENGTH - 1);
    }
}
