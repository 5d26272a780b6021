package org.heddle.verify.timing;

import java.util.List;

/**
 * All paths from one clock to another.
 *
 * @param from name of the clock that begins them
 * @param to name of the clock that ends them
 * @param ends registers and memories at which they end
 * @param worstNanoseconds the longest of them
 * @param undeclared those of them, with their Java places, that are reached otherwise than over a declared crossing, in the order of their names;
 *     some may have the same
 */
public record ClockCrossing(String from, String to, int ends, double worstNanoseconds, List<String> undeclared) {
    public ClockCrossing {
        undeclared = List.copyOf(undeclared);
    }
}
