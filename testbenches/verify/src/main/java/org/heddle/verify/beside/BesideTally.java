package org.heddle.verify.beside;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hears what the shells in some simulations tell, through the text that these print: cycles and changes of outputs when a simulation is
 * run, and the first difference. Other text goes on. Simulations may run on several threads.
 */
public final class BesideTally implements Consumer<String> {
    /** Beginning of the line of counts. */
    static final String COUNTS = "heddle-beside";
    /** Beginning of the line of a difference. */
    static final String DIFFERS = "heddle-beside-differs";

    private static final Pattern LINE = Pattern.compile("(?m)^" + COUNTS + "(-differs)? ([^\\n]*)\\n?");
    private static final Pattern COUNT = Pattern.compile("(\\w+)=(\\d+)");
    private static final String CYCLES = "cycles";

    /**
     * A difference between now and before.
     *
     * @param output that differs
     * @param cycle of the module's first clock, from 0 behind the reset
     * @param now value now, in hexadecimal
     * @param before value before, in hexadecimal
     */
    public record Difference(String output, long cycle, String now, String before) {}

    private final Consumer<String> others;
    private final Map<String, Long> changes = new LinkedHashMap<>();
    private long cycles;
    private Optional<Difference> difference = Optional.empty();

    /**
     * A tally of nothing yet.
     *
     * @param others receives what is not told by a shell
     */
    public BesideTally(Consumer<String> others) {
        this.others = others;
    }

    @Override
    public synchronized void accept(String text) {
        Matcher lines = LINE.matcher(text);
        StringBuilder rest = new StringBuilder();
        while (lines.find()) {
            lines.appendReplacement(rest, "");
            if (lines.group(1) != null) {
                String[] parts = lines.group(2).split(" ");
                if (difference.isEmpty()) {
                    difference = Optional.of(new Difference(parts[0], Long.parseLong(parts[1]), parts[2], parts[3]));
                }
            } else {
                count(lines.group(2));
            }
        }
        lines.appendTail(rest);
        if (!rest.isEmpty()) {
            others.accept(rest.toString());
        }
    }

    private void count(String counts) {
        Matcher count = COUNT.matcher(counts);
        while (count.find()) {
            long value = Long.parseLong(count.group(2));
            // The number of cycles stands last; a port of that name, before it.
            if (count.group(1).equals(CYCLES) && count.end() == counts.length()) {
                cycles += value;
            } else {
                changes.merge(count.group(1), value, Long::sum);
            }
        }
    }

    /**
     * Number of cycles in which all outputs were compared, of all instances together; the last ones of a simulation, less than
     * {@value BesideShell#UNTOLD_CYCLES}, are not counted.
     */
    public synchronized long cycles() {
        return cycles;
    }

    /** Number of changes of each output at edges of the first clock, of all instances together. */
    public synchronized Map<String, Long> changes() {
        return new LinkedHashMap<>(changes);
    }

    /** The first difference; empty if there was none. */
    public synchronized Optional<Difference> difference() {
        return difference;
    }
}
