package org.heddle.experiment.study;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/**
 * Winner at one size of a program.
 *
 * @param first index of the fastest row
 * @param second index of the next one that is another mechanism: settings of one interface that give the same cycles are one
 * @param ratio time of the second by that of the first
 * @param counter part in which the second loses most, or null for a tie
 * @param why in words, derived from the counters
 */
@JsonPropertyOrder({"view", "program", "nodes", "bytes", "first", "second", "ratio", "counter", "why"})
public record StudyWinner(
        String view,
        String program,
        int nodes,
        long bytes,
        int first,
        int second,
        double ratio,
        @Nullable String counter,
        String why) {}
