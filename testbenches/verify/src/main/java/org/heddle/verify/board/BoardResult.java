package org.heddle.verify.board;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Result of placing a top for a board; component names and order are those of its JSON.
 *
 * @param board its name
 * @param top name of the top
 * @param placed whether it was placed and routed
 * @param clocks the clocks of its pins
 * @param resources what it uses of the part, by the placer's names; null where nothing was placed
 * @param bitstreamSha256 SHA-256 of the bitstream of the first seed; null where none was made
 */
@JsonPropertyOrder({"board", "top", "placed", "clocks", "resources", "bitstreamSha256"})
public record BoardResult(
        String board,
        String top,
        boolean placed,
        List<Clock> clocks,
        @Nullable Map<String, Resource> resources,
        @Nullable String bitstreamSha256) {
    /** Copies the list. */
    public BoardResult {
        clocks = List.copyOf(clocks);
    }

    /**
     * Clock, by the placer's timing.
     *
     * @param name of its pin
     * @param goalMegahertz frequency of the oscillator
     * @param minimum slowest of all seeds in MHz, or null
     * @param median of all seeds in MHz, or null
     * @param seeds MHz of each seed, from 1
     */
    @JsonPropertyOrder({"name", "goalMegahertz", "minimum", "median", "seeds"})
    public record Clock(
            String name,
            int goalMegahertz,
            @Nullable Double minimum,
            @Nullable Double median,
            List<Double> seeds) {
        /** Copies the list. */
        public Clock {
            seeds = List.copyOf(seeds);
        }

        /** Returns the clock of some seeds. */
        static Clock of(String name, int goalMegahertz, List<Double> seeds) {
            List<Double> sorted = seeds.stream().sorted().toList();
            return new Clock(
                    name,
                    goalMegahertz,
                    sorted.isEmpty() ? null : sorted.get(0),
                    sorted.isEmpty() ? null : sorted.get(sorted.size() / 2),
                    seeds);
        }

        /** Whether the median of the seeds is fast enough. */
        @JsonIgnore
        public boolean isMet() {
            return median == null || median >= goalMegahertz;
        }
    }

    /**
     * Kind of thing that a part has.
     *
     * @param used by the top
     * @param available in the part
     */
    @JsonPropertyOrder({"used", "available"})
    public record Resource(int used, int available) {}
}
