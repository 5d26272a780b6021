package org.heddle.hdl.ir;

import java.util.List;
import java.util.Map;

/**
 * Documentation of a module and its signals: the designer's comments, and when payloads count.
 *
 * @param module lines about the module, for whoever reads the Verilog
 * @param signals lines about signals, by id
 * @param payloads registers and outputs that mean something only while a bit is 1, by id: that bit
 */
public record Documentation(
        List<String> module, Map<Integer, List<String>> signals, Map<Integer, Expression> payloads) {
    public Documentation {
        module = List.copyOf(module);
        signals = Map.copyOf(signals);
        payloads = Map.copyOf(payloads);
    }

    /** The lines about a signal; none if nothing is said. */
    public List<String> of(Signal signal) {
        return signals.getOrDefault(signal.id(), List.of());
    }
}
