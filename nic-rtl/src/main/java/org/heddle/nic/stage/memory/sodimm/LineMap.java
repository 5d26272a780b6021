package org.heddle.nic.stage.memory.sodimm;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/**
 * Map of lines onto two modules, their banks, rows and columns. A line consists of granules that lie in the two
 * modules in turn; all of a line's granules have the same bank, row and column.
 */
public interface LineMap {
    /** Returns the map's name as a parameter of components, such as {@code by8}. */
    String name();

    /** Bytes of a granule, 8 or 16. */
    int granuleBytes();

    /**
     * 1 where a line begins in module 1; empty if every line begins in module 0.
     *
     * @param burst address of the line's first byte divided by 16
     */
    Optional<Bool> startsInModule1(UInt burst);

    /** Returns the bank, 2 bits. */
    UInt bank(UInt burst);

    /** Returns the row, 14 bits. */
    UInt row(UInt burst);

    /** Returns the column, 8 bits, in bursts of 16 bytes. */
    UInt column(UInt burst);
}
