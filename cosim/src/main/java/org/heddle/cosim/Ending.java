package org.heddle.cosim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.engine.Instance;
import org.heddle.cosim.stop.HardwareStoppedException;

/**
 * Where a run stands: what must agree if it is repeated.
 *
 * @param edges rising edges of any clock
 * @param cycle rising edges of the first clock
 * @param timePs simulated time
 * @param stop the message with which the design ended the run, if it did
 * @param outputs the value of each output, in declaration order
 */
record Ending(long edges, long cycle, long timePs, Optional<String> stop, List<BigInteger> outputs) {
    static Ending of(Simulation simulation) {
        Instance instance = simulation.instance();
        List<BigInteger> outputs = new ArrayList<>();
        for (Port port : outputsOf(simulation)) {
            outputs.add(simulation.peekInteger(port));
        }
        // A rule of the test bench is not the design's doing: a repetition, which has no rules, just ends there.
        Optional<String> stop = instance.stop()
                .filter(end -> end.reason() != HardwareStoppedException.Reason.RULE)
                .map(Throwable::getMessage);
        return new Ending(instance.edges(), simulation.cycle(), simulation.timePs(), stop, outputs);
    }

    private static List<Port> outputsOf(Simulation simulation) {
        return simulation.ports().stream().filter(port -> !port.isInput()).toList();
    }

    /** How a repetition that came to its end differs from this; empty if in nothing. */
    Optional<String> differenceTo(Simulation repeated) {
        Ending other = of(repeated);
        if (!stop.equals(other.stop())) {
            return Optional.of("the run " + ended(stop) + ", the replay " + ended(other.stop()));
        }
        List<String> different = new ArrayList<>();
        List<Port> ports = outputsOf(repeated);
        for (int i = 0; i < ports.size(); i++) {
            if (!outputs.get(i).equals(other.outputs().get(i))) {
                different.add(ports.get(i).name() + " is " + PortValues.both(outputs.get(i)) + " in the run and "
                        + PortValues.both(other.outputs().get(i)) + " in the replay");
            }
        }
        return different.isEmpty()
                ? Optional.empty()
                : Optional.of("at cycle " + cycle + " " + String.join(", ", different));
    }

    private static String ended(Optional<String> stop) {
        return stop.map(message -> "was ended (" + message + ")").orElse("was not ended by the design");
    }
}
