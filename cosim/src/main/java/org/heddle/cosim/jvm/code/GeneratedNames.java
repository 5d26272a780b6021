package org.heddle.cosim.jvm.code;

import java.util.HashMap;
import java.util.Map;
import org.heddle.hdl.ir.Circuit;

/** GeneratedNames of generated classes and of what is in them. */
final class GeneratedNames {
    private static final String PACKAGE = "org/heddle/cosim/jvm/generated/";

    private final Map<String, String> classes = new HashMap<>();

    GeneratedNames(Circuit circuit) {
        for (int i = 0; i < circuit.modules().size(); i++) {
            classes.put(circuit.modules().get(i).name(), PACKAGE + "Module" + i);
        }
    }

    /** Internal name of the class of a module. */
    String ofClass(String module) {
        return java.util.Objects.requireNonNull(classes.get(module));
    }

    static String signal(int signal, int lane) {
        return "s" + signal + (lane == 0 ? "" : "_" + lane);
    }

    static String next(int signal, int lane) {
        return "n" + signal + (lane == 0 ? "" : "_" + lane);
    }

    static String memory(int memory) {
        return "m" + memory;
    }

    static String child(int child) {
        return "c" + child;
    }

    static String stale(int word) {
        return "stale" + word;
    }

    static String beforeReset(int domain) {
        return "r" + domain;
    }

    static String part(int part) {
        return "part" + part;
    }
}
