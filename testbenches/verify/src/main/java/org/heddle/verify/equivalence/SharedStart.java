package org.heddle.verify.equivalence;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites the netlist of a miter, as yosys' {@code write_blif} writes it but each command in one line, so that it starts as hardware does:
 * registers of one name hold one value in both halves, any, the first cycle is one of reset, and what comes out in it is not compared.
 */
final class SharedStart {
    /** Instance of the right text in the miter. */
    static final String GOLD = "gold";

    /** Instance of the faulty text in the miter. */
    static final String GATE = "gate";

    private static final Pattern LATCH = Pattern.compile("\\.latch (\\S+) (\\S+) re (\\S+) [0-3]");
    private static final Pattern HALF = Pattern.compile("(?:" + GOLD + "|" + GATE + ")\\.(.*)");
    private static final String RESET = "in_reset";
    private static final String TRIGGER = "trigger";

    private SharedStart() {}

    /** Returns the number of clocks that its registers have. */
    static long clocks(List<String> netlist) {
        return netlist.stream()
                .map(LATCH::matcher)
                .filter(Matcher::matches)
                .map(latch -> latch.group(3))
                .distinct()
                .count();
    }

    /**
     * Returns the lines of the netlist with that start.
     *
     * @param hasReset whether the module has a port {@code reset}
     */
    static List<String> of(List<String> netlist, boolean hasReset) {
        List<String> body = new ArrayList<>();
        Set<String> starts = new LinkedHashSet<>();
        List<String> head = new ArrayList<>();
        for (String line : netlist) {
            Matcher latch = LATCH.matcher(line);
            if (line.startsWith(".latch") && !latch.matches()) {
                throw new IllegalArgumentException("a register of another form than expected: " + line);
            }
            if (latch.matches()) {
                String register = latch.group(2);
                Matcher half = HALF.matcher(register);
                String start = "start:" + (half.matches() ? half.group(1) : register);
                starts.add(start);
                String later = "later:" + register;
                body.add(".latch " + latch.group(1) + " " + later + " 0");
                body.add(".names start " + start + " " + later + " " + register);
                body.add("11- 1");
                body.add("0-1 1");
            } else if (line.startsWith(".inputs")) {
                head.add(hasReset ? line.replaceFirst(" " + RESET + "(?= |$)", " free:" + RESET) : line);
            } else if (line.startsWith(".outputs")) {
                head.add(line.replaceFirst(" " + TRIGGER + "(?= |$)", " late:" + TRIGGER));
            } else if (line.startsWith(".model")) {
                head.add(0, line);
            } else if (!line.startsWith(".end") && !line.startsWith("#")) {
                body.add(line);
            }
        }
        List<String> lines = new ArrayList<>(head);
        if (!starts.isEmpty()) {
            lines.add(".inputs " + String.join(" ", starts));
        }
        lines.addAll(List.of(".names never", ".latch never start 1"));
        if (hasReset) {
            lines.addAll(List.of(".names start free:" + RESET + " " + RESET, "1- 1", "-1 1"));
        }
        lines.addAll(List.of(".names start " + TRIGGER + " late:" + TRIGGER, "01 1"));
        lines.addAll(body);
        lines.add(".end");
        return lines;
    }
}
