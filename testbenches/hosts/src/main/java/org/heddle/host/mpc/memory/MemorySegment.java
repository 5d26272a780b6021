package org.heddle.host.mpc.memory;

/**
 * Segment of a process whose data can be transferred.
 *
 * @param address virtual address of its first byte, the start of a page
 * @param bytes whole pages
 */
public record MemorySegment(long address, long bytes) {
    /** Returns the first page. */
    long firstPage() {
        return address / PageTable.PAGE_BYTES;
    }

    /** Returns the number of pages. */
    int pages() {
        return (int) (bytes / PageTable.PAGE_BYTES);
    }

    /** Returns the address behind it. */
    public long end() {
        return address + bytes;
    }
}
