package org.heddle.experiment.mpc.program;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Gaussian elimination with partial pivoting on some of three samples. All three take the same branches, because each value that decides
 * one is first replaced by the mean of the three.
 */
final class StochasticElimination {
    /** Number of samples that a mean is taken of. */
    static final int SAMPLES = 3;

    private final List<StochasticSample> samples;
    private final Agreement agreement;

    /** Makes the samples of several places agree. */
    @FunctionalInterface
    interface Agreement {
        /**
         * Returns the mean of all three samples' values.
         *
         * @param own values of the samples that are here, in their order
         */
        double mean(double[] own);
    }

    StochasticElimination(List<StochasticSample> samples, Agreement agreement) {
        this.samples = samples;
        this.agreement = agreement;
    }

    /** Returns the mean of three values, summed in their order. */
    static double mean(double first, double second, double third) {
        return (first + second + third) / SAMPLES;
    }

    /**
     * Brings all samples into triangular form.
     *
     * @throws ArithmeticException if no pivot is left
     */
    void run() {
        int unknowns = samples.get(0).unknowns();
        for (int column = 0; column < unknowns; column++) {
            int pivot = pivot(column, unknowns);
            for (StochasticSample sample : samples) {
                sample.swap(column, pivot);
            }
            for (int row = column + 1; row < unknowns; row++) {
                eliminate(row, column);
            }
        }
    }

    private int pivot(int column, int unknowns) {
        int pivot = column;
        double largest = 0;
        for (int row = column; row < unknowns; row++) {
            int candidate = row;
            double magnitude = Math.abs(agreed(sample -> sample.value(candidate, column)));
            if (magnitude > largest) {
                largest = magnitude;
                pivot = row;
            }
        }
        if (largest == 0) {
            throw new ArithmeticException(
                    "the system is singular: column " + column + " has no pivot; give it independent equations");
        }
        return pivot;
    }

    private void eliminate(int row, int column) {
        double[] factors = own(sample -> sample.factor(row, column));
        if (agreement.mean(factors) != 0) {
            for (int i = 0; i < factors.length; i++) {
                samples.get(i).eliminate(row, column, factors[i]);
            }
        }
    }

    private double agreed(ToDoubleFunction<StochasticSample> value) {
        return agreement.mean(own(value));
    }

    private double[] own(ToDoubleFunction<StochasticSample> value) {
        return samples.stream().mapToDouble(value).toArray();
    }
}
