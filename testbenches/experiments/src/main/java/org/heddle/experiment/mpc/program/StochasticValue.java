package org.heddle.experiment.mpc.program;

/**
 * Result of stochastic arithmetic.
 *
 * @param mean of the three samples
 * @param digits exact decimal digits of the mean at 95 % (Student's distribution of two degrees of freedom), from 0 to those of a double
 */
public record StochasticValue(double mean, double digits) {
    /** Quantile of Student's distribution for two degrees of freedom and 95 %. */
    private static final double STUDENT = 4.303;
    /** Decimal digits of a double's 53 bits: more cannot be exact. */
    private static final double MOST_DIGITS = 53 * Math.log10(2);

    /** Returns the value of three samples. */
    static StochasticValue of(double first, double second, double third) {
        double mean = StochasticElimination.mean(first, second, third);
        double squares = square(first - mean) + square(second - mean) + square(third - mean);
        double deviation = Math.sqrt(squares / (StochasticElimination.SAMPLES - 1));
        if (deviation == 0) {
            return new StochasticValue(mean, MOST_DIGITS);
        }
        double digits = Math.log10(Math.sqrt(StochasticElimination.SAMPLES) * Math.abs(mean) / (STUDENT * deviation));
        return new StochasticValue(mean, Math.max(0, Math.min(MOST_DIGITS, digits)));
    }

    private static double square(double value) {
        return value * value;
    }
}
