package org.heddle.nic.stage.arithmetic;

import java.util.Arrays;

/**
 * A sum of floats whose bits are a function of the multiset of its values: neither the order of additions nor the tree of partial sums
 * makes a difference. Its words, laid out by {@link BinnedLayout}, are the data of a reduction in the mode REPRO.
 *
 * <p>The host cuts values into bins and rounds the sum; the network interface only adds accumulators. There an accumulator is six
 * words whatever it was made of, so cutting there would save nothing on the way, but cost a shifter of 120 bits before and a
 * normaliser of 200 bits behind the ALU, in every node. A host that has more than one value adds them here first, without any rounding.
 *
 * <p>Not safe for several threads.
 */
public final class BinnedSum {
    /*
     * Why the bits are a function of the multiset.
     *
     * Let t(x) be the bin of the leading bit of a finite value x that is not 0, and s(x, b) its slice in bin b: the bits of |x| at the
     * bin's 40 positions, with the sign of x. Both depend on x alone. Let T be the largest t(x) of all values.
     *
     * Claim: an accumulator of the values of a multiset M holds, for each bin b of its window T(M)-4 .. T(M), the sum of s(x, b) for all x
     * in M, and T(M) is the largest t(x) in M.
     *
     * One value: its window holds its own slices, at most three, and zeros. Sum of accumulators of M and N with T(M) >= T(N): the window
     * of the result is T(M)-4 .. T(M). A bin b of it that N's window has holds the sum of both, which is the claim. A bin b of it that
     * N's window has not cannot be below N's window, since b >= T(M)-4 >= T(N)-4; so it is above T(N), where all values of N have
     * slices 0: the bin of M alone is the sum of both. What N has dropped is below T(N)-4 <= T(M)-4, outside the window of the result.
     *
     * So whatever tree of partial sums has been built, however the tops went up on the way, what stands at the end is T, and for five
     * bins the sum of s(x, b) over all values: integers, below 2^63 while there are at most 2^23 values, whose addition is exact and
     * therefore associative and commutative. No carry goes from bin to bin before the rounding, so no bin depends on another. That T does
     * not come down when values cancel is part of it: it is not the leading bit of the sum, but of the largest value.
     *
     * The rest of the header is a maximum and an or. Rounding is a function of the words.
     *
     * The error. What is dropped of one value is less than 2^(40 (T-4)), counted in positions; |x| >= 2^(40 T) for the largest. So n values
     * lose less than n 2^-160 max |x| together, then the rest is rounded once. Nothing is dropped of a value whose exponent
     * is at most 108 below the largest's: its lowest bit is then at most 160 below the largest's leading bit.
     *
     * J. Demmel and H. D. Nguyen, "Parallel reproducible summation", IEEE Transactions on Computers 64(7), 2015, cut at an absolute
     * grid, too; their bins are floats.
     */

    private static final int POSITION_OF_ONE = 1074;
    private static final int SIGNIFICAND_BITS = 52;
    private static final long HIDDEN = 1L << SIGNIFICAND_BITS;
    private static final long SLICE = (1L << BinnedLayout.BIN_BITS) - 1;
    private static final int CODE = (1 << BinnedLayout.CODE_WIDTH) - 1;

    private int seen;
    /** Number of the top bin, 0 if none. */
    private int top;
    /** Number of the lowest bin that a value needed, 0 if none. */
    private int floor;
    /** Bin b is bins[b % 5]. */
    private final long[] bins = new long[BinnedLayout.BINS];

    private int values;

    /** An empty sum, which rounds to the neutral element of the addition, -0. */
    public BinnedSum() {}

    /**
     * The sum that such words hold.
     *
     * @param words {@value BinnedLayout#WORDS} words laid out by {@link BinnedLayout}
     * @throws IllegalArgumentException if it is another number of words
     */
    public static BinnedSum of(long... words) {
        if (words.length != BinnedLayout.WORDS) {
            throw new IllegalArgumentException(
                    "an accumulator must have " + BinnedLayout.WORDS + " words: words=" + words.length);
        }
        BinnedSum sum = new BinnedSum();
        sum.seen = (int) words[0] & BinnedLayout.ALL_SEEN;
        int topCode = (int) (words[0] >>> BinnedLayout.TOP_LOW) & CODE;
        int floorCode = (int) (words[0] >>> BinnedLayout.FLOOR_LOW) & CODE;
        sum.top = topCode == 0 ? 0 : BinnedLayout.bin(topCode);
        sum.floor = floorCode == 0 ? 0 : BinnedLayout.bin(CODE - floorCode);
        System.arraycopy(words, 1, sum.bins, 0, BinnedLayout.BINS);
        return sum;
    }

    /** The sum's words, laid out by {@link BinnedLayout}. */
    public long[] words() {
        long[] words = new long[BinnedLayout.WORDS];
        long topCode = top == 0 ? 0 : BinnedLayout.code(top);
        long floorCode = floor == 0 ? 0 : CODE - BinnedLayout.code(floor);
        words[0] = seen | topCode << BinnedLayout.TOP_LOW | floorCode << BinnedLayout.FLOOR_LOW;
        System.arraycopy(bins, 0, words, 1, BinnedLayout.BINS);
        return words;
    }

    /** Adds a value. */
    public void add(double value) {
        addDouble(Double.doubleToRawLongBits(value));
    }

    /** Adds a value. */
    public void add(float value) {
        addFloat(Float.floatToRawIntBits(value));
    }

    /** Adds a binary32, widened without a rounding; a signalling NaN stays one. */
    public void addFloat(int bits) {
        float value = Float.intBitsToFloat(bits);
        if (Float.isNaN(value)) {
            count();
            seeNan((bits & 0x0040_0000) == 0);
        } else {
            addDouble(Double.doubleToRawLongBits(value));
        }
    }

