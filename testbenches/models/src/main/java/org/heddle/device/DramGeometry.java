package org.heddle.device;

/**
 * The shape of one module: 4 banks of 16,384 rows of 4,096 bytes, 256 MiB in all, addressed in bursts of 16 bytes.
 *
 * <p>The module byte address is {row 14, bank 2, column 8, byte 4}, so a row of a bank is 4,096 consecutive bytes.
 */
public final class DramGeometry {
    /** Banks of a module. */
    public static final int BANKS = 4;
    /** Rows of a bank. */
    public static final int ROWS = 1 << 14;
    /** Bursts of a row. */
    public static final int COLUMNS = 1 << 8;
    /** Bytes moved by one READ or WRITE. */
    public static final int BURST_BYTES = 16;
    /** Bytes of a row of one bank. */
    public static final int ROW_BYTES = COLUMNS * BURST_BYTES;
    /** Bytes of a module. */
    public static final long MODULE_BYTES = (long) BANKS * ROWS * ROW_BYTES;

    private DramGeometry() {}

    /** The module byte address of the first byte of a burst. */
    public static long address(int row, int bank, int column) {
        return (long) row << 14 | (long) bank << 12 | (long) column << 4;
    }
}
