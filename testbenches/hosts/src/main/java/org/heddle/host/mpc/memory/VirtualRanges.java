package org.heddle.host.mpc.memory;

import java.util.Map;
import java.util.TreeMap;

/** Free virtual pages of a heap, first fit; what is given back joins its neighbours. */
final class VirtualRanges {
    /** Free ranges: first page to number of pages. */
    private final TreeMap<Long, Long> free = new TreeMap<>();

    private long left;

    VirtualRanges(long firstPage, long pages) {
        free.put(firstPage, pages);
        left = pages;
    }

    /** Number of free pages. */
    long left() {
        return left;
    }

    /**
     * Takes consecutive pages.
     *
     * @return number of the first one
     * @throws IllegalStateException if there are not so many in a row
     */
    long take(long pages) {
        for (Map.Entry<Long, Long> range : free.entrySet()) {
            if (range.getValue() >= pages) {
                long page = range.getKey();
                long rest = range.getValue() - pages;
                free.remove(page);
                left -= pages;
                if (rest > 0) {
                    free.put(page + pages, rest);
                }
                return page;
            }
        }
        throw new IllegalStateException(
                "the heap has no " + pages + " pages left in a row: free buffers, or use smaller ones");
    }

    void giveBack(long firstPage, long pages) {
        left += pages;
        long start = firstPage;
        long count = pages;
        Map.Entry<Long, Long> before = free.lowerEntry(start);
        if (before != null && before.getKey() + before.getValue() == start) {
            free.remove(before.getKey());
            start = before.getKey();
            count += before.getValue();
        }
        Long behind = free.remove(firstPage + pages);
        free.put(start, behind == null ? count : count + behind);
    }
}
