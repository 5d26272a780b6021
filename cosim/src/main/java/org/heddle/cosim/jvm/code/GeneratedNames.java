package org.heddle.cosim.jvm.code;

import java.util.HashMap;
import java.util.Map;
import org.heddle.hdl.ir.Circuit;

/** Names of generated classes and of what is in them, and the types of their fields. */
final class GeneratedNames {
    private static final String PACKAGE = "org/heddle/cosim/jvm/generated/";

    /** End of the name of a class that computes everything. */
    private static final String WHOLE = "Whole";

    private final Map<String, String> classes;
    private final int runs;
    private final boolean whole;

    /**
     * Names for a circuit.
     *
     * @param runs number of independent runs that an object of a class holds: each field of a signal is an array over them; 0 for one
     *     run whose signals are plain fields
     */
    GeneratedNames(Circuit circuit, int runs) {
        this.runs = runs;
        this.whole = false;
        this.classes = new HashMap<>();
        for (int i = 0; i < circuit.modules().size(); i++) {
            classes.put(circuit.modules().get(i).name(), PACKAGE + "Module" + i);
        }
    }

    private GeneratedNames(Map<String, String> classes) {
        this.classes = classes;
        this.runs = 0;
        this.whole = true;
    }

    /** The same names for code beside the classes, in static methods that compute everything and ask nothing. */
    GeneratedNames asWhole() {
        return new GeneratedNames(classes);
    }

    /** Whether they are for code that computes everything. */
    boolean isWhole() {
        return whole;
    }

    /** Internal name of the class that has a module's code: its own, or the one beside it. */
    String ofCode(String module) {
        return ofClass(module) + (whole ? WHOLE : "");
    }

    /** Descriptor of a method in a module's code, which takes the module's object first where it is static. */
    String ofMethod(String module, String descriptor) {
        return whole ? "(L" + ofClass(module) + ";" + descriptor.substring(1) : descriptor;
    }

    /** Number of runs beside each other, or 0 for one in plain fields. */
    int runs() {
        return runs;
    }

    /** Whether signals are arrays over runs. */
    boolean isOfLanes() {
        return runs > 0;
    }

    /** Internal name of the class that all generated ones extend. */
    String base() {
        return isOfLanes() ? GeneratedMethod.LANES : GeneratedMethod.BLOCK;
    }

    /** Descriptor of a field for 64 bits of a signal. */
    String word() {
        return isOfLanes() ? "[J" : "J";
    }

    /** Descriptor of the method that hears of a claim. */
    String stop() {
        return isOfLanes() ? "(II)V" : "(I)V";
    }

    /** Internal name of a class of a module. */
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
