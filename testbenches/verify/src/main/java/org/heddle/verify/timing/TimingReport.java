package org.heddle.verify.timing;

import java.util.List;
import java.util.Optional;
import org.heddle.verify.timing.part.Occupancy;

/**
 * Everything that an analysis found.
 *
 * @param result the figures, with registers around the top
 * @param occupancy sites that it takes, of a family whose parts are known
 * @param betweenRegisters the same without the paths from inputs and to outputs
 * @param paths the longest paths of each clock, the longest first; bits of one register are one end
 * @param crossings the paths between clocks
 */
public record TimingReport(
        TimingResult result,
        Optional<Occupancy> occupancy,
        List<EndCount> betweenRegisters,
        List<TimingPath> paths,
        List<ClockCrossing> crossings) {
    public TimingReport {
        betweenRegisters = List.copyOf(betweenRegisters);
        paths = List.copyOf(paths);
        crossings = List.copyOf(crossings);
    }

    /**
     * Ends of one clock's paths.
     *
     * @param clock its name
     * @param worstNanoseconds the longest path
     * @param endPoints at which paths end
     * @param failing those that a path reaches later than the period
     */
    public record EndCount(String clock, double worstNanoseconds, int endPoints, int failing) {}

    /** Returns whether each clock has its period and each crossing is declared. */
    public boolean passes() {
        return result.met()
                && crossings.stream().allMatch(crossing -> crossing.undeclared().isEmpty());
    }
}
