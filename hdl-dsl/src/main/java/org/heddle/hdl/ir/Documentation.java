package org.heddle.hdl.ir;

import java.util.List;
import java.util.Map;

/**
 * The designer's comments on a module and its signals, for whoever reads the Verilog.
 *
 * @param module lines about the module
 * @param signals lines about signals, by id
 */
public record Documentation(List<String> module, Map<Integer, List<String>> signals) {
    public Documentation {
        module = List.copyOf(module);
        signals = Map.copyOf(signals);
    }

    /** The lines about a signal; none if nothing is said. */
    public List<String> of(Signal signal) {
        return signals.getOrDefault(signal.id(), List.of());
    }
}
