package org.heddle.experiment.board;

import java.util.List;

/**
 * Result of a board's self-test.
 *
 * @param port that was named
 * @param top behind it
 * @param steps in their order; those behind one that did not pass were not tried
 */
public record SelftestResult(String port, String top, List<SelftestStep> steps) {
    /** Whether all steps passed. */
    public boolean passed() {
        return steps.stream().allMatch(SelftestStep::passed);
    }
}
