package org.heddle.nic.stage.arithmetic.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Draws values whose sum is hard: of all exponents, of one, that cancel, subnormal, huge, and now and then zeros, infinities, NaNs. */
public final class HardSums {
    private final RandomGenerator random;
    private final boolean single;

    /**
     * A source.
     *
     * @param single whether all values are to be those of binary32
     */
    public HardSums(RandomGenerator random, boolean single) {
        this.random = random;
        this.single = single;
    }

    /** Returns the given number of values. */
    public List<Double> next(int count) {
        List<Double> values = new ArrayList<>();
        int kind = random.nextInt(8);
        int centre = random.nextInt(2100) - 1075;
        while (values.size() < count) {
            double value = narrowed(value(kind, centre));
            values.add(value);
            // What cancels comes back with its sign changed, so that the rest alone is left.
            if (kind >= 6 && values.size() < count) {
                values.add(random.nextInt(8) == 0 ? -Math.nextUp(value) : -value);
            }
        }
        if (random.nextInt(12) == 0) {
            values.set(random.nextInt(count), special());
        }
        Collections.shuffle(values, new Random(random.nextLong()));
        return values.stream().map(this::narrowed).toList();
    }

    private double value(int kind, int centre) {
        return switch (kind) {
            case 0 -> anything();
            case 1 -> ofExponent(centre + random.nextInt(5));
            case 2 -> ofExponent(centre + random.nextInt(120) - 60);
            case 3 -> ofExponent(centre + random.nextInt(400) - 200);
            case 4 -> Double.longBitsToDouble(random.nextLong() & 0x800F_FFFF_FFFF_FFFFL);
            case 5 -> random.nextInt(5) == 0 ? special() : ofExponent(random.nextInt(120));
            case 6 -> ofExponent(1020 + random.nextInt(4));
            default -> random.nextInt(3) == 0 ? ofExponent(-random.nextInt(1074)) : ofExponent(random.nextInt(1024));
        };
    }

    private double anything() {
        double value = Double.longBitsToDouble(random.nextLong());
        return Double.isNaN(value) ? 1 : value;
    }

    private double ofExponent(int exponent) {
        double significand = random.nextInt(4) == 0 ? 1 : 1 + random.nextDouble();
        double value = Math.scalb(significand, Math.min(exponent, 1023));
        return random.nextBoolean() ? value : -value;
    }

    private double special() {
        double[] all = {0.0, -0.0, 0.0, -0.0, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        return all[random.nextInt(all.length)];
    }

    private double narrowed(double value) {
        if (!single || !Double.isFinite(value) || (double) (float) value == value) {
            return value;
        }
        // A double's exponent is brought into the range of binary32, nothing becomes infinite by it.
        int exponent = Math.floorMod(Math.getExponent(value), 270) - 148;
        return (float) Math.scalb(value, Math.min(exponent, 126) - Math.max(Math.getExponent(value), -1022));
    }
}
