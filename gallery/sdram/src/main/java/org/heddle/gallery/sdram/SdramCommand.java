package org.heddle.gallery.sdram;

/** Commands of the chip. The place of each is its code on the pins RAS#, CAS# and WE#, the lowest bit on WE#. */
public enum SdramCommand {
    /** Loads the mode register from the address pins. */
    LOAD_MODE_REGISTER,
    /** Refreshes the row that the chip's own counter names, in all banks. */
    AUTO_REFRESH,
    /** Closes the row of a bank, or of all banks. */
    PRECHARGE,
    /** Opens a row of a bank. */
    ACTIVE,
    /** Writes a word of an open row. */
    WRITE,
    /** Reads a word of an open row. */
    READ,
    /** Ends a burst; the controller has bursts of one word, and does not use it. */
    BURST_TERMINATE,
    /** Does nothing. */
    NOP
}
