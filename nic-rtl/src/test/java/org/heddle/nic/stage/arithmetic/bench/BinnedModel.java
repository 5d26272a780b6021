package org.heddle.nic.stage.arithmetic.bench;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/**
 * Model of a sum in the mode REPRO, from all its values at once: no order, no partial sums, exact numbers. Shares nothing with the
 * RTL or the driver, not even their constants.
 */
public final class BinnedModel {
    private static final BigInteger BIN = BigInteger.TWO.pow(40);

    private final List<Double> values;
    private final boolean signalling;

    /**
     * A sum.
     *
     * @param values at least one
     * @param signalling whether one of the NaNs among them is a signalling one
     */
    public BinnedModel(List<Double> values, boolean signalling) {
        this.values = values;
        this.signalling = signalling;
    }

    private static BigInteger inSmallest(double value) {
        return new BigDecimal(value)
                .multiply(new BigDecimal(BigInteger.TWO.pow(1074)))
                .toBigIntegerExact();
    }

    private List<BigInteger> finite() {
        return values.stream()
                .filter(Double::isFinite)
                .filter(value -> value != 0)
                .map(BinnedModel::inSmallest)
                .toList();
    }

    /** The bin of the largest value's leading bit, -1 if there is none; bins from 0. */
    private int top() {
        return finite().stream()
                .mapToInt(value -> (value.abs().bitLength() - 1) / 40)
                .max()
                .orElse(-1);
    }

    private BigInteger bin(int bin) {
        return finite().stream()
                .map(value -> value.abs().shiftRight(40 * bin).mod(BIN).multiply(BigInteger.valueOf(value.signum())))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The accumulator's six words. */
    public long[] words() {
        long[] words = new long[6];
        for (double value : values) {
            words[0] |= Double.isNaN(value) ? 1 : 0;
            words[0] |= value == Double.POSITIVE_INFINITY ? 4 : value == Double.NEGATIVE_INFINITY ? 8 : 0;
            words[0] |= Double.doubleToRawLongBits(value) == Long.MIN_VALUE ? 0 : 16;
        }
        words[0] |= signalling ? 2 : 0;
        int top = top();
        if (top >= 0) {
            int floor = finite().stream()
                    .mapToInt(value -> value.getLowestSetBit() / 40)
                    .min()
                    .orElseThrow();
            words[0] |= (long) code(top) << 8 | (long) (127 - code(floor)) << 16;
        }
        for (int bin = Math.max(0, top - 4); bin <= top; bin++) {
            words[1 + bin % 5] = bin(bin).longValueExact();
        }
        return words;
    }

    private static int code(int bin) {
        return (bin / 5 + 1) * 8 + bin % 5;
    }

    /** The sum of what the window keeps, exactly. */
    private BigDecimal kept() {
        BigInteger sum = BigInteger.ZERO;
        for (int bin = Math.max(0, top() - 4); bin <= top(); bin++) {
            sum = sum.add(bin(bin).shiftLeft(40 * bin));
        }
        return scaled(sum);
    }

    private static BigDecimal scaled(BigInteger inSmallest) {
        // 2^-1074 has 1,074 decimal places; its product with an integer is exact.
        return new BigDecimal(inSmallest).multiply(new BigDecimal(Double.MIN_VALUE));
    }

    /** The sum of all, exactly. */
    public BigDecimal exact() {
        return scaled(finite().stream().reduce(BigInteger.ZERO, BigInteger::add));
    }

    /** Whether no bit of any value is below the window. */
    public boolean keepsAll() {
        return kept().compareTo(exact()) == 0
                && finite().stream().allMatch(value -> value.getLowestSetBit() / 40 >= top() - 4);
    }

    /** The rounded sum, bit for bit. */
    public double asDouble() {
        double special = special();
        return special == 0 && kept().signum() != 0 ? kept().doubleValue() : special;
    }

    /** The sum rounded to binary32, bit for bit. */
    public float asFloat() {
        double special = special();
        return special == 0 && kept().signum() != 0 ? kept().floatValue() : (float) special;
    }

    /** Returns Java's sum of zeros, infinities and NaNs alone; a zero of the right sign if there are none. */
    private double special() {
        double sum = -0.0;
        for (double value : values) {
            sum += Double.isFinite(value) && value != 0 ? 0.0 : value;
        }
        return sum;
    }
}
