package org.heddle.report;

/**
 * One figure of the benchmark.
 *
 * @param design what ran
 * @param measure what was measured, such as {@code added-nanoseconds}
 * @param value the median
 * @param goal what it should be: at most for costs, at least for ratios; {@link #NO_GOAL} if nothing was asked
 * @param unit of value and goal
 */
public record BenchmarkRow(String design, String measure, double value, double goal, String unit) {
    /** The unit of figures that should be large; all others should be small. */
    public static final String RATIO = "ratio";

    /** Goal of a figure that stands beside others. */
    public static final double NO_GOAL = Double.NaN;

    /** Whether there is a goal. */
    public boolean hasGoal() {
        return !Double.isNaN(goal);
    }

    /** Whether the goal is met, or there is none. */
    public boolean isMet() {
        return !hasGoal() || (unit.equals(RATIO) ? value >= goal : value <= goal);
    }
}