    /**
     * Adds a binary64.
     *
     * @throws ArithmeticException if there are more than {@link BinnedLayout#MOST_VALUES}
     */
    public void addDouble(long bits) {
        count();
        int exponent = (int) (bits >>> SIGNIFICAND_BITS) & 0x7FF;
        long fraction = bits & HIDDEN - 1;
        if (exponent == 0x7FF) {
            if (fraction != 0) {
                seeNan((bits & HIDDEN >> 1) == 0);
            } else {
                seen |= BinnedLayout.NOT_MINUS_ZERO
                        | (bits < 0 ? BinnedLayout.MINUS_INFINITY : BinnedLayout.PLUS_INFINITY);
            }
            return;
        }
        if (bits == Long.MIN_VALUE) {
            return;
        }
        seen |= BinnedLayout.NOT_MINUS_ZERO;
        long significand = exponent == 0 ? fraction : fraction | HIDDEN;
        if (significand != 0) {
            addSlices(significand, Math.max(exponent - 1, 0), bits < 0);
        }
    }

    /** Adds a significand whose lowest bit has that position. */
    private void addSlices(long significand, int position, boolean negative) {
        int leading = position + 63 - Long.numberOfLeadingZeros(significand);
        int lowest = position + Long.numberOfTrailingZeros(significand);
        int valuesTop = bin(leading);
        int valuesFloor = bin(lowest);
        raise(valuesTop);
        floor = floor == 0 ? valuesFloor : Math.min(floor, valuesFloor);
        for (int b = Math.max(bin(position), top - BinnedLayout.BINS + 1); b <= valuesTop; b++) {
            int shift = (b - BinnedLayout.FIRST_BIN) * BinnedLayout.BIN_BITS - position;
            long slice = (shift >= 0 ? significand >>> shift : significand << -shift) & SLICE;
            bins[b % BinnedLayout.BINS] += negative ? -slice : slice;
        }
    }

    /**
     * Adds what another sum holds, as the network interface does.
     *
     * @throws ArithmeticException if both have been given more than {@link BinnedLayout#MOST_VALUES}
     */
    public void add(BinnedSum other) {
        values = Math.addExact(values, other.values);
        checkCount();
        seen |= other.seen;
        raise(other.top);
        floor = floor == 0 || other.floor == 0 ? Math.max(floor, other.floor) : Math.min(floor, other.floor);
        for (int b = Math.max(other.top, BinnedLayout.BINS) - BinnedLayout.BINS + 1; b <= other.top; b++) {
            if (b > top - BinnedLayout.BINS) {
                bins[b % BinnedLayout.BINS] += other.bins[b % BinnedLayout.BINS];
            }
        }
    }

    /** Moves the window up to that bin, if it is higher. */
    private void raise(int newTop) {
        if (newTop - top >= BinnedLayout.BINS) {
            Arrays.fill(bins, 0);
        } else {
            for (int b = top + 1; b <= newTop; b++) {
                bins[b % BinnedLayout.BINS] = 0;
            }
        }
        top = Math.max(top, newTop);
    }

    private void count() {
        values++;
        checkCount();
    }

    private void checkCount() {
        if (values > BinnedLayout.MOST_VALUES) {
            throw new ArithmeticException(
                    "a sum must have at most " + BinnedLayout.MOST_VALUES + " values: values=" + values);
        }
    }

    private void seeNan(boolean signalling) {
        seen |= BinnedLayout.NOT_MINUS_ZERO | BinnedLayout.NAN | (signalling ? BinnedLayout.SIGNALLING : 0);
    }

    private static int bin(int position) {
        return BinnedLayout.FIRST_BIN + position / BinnedLayout.BIN_BITS;
    }

    /** The sum, rounded once to the nearest binary64, ties to even. */
    public double toDouble() {
        return Double.longBitsToDouble(roundedToDouble().bits());
    }

    /** The sum, rounded once to the nearest binary32, ties to even. */
    public float toFloat() {
        return Float.intBitsToFloat((int) roundedToFloat().bits());
    }

    /** The same with its exceptions. */
    public RoundedSum roundedToDouble() {
        return rounded(RoundedSum.Format.BINARY64);
    }

    /** The same with its exceptions. */
    public RoundedSum roundedToFloat() {
        return rounded(RoundedSum.Format.BINARY32);
    }

    private RoundedSum rounded(RoundedSum.Format format) {
        boolean plus = (seen & BinnedLayout.PLUS_INFINITY) != 0;
        boolean minus = (seen & BinnedLayout.MINUS_INFINITY) != 0;
        if ((seen & BinnedLayout.NAN) != 0 || plus && minus) {
            return RoundedSum.nan(format, (seen & BinnedLayout.SIGNALLING) != 0 || plus && minus);
        }
        if (plus || minus) {
            return RoundedSum.infinity(format, minus);
        }
        if ((seen & BinnedLayout.NOT_MINUS_ZERO) == 0) {
            return RoundedSum.minusZero(format);
        }
        int lowestBin = Math.max(top - BinnedLayout.BINS + 1, BinnedLayout.FIRST_BIN);
        long[] window = new long[BinnedLayout.BINS];
        for (int b = lowestBin; b <= top; b++) {
            window[b - lowestBin] = bins[b % BinnedLayout.BINS];
        }
        int position = (lowestBin - BinnedLayout.FIRST_BIN) * BinnedLayout.BIN_BITS;
        return RoundedSum.of(format, window, position - POSITION_OF_ONE, floor != 0 && floor < lowestBin);
    }
}
