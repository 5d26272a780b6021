package org.heddle.gallery.sdram;

/**
 * A chip of four banks with words of 16 bits, as its data sheet describes it. Times are in nanoseconds.
 *
 * @param name tells the chip from others; it becomes part of the Verilog module's name
 * @param rowBits width of a row's address, at most {@link #ADDRESS_PINS}
 * @param columnBits width of a column's address, at most {@link #PRECHARGE_ALL}
 * @param trcd ACTIVE to READ or WRITE
 * @param trp PRECHARGE to ACTIVE or AUTO REFRESH
 * @param tras ACTIVE to PRECHARGE
 * @param trc ACTIVE to ACTIVE of the same bank
 * @param trrd ACTIVE to ACTIVE of another bank
 * @param twr WRITE to PRECHARGE
 * @param trfc AUTO REFRESH to the next command
 * @param retention time in which each row must be refreshed once
 * @param powerUp time without commands after power is on
 * @param powerUpRefreshes AUTO REFRESH commands before the mode register is loaded, 1 to 8
 */
public record SdramPart(
        String name,
        int rowBits,
        int columnBits,
        int trcd,
        int trp,
        int tras,
        int trc,
        int trrd,
        int twr,
        int trfc,
        int retention,
        int powerUp,
        int powerUpRefreshes) {
    /** Number of address pins. */
    public static final int ADDRESS_PINS = 13;

    /** Number of bits of a bank's address. */
    public static final int BANK_BITS = 2;

    /** Number of banks. */
    public static final int BANKS = 1 << BANK_BITS;

    /** Address pin that makes a PRECHARGE one of all banks. */
    public static final int PRECHARGE_ALL = 10;

    /** Micron MT48LC16M16A2, speed grade -75: 256 Mbit, 8,192 rows of 512 words in each bank, 64 ms retention. */
    public static final SdramPart MT48LC16M16A2 =
            new SdramPart("MT48LC16M16A2", 13, 9, 20, 20, 44, 66, 15, 15, 66, 64_000_000, 100_000, 2);

    /**
     * Makes a description.
     *
     * @throws IllegalArgumentException if an address does not fit its pins, or the number of refreshes is out of range
     */
    public SdramPart {
        within("rowBits", rowBits, ADDRESS_PINS);
        within("columnBits", columnBits, PRECHARGE_ALL);
        within("powerUpRefreshes", powerUpRefreshes, 8);
    }

    private static void within(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new IllegalArgumentException(name + " must be 1 to " + most + ": " + name + "=" + value);
        }
    }

    /** Returns the width of a word's address: the row's bits above the bank's, and the column's below. */
    public int addressBits() {
        return rowBits + BANK_BITS + columnBits;
    }
}
