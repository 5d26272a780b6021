package org.heddle.device.host;

import java.util.Objects;
import java.util.TreeMap;
import org.heddle.device.SplitMix64;

/**
 * Memory of a host, 256 MiB. Pages come into being by their first write; a byte that nobody has written has a value of the seed.
 */
public final class HostStorage {
    /** Number of bytes. */
    public static final int BYTES = 1 << 28;

    private static final int PAGE_BYTES = 4096;

    private final TreeMap<Integer, byte[]> pages = new TreeMap<>();
    private final long seed;

    /**
     * @param seed of what nobody has written
     */
    public HostStorage(long seed) {
        this.seed = seed;
    }

    /**
     * Reads bytes, in no time.
     *
     * @throws IndexOutOfBoundsException if they are not all inside the memory
     */
    public byte[] backdoorRead(int address, int length) {
        Objects.checkFromIndexSize(address, length, BYTES);
        byte[] bytes = new byte[length];
        for (int at = 0; at < length; at++) {
            bytes[at] = get(address + at);
        }
        return bytes;
    }

    /**
     * Writes bytes, in no time.
     *
     * @throws IndexOutOfBoundsException if they are not all inside the memory, or the array; then none is written
     */
    public void backdoorWrite(int address, byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        Objects.checkFromIndexSize(address, length, BYTES);
        for (int at = 0; at < length; at++) {
            put(address + at, bytes[offset + at]);
        }
    }

    /** Returns the little-endian word at a byte address, a multiple of 4. */
    int word(int address) {
        int word = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            word |= (get(address + i) & 0xFF) << 8 * i;
        }
        return word;
    }

    /** Writes those bytes of a word whose bit in the mask is 1. */
    void write(int address, int word, int mask) {
        for (int i = 0; i < Integer.BYTES; i++) {
            if ((mask >>> i & 1) != 0) {
                put(address + i, (byte) (word >>> 8 * i));
            }
        }
    }

    private byte get(int address) {
        byte[] page = pages.get(address / PAGE_BYTES);
        return page == null ? preset(address) : page[address % PAGE_BYTES];
    }

    private void put(int address, byte value) {
        pages.computeIfAbsent(address / PAGE_BYTES, this::presetPage)[address % PAGE_BYTES] = value;
    }

    private byte[] presetPage(int number) {
        byte[] page = new byte[PAGE_BYTES];
        for (int i = 0; i < PAGE_BYTES; i++) {
            page[i] = preset(number * PAGE_BYTES + i);
        }
        return page;
    }

    private byte preset(int address) {
        return (byte) (SplitMix64.of(seed + address / Long.BYTES) >>> 8 * (address % Long.BYTES));
    }
}
