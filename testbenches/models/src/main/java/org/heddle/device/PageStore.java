package org.heddle.device;

import java.util.Arrays;

/**
 * The contents of one module: pages that were written, and a pattern for all others.
 *
 * <p>A page is one row of one bank. It comes into being by its first write and then holds 512 little-endian words.
 */
final class PageStore {
    static final int PAGE_BYTES = DramGeometry.ROW_BYTES;
    static final int PAGE_WORDS = PAGE_BYTES / Long.BYTES;
    private static final int PAGES = (int) (DramGeometry.MODULE_BYTES / PAGE_BYTES);
    private static final int PAGE_SHIFT = Integer.numberOfTrailingZeros(PAGE_BYTES);
    private static final long[] BYTES_OF_MASK = bytesOfMask();

    private final PresetPattern preset;
    private final long[][] pages = new long[PAGES][];
    private int[] touched = new int[64];
    private int touchedCount;

    /** Contents whose unwritten words are those of a pattern over module byte addresses. */
    PageStore(PresetPattern preset) {
        this.preset = preset;
    }

    /** The word at a module byte address, a multiple of 8. */
    long word(long address) {
        long[] page = pages[(int) (address >>> PAGE_SHIFT)];
        return page == null ? preset.word(address) : page[wordIndex(address)];
    }

    /** Writes the bytes of a word whose mask bit is 1; bit 0 is the byte at the address, a multiple of 8. */
    void write(long address, long value, int mask) {
        if (mask == 0) {
            return;
        }
        long bytes = BYTES_OF_MASK[mask];
        long[] page = pageForWriting((int) (address >>> PAGE_SHIFT));
        int index = wordIndex(address);
        page[index] = page[index] & ~bytes | value & bytes;
    }

    /** The numbers of the pages that were written, ascending. */
    int[] touchedPages() {
        int[] sorted = Arrays.copyOf(touched, touchedCount);
        Arrays.sort(sorted);
        return sorted;
    }

    private long[] pageForWriting(int number) {
        long[] page = pages[number];
        if (page == null) {
            page = new long[PAGE_WORDS];
            long address = (long) number << PAGE_SHIFT;
            for (int i = 0; i < PAGE_WORDS; i++) {
                page[i] = preset.word(address + (long) i * Long.BYTES);
            }
            pages[number] = page;
            if (touchedCount == touched.length) {
                touched = Arrays.copyOf(touched, touchedCount * 2);
            }
            touched[touchedCount++] = number;
        }
        return page;
    }

    private static int wordIndex(long address) {
        return (int) (address & (PAGE_BYTES - 1)) >>> 3;
    }

    private static long[] bytesOfMask() {
        long[] table = new long[256];
        for (int mask = 0; mask < table.length; mask++) {
            for (int i = 0; i < Long.BYTES; i++) {
                table[mask] |= (mask >>> i & 1) == 0 ? 0 : 0xFFL << (8 * i);
            }
        }
        return table;
    }
}
