package org.heddle.device.host;

import java.util.HashMap;
import java.util.Map;
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

    private final Map<Long, byte[]> pages = new HashMap<>();
    /** Beginnings and ends of what was cleared. */
    private final TreeMap<Long, Long> cleared = new TreeMap<>();

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
        for (int done = 0; done < length; ) {
            long place = address + done;
            int inPage = (int) (place % PAGE_BYTES);
            int part = Math.min(length - done, PAGE_BYTES - inPage);
            byte[] page = pages.get(place / PAGE_BYTES);
            if (page == null) {
                for (int i = 0; i < part; i++) {
                    bytes[done + i] = preset(place + i);
                }
            } else {
                System.arraycopy(page, inPage, bytes, done, part);
            }
            done += part;
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
        for (int done = 0; done < bytes.length; ) {
            long place = address + done;
            int inPage = (int) (place % PAGE_BYTES);
            int part = Math.min(bytes.length - done, PAGE_BYTES - inPage);
            System.arraycopy(bytes, done, page(place), inPage, part);
            done += part;
        }
    }

    /**
     * Makes whole pages zero, in no time; those that are never written to need no room.
     *
     * @throws IllegalArgumentException unless both are multiples of a page
     */
    public void clear(long address, long bytes) {
        if (address % PAGE_BYTES != 0 || bytes % PAGE_BYTES != 0) {
            throw new IllegalArgumentException(
                    "whole pages are cleared: address=0x%x, bytes=0x%x".formatted(address, bytes));
        }
        Objects.checkFromIndexSize(address, bytes, BYTES);
        pages.keySet().removeIf(page -> page >= address / PAGE_BYTES && page < (address + bytes) / PAGE_BYTES);
        cleared.put(address, address + bytes);
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
        page(address)[(int) (address % PAGE_BYTES)] = value;
    }

    private byte[] page(long address) {
        return pages.computeIfAbsent(address / PAGE_BYTES, this::presetPage);
    }

    private byte[] presetPage(long number) {
        byte[] page = new byte[PAGE_BYTES];
        if (isCleared(number * PAGE_BYTES)) {
            return page;
        }
        for (int i = 0; i < PAGE_BYTES; i++) {
            page[i] = preset(number * PAGE_BYTES + i);
        }
        return page;
    }

    private boolean isCleared(long address) {
        Map.Entry<Long, Long> range = cleared.floorEntry(address);
        return range != null && address < range.getValue();
    }

    private byte preset(long address) {
        if (isCleared(address)) {
            return 0;
        }
        return (byte) (SplitMix64.of(seed + address / Long.BYTES) >>> 8 * (address % Long.BYTES));
    }
}
