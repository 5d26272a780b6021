package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.hdl.ir.Documentation;

/** Documentation of a module and its signals, gathered line by line while the module is being built. */
public final class DocumentationBuilder {
    private final List<String> ofModule = new ArrayList<>();
    private final Map<Integer, List<String>> ofSignals = new HashMap<>();

    /** Says something of the module. */
    public void add(String text) {
        text.strip().lines().forEach(ofModule::add);
    }

    /** Says something of a signal. */
    public void add(int signal, String text) {
        ofSignals.merge(
                signal,
                text.strip().lines().toList(),
                (before, more) -> Stream.concat(before.stream(), more.stream()).toList());
    }

    Documentation build() {
        return new Documentation(ofModule, ofSignals);
    }
}
