package org.heddle.nic.stage.arithmetic.bench;

import java.util.SplittableRandom;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;

/** Draws pairs of floats that are likely to hurt: of near exponents, nearly opposite, subnormal, of few bits, and corners. */
public final class RandomFloats {
    private final FloatFormat format;
    private final SplittableRandom random;
    private final int fractionBits;
    private final long fractionMask;
    private final int topExponent;
    private final long sign;
    private long left;
    private long right;

    /** Draws from a random source. */
    public RandomFloats(FloatFormat format, SplittableRandom random) {
        this.format = format;
        this.random = random;
        this.fractionBits = format.fractionBits();
        this.fractionMask = (1L << fractionBits) - 1;
        this.topExponent = (1 << format.exponentBits()) - 1;
        this.sign = 1L << format.width() - 1;
    }

    /** Draws the next pair. */
    public void next() {
        long dice = random.nextLong();
        int kind = (int) (dice & 15);
        left = number(dice >>> 4 & 7);
        switch (kind) {
            case 0, 1 -> right = number(dice >>> 7 & 7);
            case 2 -> right = bits();
            case 3 -> right = corner();
            case 4, 5 -> right = neighbour(left ^ sign);
            case 6 -> right = neighbour(left);
            default -> right = ofExponent(nearExponent(), fraction());
        }
        if ((dice >>> 60 & 1) == 1) {
            long other = left;
            left = right;
            right = other;
        }
    }

    /** The first number of the pair; of binary32 in the lower half, zeros above. */
    public long left() {
        return left;
    }

    /** The second one. */
    public long right() {
        return right;
    }

    private long number(long kind) {
        return switch ((int) kind) {
            case 0 -> bits();
            case 1 -> corner();
            case 2 -> ofExponent(0, fraction());
            case 3 -> ofExponent(random.nextInt(4), fraction());
            case 4 -> ofExponent(topExponent - 1 - random.nextInt(3), fraction());
            default -> ofExponent(random.nextInt(topExponent), fraction());
        };
    }

    private long bits() {
        return random.nextLong() >>> 64 - format.width();
    }

    /** With a random sign. */
    private long ofExponent(int exponent, long fraction) {
        return (random.nextBoolean() ? sign : 0) | (long) exponent << fractionBits | fraction;
    }

    /** So near that the significands overlap or just miss each other. */
    private int nearExponent() {
        int exponent = (int) (left >>> fractionBits) & topExponent;
        int reach = random.nextBoolean() ? 3 : fractionBits + 4;
        return Math.max(0, Math.min(topExponent - 1, exponent - reach + random.nextInt(2 * reach + 1)));
    }

    /** Uniform, of few bits, or of a run of ones: what ties and long carries are made of. */
    private long fraction() {
        long bits = random.nextLong();
        long uniform = bits >>> 64 - fractionBits;
        int place = (int) ((bits & 0xFFFF) * fractionBits >>> 16);
        return switch ((int) (bits >>> 16 & 7)) {
            case 0 -> 1L << place;
            case 1 -> fractionMask >>> place;
            case 2 -> fractionMask << place & fractionMask;
            case 3 -> uniform >>> place << place;
            case 4 -> 0;
            default -> uniform;
        };
    }

    /** A few last places away. */
    private long neighbour(long number) {
        return number + random.nextInt(-4, 5) & (sign | sign - 1);
    }

    /** Zero, the ends of subnormal and normal numbers, 1, infinity, NaNs of both kinds; of either sign. */
    private long corner() {
        long magnitude = switch (random.nextInt(10)) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> fractionMask;
            case 3 -> fractionMask + 1;
            case 4 -> format.infinity().longValue() - 1;
            case 5 -> format.one().longValue();
            case 6 -> format.infinity().longValue();
            case 7 -> format.canonicalNan().longValue();
            case 8 -> format.infinity().longValue() + 1 + (random.nextLong() & fractionMask >>> 1);
            default -> format.canonicalNan().longValue() | random.nextLong() & fractionMask;
        };
        return (random.nextBoolean() ? sign : 0) | magnitude;
    }
}
