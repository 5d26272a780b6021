package org.heddle.hdl.option;

/** What {@code Memory.readSync} gives for parts of a word that are written at the same clock edge. */
public enum ReadUnderWrite {
    /** What the word held before the edge. Block RAMs that cannot do it get registers and comparators around them. */
    READ_FIRST,
    /** What is being written. Costs registers for the written parts and comparators of the addresses. */
    WRITE_FIRST,
    /**
     * Nothing that can be relied on: unknown bits in simulators that know them. Costs nothing with any block RAM, so this is the
     * policy where another rule already keeps reads and writes of one word apart.
     */
    UNDEFINED
}
