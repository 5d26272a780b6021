package org.heddle.experiment.program;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/**
 * One figure of what the bindings cost; component names and order are those of its JSON.
 *
 * @param program ring, jacobi, ping-pong-8 or ping-pong-65536
 * @param binding openmpi, mpijava, or none for the library's own names
 * @param measure what was measured: the time of a round, or what a binding adds to it, with arrays, direct buffers or objects
 * @param value the median
 * @param goal what it should be at most, or null
 * @param unit of value and goal
 */
@JsonPropertyOrder({"program", "binding", "measure", "value", "goal", "unit"})
public record BindingRow(
        String program,
        String binding,
        String measure,
        double value,
        @Nullable Double goal,
        String unit) {
    /** Whether the goal is met, where there is one. */
    @JsonIgnore
    public boolean isMet() {
        return goal == null || value <= goal;
    }
}
