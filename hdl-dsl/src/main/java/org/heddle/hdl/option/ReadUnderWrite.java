package org.heddle.hdl.option;

/** Data of {@code Memory.readSync} for the parts of a word that are written at the same clock edge. */
public enum ReadUnderWrite {
    /** The word as it was before the edge. Block RAMs that cannot do it get registers and comparators around them. */
    READ_FIRST,
    /** The data that are being written. Costs registers for the written parts and comparators of the addresses. */
    WRITE_FIRST,
    /**
     * Nothing that can be relied on: unknown bits in simulators that know them. Costs nothing with any block RAM, so this is the
     * policy where another rule already keeps reads and writes of one word apart.
     */
    UNDEFINED
}
