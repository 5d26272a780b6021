package org.heddle.host.mpc.memory;

/**
 * Place of a buffer in physical memory.
 *
 * @param offset place of its first byte in its page, 0 to 4,095
 * @param run number of virtually consecutive pages, from the buffer's first, that are physically contiguous; then the next so many, somewhere
 *     else; {@link #ALL_PAGES} if all are
 */
public record BufferPlacement(int offset, int run) {
    /** Says that all pages of a buffer are physically contiguous. */
    public static final int ALL_PAGES = 0;
    /** From the start of a page, each page somewhere else. */
    public static final BufferPlacement SCATTERED = new BufferPlacement(0, 1);
    /** From the start of a page, all pages contiguous. */
    public static final BufferPlacement CONTIGUOUS = new BufferPlacement(0, ALL_PAGES);

    /**
     * Checks the placement.
     *
     * @throws IllegalArgumentException for an offset outside a page, or a negative run
     */
    public BufferPlacement {
        if (offset < 0 || offset >= PageTable.PAGE_BYTES || run < 0) {
            throw new IllegalArgumentException("a buffer begins at offset 0 to " + (PageTable.PAGE_BYTES - 1)
                    + " of its page, in runs of 1 or more pages, or 0 for all: offset=" + offset + ", run=" + run);
        }
    }

    /** Returns the pages of a run in a buffer of some pages. */
    int runPages(int pages) {
        return run == ALL_PAGES ? pages : Math.min(run, pages);
    }
}
