package org.heddle.device.verbs;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

/** Virtual memory of a process. Pages come into being by their first write; before, each word has a value of its address. */
public final class RcMemory {
    private static final int PAGE_BYTES = 4096;

    private final Map<Long, byte[]> pages = new HashMap<>();
    private final TreeMap<Long, Long> mapped = new TreeMap<>();
    private final LongUnaryOperator preset;

    /** @param preset value of each word of 8 bytes, little-endian, by its address */
    public RcMemory(LongUnaryOperator preset) {
        this.preset = preset;
    }

    /** Maps bytes; ranges must not overlap. */
    public void map(long address, long bytes) {
        mapped.put(address, address + bytes);
    }

    /** Unmaps the bytes that one call of {@link #map} has mapped from an address on; their contents stay. */
    public void unmap(long address) {
        mapped.remove(address);
    }

    /** Returns whether all bytes from an address on are mapped, by one call of {@link #map} or by neighbouring ones. */
    public boolean isMapped(long address, long bytes) {
        if (address < 0 || bytes < 0 || address + bytes < address) {
            return false;
        }
        long at = address;
        while (at < address + bytes) {
            Map.Entry<Long, Long> range = mapped.floorEntry(at);
            if (range == null || range.getValue() <= at) {
                return false;
            }
            at = range.getValue();
        }
        return true;
    }

    /**
     * Reads bytes.
     *
     * @throws IndexOutOfBoundsException if they are not all mapped
     */
    public void read(long address, byte[] into, int offset, int length) {
        require(address, length);
        for (int done = 0; done < length; ) {
            long at = address + done;
            int inPage = (int) (at % PAGE_BYTES);
            int bytes = Math.min(length - done, PAGE_BYTES - inPage);
            byte[] page = pages.get(at / PAGE_BYTES);
            if (page == null) {
                for (int i = 0; i < bytes; i++) {
                    into[offset + done + i] = presetByte(at + i);
                }
            } else {
                System.arraycopy(page, inPage, into, offset + done, bytes);
            }
            done += bytes;
        }
    }

    /** Returns bytes. */
    public byte[] read(long address, int length) {
        byte[] bytes = new byte[length];
        read(address, bytes, 0, length);
        return bytes;
    }

    /**
     * Writes bytes.
     *
     * @throws IndexOutOfBoundsException if they are not all mapped; then none is written
     */
    public void write(long address, byte[] from, int offset, int length) {
        require(address, length);
        for (int done = 0; done < length; ) {
            long at = address + done;
            int inPage = (int) (at % PAGE_BYTES);
            int bytes = Math.min(length - done, PAGE_BYTES - inPage);
            byte[] page = pages.computeIfAbsent(at / PAGE_BYTES, this::presetPage);
            System.arraycopy(from, offset + done, page, inPage, bytes);
            done += bytes;
        }
    }

    private void require(long address, long length) {
        if (!isMapped(address, length)) {
            throw new IndexOutOfBoundsException(
                    "not all of the %d bytes from 0x%x on are mapped: map them first".formatted(length, address));
        }
    }

    private byte[] presetPage(long number) {
        byte[] page = new byte[PAGE_BYTES];
        for (int i = 0; i < PAGE_BYTES; i++) {
            page[i] = presetByte(number * PAGE_BYTES + i);
        }
        return page;
    }

    private byte presetByte(long address) {
        return (byte) (preset.applyAsLong(address & -Long.BYTES) >>> 8 * (address % Long.BYTES));
    }
}
