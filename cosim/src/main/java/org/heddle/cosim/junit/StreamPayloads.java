package org.heddle.cosim.junit;

import java.util.HashMap;
import java.util.Map;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StreamPorts;

/** Outputs of a run that count: the payload of a stream does while its valid is 1, every other output always. */
final class StreamPayloads {
    private final Simulation run;
    private final Map<Port, Port> validOf = new HashMap<>();

    /** @param run whose streams are looked for */
    StreamPayloads(Simulation run) {
        this.run = run;
        for (StreamPorts stream : StreamPorts.all(run)) {
            stream.payload().forEach(port -> validOf.put(port, stream.valid()));
        }
    }

    /** Whether an output of the run counts now. */
    boolean count(Port output) {
        Port valid = validOf.get(output);
        return valid == null || run.isHigh(valid);
    }
}
