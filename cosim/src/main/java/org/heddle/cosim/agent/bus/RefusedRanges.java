package org.heddle.cosim.agent.bus;

import java.util.ArrayList;
import java.util.List;

/** Ranges of bytes that a memory refuses. Addresses are unsigned, of up to 64 bits. */
final class RefusedRanges {
    /** A range, with its last byte: the one behind it may lie past 64 bits. */
    private record Range(long from, long last) {}

    private final List<Range> ranges = new ArrayList<>();

    /**
     * Adds a range.
     *
     * @param to the address behind it; 0 stands for the one behind the last of 64 bits
     * @throws IllegalArgumentException if the range has no byte
     */
    void add(long from, long to) {
        if (from == to || Long.compareUnsigned(from, to - 1) > 0) {
            throw new IllegalArgumentException("refuse(0x" + Long.toHexString(from) + ", 0x" + Long.toHexString(to)
                    + ") has no byte: give the first address that is refused, and the one behind the last");
        }
        ranges.add(new Range(from, to - 1));
    }

    /** Whether one of some bytes from an address on is refused. */
    boolean touch(long from, int bytes) {
        return ranges.stream()
                .anyMatch(range -> Long.compareUnsigned(from, range.last) <= 0
                        && Long.compareUnsigned(from + bytes - 1, range.from) >= 0);
    }
}
