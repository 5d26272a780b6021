package org.heddle.hdl.lib.analyser;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.heddle.hdl.Data;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Value;

/**
 * Signals for a logic analyser, in the order in which they are shown.
 *
 * <pre>{@code
 * ProbeList seen = new ProbeList().handshake("sent", host.sent).add("sent.last", host.sent.data().last()).add("state", state);
 * LogicAnalyser analyser = instance("analyser", new LogicAnalyser(seen, 256));
 * analyser.connectProbes();
 * }</pre>
 */
public final class ProbeList {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]*(\\.[A-Za-z][A-Za-z0-9]*)*");

    private final Map<String, Value> signals = new LinkedHashMap<>();

    /**
     * Adds a signal of any kind and width; an enum is shown by the names of its constants.
     *
     * @param name letters and digits, with dots between parts of a name
     * @throws IllegalArgumentException if the name is none, or there is a signal of that name
     */
    public ProbeList add(String name, Value signal) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "a probe's name is Java names with dots between them, such as sent.valid: \"" + name
                            + "\": take letters and digits");
        }
        if (signals.putIfAbsent(name, signal) != null) {
            throw new IllegalArgumentException(
                    "probe " + name + " is there twice, and each has a name of its own: rename one");
        }
        return this;
    }

    /** Adds valid and ready of a stream as {@code name.valid} and {@code name.ready}; software makes {@code name.fires} of both. */
    public ProbeList handshake(String name, Stream<? extends Data> stream) {
        return add(name + ".valid", stream.valid()).add(name + ".ready", stream.ready());
    }

    /** Returns the signals in their order. */
    List<Value> signals() {
        return List.copyOf(signals.values());
    }

    /** Returns the places of the signals in a sample, the first one lowest. */
    List<LogicProbe> probes() {
        List<LogicProbe> probes = new ArrayList<>();
        int low = 0;
        for (Map.Entry<String, Value> each : signals.entrySet()) {
            Value signal = each.getValue();
            probes.add(new LogicProbe(each.getKey(), low, signal.width(), constants(signal)));
            low += signal.width();
        }
        return probes;
    }

    private static SortedMap<BigInteger, String> constants(Value signal) {
        SortedMap<BigInteger, String> constants = new TreeMap<>();
        if (signal instanceof EnumValue<?> value) {
            for (Enum<?> constant : value.constants()) {
                value.codeOf(constant).ifPresent(code -> constants.put(code, constant.name()));
            }
        }
        return constants;
    }
}
