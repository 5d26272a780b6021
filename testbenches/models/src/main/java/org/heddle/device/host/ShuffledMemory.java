package org.heddle.device.host;

import java.util.Objects;
import java.util.TreeMap;
import org.heddle.device.SplitMix64;

/**
 * Physical memory of a host with addresses of 48 bits. Pages come into being by their first write; a byte that nobody has written has a value of
 * the seed.
 */
public final class ShuffledMemory {
    /** Number of bytes. */
    public static final long BYTES = 1L << 48;
    /** Number of bytes of a page. */
    public static final int PAGE_BYTES = 4096;

    private final TreeMap<Long, byte[]> pages = new TreeMap<>();
    private final long seed;

    /**
     * @param seed of what nobody has written
     */
    public ShuffledMemory(long seed) {
        this.seed = seed;
    }

    /**
     * Reads bytes, in no time.
     *
     * @throws IndexOutOfBoundsException if they are not all inside the memory
     */
    public byte[] read(long address, int length) {
        Objects.checkFromIndexSize(address, length, BYTES);
        byte[] bytes = new byte[length];
        for (int at = 0; at < length; at++) {
            long place = address + at;
            byte[] page = pages.get(place / PAGE_BYTES);
            bytes[at] = page == null ? preset(place) : page[(int) (place % PAGE_BYTES)];
        }
        return bytes;
    }

    /**
     * Writes bytes, in no time.
     *
     * @throws IndexOutOfBoundsException if they are not all inside the memory; then none is written
     */
    public void write(long address, byte... bytes) {
        Objects.checkFromIndexSize(address, bytes.length, BYTES);
        for (int at = 0; at < bytes.length; at++) {
            put(address + at, bytes[at]);
        }
    }

    /**
     * Writes those bytes whose bit in the mask is 1, the first byte's lowest.
     *
     * @throws IndexOutOfBoundsException if they are not all inside the memory; then none is written
     */
    public void write(long address, byte[] bytes, long mask) {
        Objects.checkFromIndexSize(address, bytes.length, BYTES);
        for (int at = 0; at < bytes.length; at++) {
            if ((mask >>> at & 1) != 0) {
                put(address + at, bytes[at]);
            }
        }
    }

    private void put(long address, byte value) {
        pages.computeIfAbsent(address / PAGE_BYTES, this::presetPage)[(int) (address % PAGE_BYTES)] = value;
    }

    private byte[] presetPage(long number) {
        byte[] page = new byte[PAGE_BYTES];
        for (int i = 0; i < PAGE_BYTES; i++) {
            page[i] = preset(number * PAGE_BYTES + i);
        }
        return page;
    }

    private byte preset(long address) {
        return (byte) (SplitMix64.of(seed + address / Long.BYTES) >>> 8 * (address % Long.BYTES));
    }
}
