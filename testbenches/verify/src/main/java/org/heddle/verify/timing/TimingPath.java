package org.heddle.verify.timing;

import java.util.List;
import java.util.Map;

/**
 * One path from a register to a register.
 *
 * @param clock of both
 * @param nanoseconds from the clock's edge to the setup at the end
 * @param start where it begins, with its Java place
 * @param end where it ends, with its Java place and the pin
 * @param steps the nets on its way that have names, and how many have none
 * @param cells how many cells of each kind it goes through, without its ends
 */
public record TimingPath(
        String clock, double nanoseconds, String start, String end, List<Step> steps, Map<String, Integer> cells) {
    public TimingPath {
        steps = List.copyOf(steps);
        cells = Map.copyOf(cells);
    }

    /**
     * A net on the way, or several one behind the other that have no name.
     *
     * @param nanoseconds when the last of them settles
     * @param nameless how many have no name; 0 where it has one
     * @param text the name with its Java place; the instance of a named net beside the nameless ones, whose own yosys does not keep
     */
    public record Step(double nanoseconds, int nameless, String text) {}
}
