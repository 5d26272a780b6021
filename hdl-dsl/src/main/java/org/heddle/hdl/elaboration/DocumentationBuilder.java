package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.hdl.ir.Documentation;
import org.heddle.hdl.ir.Expression;

/** Documentation of a module and its signals, gathered while the module is being built. */
public final class DocumentationBuilder {
    private final List<String> ofModule = new ArrayList<>();
    private final Map<Integer, List<String>> ofSignals = new HashMap<>();
    private final Map<Integer, Expression> payloads = new HashMap<>();

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

    /**
     * Says that a signal means something only while a bit is 1.
     *
     * @return whether nothing of that kind was said of it before
     */
    public boolean addPayload(SignalBuilder signal, Expression valid) {
        return payloads.putIfAbsent(signal.id(), valid) == null;
    }

    Documentation build() {
        return new Documentation(ofModule, ofSignals, payloads);
    }
}
