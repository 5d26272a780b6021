package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Demand that measurements keep or miss.
 *
 * @param name of what is asked for
 * @param asked in words
 * @param measured in words
 * @param kept whether all that was measured is as asked; null if nothing of it was measured
 */
public record BlockDemand(
        String name,
        String asked,
        String measured,
        @Nullable Boolean kept) {
    private static final String NOTHING = "-";

    /** Returns the verdict of tables: kept, MISSED, or a dash where nothing was measured. */
    public String verdict() {
        return kept == null ? NOTHING : kept ? "kept" : "MISSED";
    }

    /**
     * Returns a demand that all values lie in a range.
     *
     * @param unit of the values
     */
    static BlockDemand range(String name, String asked, List<Double> values, double least, double most, String unit) {
        if (values.isEmpty()) {
            return new BlockDemand(name, asked, NOTHING, null);
        }
        long good =
                values.stream().filter(value -> value >= least && value <= most).count();
        double lowest = values.stream().mapToDouble(value -> value).min().orElseThrow();
        double highest = values.stream().mapToDouble(value -> value).max().orElseThrow();
        String text = lowest == highest
                ? String.format(Locale.ROOT, "%.2f %s", lowest, unit)
                : String.format(Locale.ROOT, "%.2f to %.2f %s", lowest, highest, unit);
        return new BlockDemand(
                name,
                asked,
                values.size() == 1 ? text : text + ", " + good + " of " + values.size() + " as asked",
                good == values.size());
    }

    /** Returns a demand that is kept in all of some cases. */
    static BlockDemand every(String name, String asked, List<Boolean> cases) {
        long good = cases.stream().filter(each -> each).count();
        return cases.isEmpty()
                ? new BlockDemand(name, asked, NOTHING, null)
                : new BlockDemand(name, asked, good + " of " + cases.size(), good == cases.size());
    }
}
