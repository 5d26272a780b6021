package org.heddle.experiment.mpc.program;

import java.util.SplittableRandom;

/**
 * Arithmetic of doubles that rounds every result that is not exact up or down, each with probability one half. The exact error of the
 * nearest double tells between which two doubles the result lies.
 */
final class RandomRounding {
    private final SplittableRandom random;

    /** @param seed by which roundings can be repeated */
    RandomRounding(long seed) {
        random = new SplittableRandom(seed);
    }

    double add(double a, double b) {
        double sum = a + b;
        double part = sum - a;
        return rounded(sum, (a - (sum - part)) + (b - part));
    }

    double subtract(double a, double b) {
        return add(a, -b);
    }

    double multiply(double a, double b) {
        double product = a * b;
        return rounded(product, Math.fma(a, b, -product));
    }

    double divide(double a, double b) {
        double quotient = a / b;
        return rounded(quotient, Math.fma(-quotient, b, a) * Math.signum(b));
    }

    /** @param error exact result minus the nearest double; only its sign counts */
    private double rounded(double nearest, double error) {
        if (error == 0 || !Double.isFinite(nearest)) {
            return nearest;
        }
        boolean up = random.nextBoolean();
        if (error > 0) {
            return up ? Math.nextUp(nearest) : nearest;
        }
        return up ? nearest : Math.nextDown(nearest);
    }
}
