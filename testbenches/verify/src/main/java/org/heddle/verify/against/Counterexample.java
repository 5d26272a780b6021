package org.heddle.verify.against;

import java.util.List;
import java.util.Map;

/**
 * A run from the reset on in which two texts of a module differ.
 *
 * @param output that differs; {@code INSTANCE.PORT} is the input of a module inside
 * @param cycle in which it does, from 0 behind the reset; of a module with several clocks, the step of any
 * @param inputs for each of these cycles the inputs that change in it, in hexadecimal; {@code INSTANCE.PORT} is the output of a module
 *     inside. Inputs that never change are 0.
 */
public record Counterexample(String output, int cycle, List<Map<String, String>> inputs) {
    private static final int MOST_LINES = 12;

    public Counterexample {
        inputs = List.copyOf(inputs);
    }

    /** The run as text: a line for each cycle in which inputs change, the last ones of a long run. */
    public String text() {
        StringBuilder text = new StringBuilder();
        int first = Math.max(0, inputs.size() - MOST_LINES);
        if (first > 0) {
            text.append("    cycles 0 to %d are left out here, --json has them%n".formatted(first - 1));
        }
        for (int i = first; i < inputs.size(); i++) {
            int cycle = i;
            if (!inputs.get(i).isEmpty()) {
                text.append("    cycle ").append(cycle).append(':');
                inputs.get(i)
                        .forEach((name, value) ->
                                text.append(' ').append(name).append('=').append(value));
                text.append(System.lineSeparator());
            }
        }
        return text.append("    cycle %d: %s differs%n".formatted(cycle, output))
                .toString();
    }
}
