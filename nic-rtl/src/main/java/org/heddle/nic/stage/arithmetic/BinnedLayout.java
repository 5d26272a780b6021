package org.heddle.nic.stage.arithmetic;

/**
 * An accumulator of a sum of floats whose bits depend on nothing but the values that were added: six words of 64 bits, the one
 * declaration of their layout for hardware and drivers.
 *
 * <pre>
 * word 0      [4:0] what has been added: {@link #NAN} and others  [14:8] top  [22:16] floor; all other bits 0
 * word 1 + i  the bin whose number is i modulo 5, in two's complement
 * </pre>
 *
 * <p>The positions of binary64, from 2^-1074 to 2^1023, are cut into bins of 40 bits: position p, that of 2^(p - 1074), is in bin
 * 5 + p / 40, 5 to 57. A value is cut at the borders of the bins into slices, which are added to their bins; a slice has less than 40 bits
 * and the value's sign, and depends on no other value. The window of an accumulator is the bin of the leading bit of its largest
 * value, the top, and the four bins below: each has a word, since five bins in a row have different remainders. Bins below the window
 * are dropped.
 *
 * <p>A bin's number b is written as its code, {b / 5, b % 5} in 4 and 3 bits, so that codes have the order of their bins. <b>Top</b> is
 * the code of the top bin; 0 if nothing but zeros, infinities and NaNs has been added. <b>Floor</b> is 127 less the code of the lowest
 * bin into which any value had a slice other than 0, dropped or not; 0 if there is none. So both are maxima of what the values have,
 * and the lower five bits an or.
 *
 * <p>Slices are below 2^40: {@link #MOST_VALUES} of them fit any bin.
 */
public final class BinnedLayout {
    /** Words of an accumulator. */
    public static final int WORDS = 6;
    /** Bins of the window. */
    public static final int BINS = 5;
    /** Bits of the grid that a bin stands for. */
    public static final int BIN_BITS = 40;
    /** Number of the bin that has the lowest positions. */
    public static final int FIRST_BIN = 5;
    /** Number of values that can be added without a bin that overflows: 2^23. */
    public static final int MOST_VALUES = 1 << 63 - BIN_BITS;

    /** Width of the lower part of the header, the or of what has been added. */
    public static final int SEEN_WIDTH = 5;
    /** A NaN of any kind. */
    public static final int NAN = 1;
    /** A signalling NaN. */
    public static final int SIGNALLING = 2;
    /** Infinity. */
    public static final int PLUS_INFINITY = 4;
    /** -infinity. */
    public static final int MINUS_INFINITY = 8;
    /** Anything but -0: only a sum of nothing else is -0. */
    public static final int NOT_MINUS_ZERO = 16;

    /** All of these bits. */
    public static final int ALL_SEEN = (1 << SEEN_WIDTH) - 1;

    /** Lowest bit of the top. */
    public static final int TOP_LOW = 8;
    /** Lowest bit of the floor. */
    public static final int FLOOR_LOW = 16;
    /** Width of a code. */
    public static final int CODE_WIDTH = 7;
    /** Width of the lower part of a code, the remainder. */
    public static final int REMAINDER_WIDTH = 3;

    private BinnedLayout() {}

    /** The code of a bin, 5 to 57. */
    public static int code(int bin) {
        return bin / BINS << REMAINDER_WIDTH | bin % BINS;
    }

    /** The bin of a code. */
    public static int bin(int code) {
        return (code >> REMAINDER_WIDTH) * BINS + (code & (1 << REMAINDER_WIDTH) - 1);
    }
}
