package org.heddle.host.mpc.memory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Page table of a process: for each virtual page its frame of physical memory. */
public final class PageTable {
    /** Number of bytes of a page. */
    public static final int PAGE_BYTES = 4096;

    private final Map<Long, Integer> frames = new HashMap<>();

    /** Maps a virtual page to a frame, instead of the one that it had. */
    void map(long page, int frame) {
        frames.put(page, frame);
    }

    /** Takes a page out, and returns its frame. */
    int unmap(long page) {
        int frame = frame(page);
        frames.remove(page);
        return frame;
    }

    /**
     * Returns the frame of a page.
     *
     * @throws IllegalArgumentException if the page is not mapped
     */
    int frame(long page) {
        Integer frame = frames.get(page);
        if (frame == null) {
            throw new IllegalArgumentException(
                    "virtual address 0x%x is not mapped: use memory that the process has allocated"
                            .formatted(page * PAGE_BYTES));
        }
        return frame;
    }

    /** Returns whether all bytes from an address on are mapped. */
    boolean isMapped(long address, long bytes) {
        for (long page = address / PAGE_BYTES; page * PAGE_BYTES < address + bytes; page++) {
            if (!frames.containsKey(page)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the pieces of contiguous physical memory that virtually consecutive bytes lie in, as long as they can be.
     *
     * @param address virtual
     * @param bytes 0 or more
     * @throws IllegalArgumentException if a page is not mapped
     */
    public List<PhysicalPiece> pieces(long address, long bytes) {
        ArrayList<PhysicalPiece> pieces = new ArrayList<>();
        long end = address + bytes;
        for (long at = address; at < end; ) {
            long page = at / PAGE_BYTES;
            long next = Math.min(end, (page + 1) * PAGE_BYTES);
            long physical = (long) frame(page) * PAGE_BYTES + at % PAGE_BYTES;
            PhysicalPiece.join(pieces, new PhysicalPiece(physical, next - at));
            at = next;
        }
        return pieces;
    }

    /** Returns the number of pages that a range of bytes touches. */
    public static int pages(long address, long bytes) {
        return bytes == 0 ? 0 : (int) ((address + bytes - 1) / PAGE_BYTES - address / PAGE_BYTES + 1);
    }
}
