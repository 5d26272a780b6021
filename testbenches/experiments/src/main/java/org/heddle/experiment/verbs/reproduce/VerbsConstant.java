package org.heddle.experiment.verbs.reproduce;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.experiment.ConstantAssignment;
import org.heddle.experiment.ConstantTable;

/** Number that figures rest on. */
public enum VerbsConstant {
    /** Cable. */
    CABLE("cableCycles", 6, 3, "cycles of 8 ns", "assumed: short cables; no figure of the article"),
    /** Reads of host memory. */
    READ("memoryReadCycles", 60, 1, "cycles", "given: a read's answer from the host's memory"),
    /** Writes to host memory. */
    WRITE("memoryWriteCycles", 20, 1, "cycles", "given: a write's answer from the host's memory");

    private static final int MOST = 10_000;

    private final String text;
    private final long usual;
    private final int least;
    private final String unit;
    private final String source;

    VerbsConstant(String text, long usual, int least, String unit, String source) {
        this.text = text;
        this.usual = usual;
        this.least = least;
        this.unit = unit;
        this.source = source;
    }

    /** Returns its name as users type it. */
    public String text() {
        return text;
    }

    /** Returns its unit. */
    public String unit() {
        return unit;
    }

    /** Returns where it comes from. */
    public String source() {
        return source;
    }

    /** Returns the values of all constants by their names. */
    public static Map<String, Long> usual() {
        Map<String, Long> values = new TreeMap<>();
        for (VerbsConstant each : values()) {
            values.put(each.text, each.usual);
        }
        return values;
    }

    /**
     * Returns values with one of them changed.
     *
     * @param change such as cableCycles=13
     * @throws IllegalArgumentException if there is none of its name, or its value is out of range
     */
    public static Map<String, Long> with(Map<String, Long> values, String change) {
        String[] words = change.split("=", -1);
        VerbsConstant constant = Arrays.stream(values())
                .filter(each -> each.text.equals(words[0]))
                .findFirst()
                .orElseThrow(() -> ConstantAssignment.unknown(
                        words[0],
                        Arrays.stream(values()).map(VerbsConstant::text).toList()));
        Map<String, Long> changed = new TreeMap<>(values);
        try {
            long value = words.length == 2 ? Long.parseLong(words[1]) : -1;
            if (value >= constant.least && value <= MOST) {
                changed.put(constant.text, value);
                return changed;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new IllegalArgumentException("--constant " + constant.text + "=N takes " + constant.least + " to " + MOST
                + ": got '" + change + "'");
    }

    /** Returns all constants as a table with their values. */
    public static String table(Map<String, Long> values) {
        return ConstantTable.text(Arrays.stream(values())
                .map(each -> new ConstantTable.Line(
                        each.text, String.valueOf(values.get(each.text)), each.unit, each.source))
                .toList());
    }
}
