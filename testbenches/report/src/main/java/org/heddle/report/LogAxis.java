package org.heddle.report;

import java.util.ArrayList;
import java.util.List;

/** A logarithmic axis: where a value lies between two ends, and which values get a tick. */
final class LogAxis {
    private static final double[] STEPS = {1, 2, 5};
    /** Axes that span more than this ratio get ticks at powers of ten only. */
    private static final double MOST_FOR_FINE_TICKS = 1_000;

    private final double low;
    private final double high;
    private final List<Double> ticks;

    private LogAxis(double low, double high, List<Double> ticks) {
        this.low = low;
        this.high = high;
        this.ticks = List.copyOf(ticks);
    }

    /** An axis that begins at the first tick and ends at the last. */
    static LogAxis ofTicks(List<Double> ticks) {
        return new LogAxis(ticks.get(0), ticks.get(ticks.size() - 1), ticks);
    }

    /** An axis that holds all values, with round ends. */
    static LogAxis around(List<Double> values) {
        double least = values.stream().min(Double::compare).orElse(1.0);
        double most = values.stream().max(Double::compare).orElse(10.0);
        if (!(least > 0) || Double.isInfinite(most)) {
            throw new IllegalArgumentException(
                    "a logarithmic axis needs finite values above 0: least=%s most=%s".formatted(least, most));
        }
        List<Double> fine = steps(least, most);
        double low = fine.get(0);
        double high = fine.get(fine.size() - 1);
        if (high / low <= MOST_FOR_FINE_TICKS) {
            return ofTicks(fine);
        }
        return new LogAxis(
                low, high, fine.stream().filter(LogAxis::isPowerOfTen).toList());
    }

    List<Double> ticks() {
        return ticks;
    }

    /** 0 at the low end, 1 at the high end. */
    double position(double value) {
        return Math.log(value / low) / Math.log(high / low);
    }

    /** Round numbers from the last at or below the least value to the first at or above the greatest. */
    private static List<Double> steps(double least, double most) {
        List<Double> chosen = new ArrayList<>();
        int firstDecade = (int) Math.floor(Math.log10(least));
        for (int decade = firstDecade; ; decade++) {
            for (double mantissa : STEPS) {
                // Dividing keeps 0.1 and 0.01 the doubles one writes.
                double value = decade < 0 ? mantissa / Math.pow(10, -decade) : mantissa * Math.pow(10, decade);
                if (value <= least) {
                    chosen.clear();
                }
                chosen.add(value);
                if (value >= most && chosen.size() > 1) {
                    return chosen;
                }
            }
        }
    }

    private static boolean isPowerOfTen(double value) {
        double exponent = Math.log10(value);
        return Math.abs(exponent - Math.rint(exponent)) < 0.1;
    }
}
