package org.heddle.verify.against;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the registers and memories of a module: what is assigned at an edge. */
final class ModuleState {
    private static final Set<String> OPENING = Set.of("begin", "case", "casez");
    private static final Set<String> CLOSING = Set.of("end", "endcase");
    /** Words that stand before the name that a statement assigns to. */
    private static final Set<String> BEFORE_STATEMENT = Set.of("begin", "end", "else", ";", ":", ")", "endcase");

    private final List<String> words;
    private final Map<String, String> shapes = new HashMap<>();
    private final Map<String, String> clocks = new LinkedHashMap<>();
    private final Map<String, String> resets = new HashMap<>();
    private final List<String> initial = new ArrayList<>();

    private ModuleState(List<String> words) {
        this.words = words;
    }

    /** The state of a module, by name, in the order in which it is first assigned. */
    static ModuleState of(VerilogModule module) {
        ModuleState state = new ModuleState(module.words());
        state.read();
        return state;
    }

    List<StateElement> elements() {
        return clocks.entrySet().stream()
                .map(entry -> new StateElement(
                        entry.getKey(),
                        shapes.getOrDefault(entry.getKey(), ""),
                        entry.getValue(),
                        resets.getOrDefault(entry.getKey(), "")))
                .toList();
    }

    /** The blocks that set values before anything happens, as words. */
    List<String> initial() {
        return initial;
    }

    /** Values of the registers in reset, by name. */
    Map<String, String> resets() {
        return resets;
    }

    private void read() {
        int i = 0;
        while (i < words.size()) {
            switch (words.get(i)) {
                case "reg" -> i = declaration(i);
                case "always" -> i = always(i);
                case "initial" -> {
                    int end = endOfBlock(i + 1);
                    initial.addAll(words.subList(i, end));
                    i = end;
                }
                default -> i++;
            }
        }
    }

    /** Goes behind {@code reg signed [7:0] name [0:15];}, which may stand in the list of ports. */
    private int declaration(int reg) {
        StringBuilder shape = new StringBuilder();
        int i = reg + 1;
        while (words.get(i).equals("signed")) {
            shape.append(words.get(i++));
        }
        i = range(i, shape);
        String name = words.get(i++);
        i = range(i, shape);
        shapes.put(name, shape.toString());
        while (words.get(i).equals(",") && VerilogWords.isName(words.get(i + 1))) {
            shapes.put(words.get(i + 1), shape.toString());
            i += 2;
        }
        return i;
    }

    private int range(int from, StringBuilder shape) {
        int i = from;
        if (words.get(i).equals("[")) {
            while (!words.get(i).equals("]")) {
                shape.append(words.get(i++));
            }
            shape.append(words.get(i++));
        }
        return i;
    }

    private int always(int always) {
        int body = always + 1;
        while (!words.get(body).equals("begin")) {
            body++;
        }
        String event = String.join(" ", words.subList(always + 1, body));
        int end = endOfBlock(body);
        if (event.contains("edge")) {
            for (int i = body; i < end; i++) {
                assignment(i, event);
                reset(i);
            }
        }
        return end;
    }

    private int endOfBlock(int begin) {
        int depth = 0;
        int i = begin;
        do {
            depth += OPENING.contains(words.get(i)) ? 1 : CLOSING.contains(words.get(i)) ? -1 : 0;
            i++;
        } while (depth > 0);
        return i;
    }

    private void assignment(int i, String event) {
        if (!VerilogWords.isName(words.get(i)) || !BEFORE_STATEMENT.contains(words.get(i - 1))) {
            return;
        }
        int sign = i + 1;
        while (words.get(sign).equals("[")) {
            int depth = 0;
            do {
                depth += words.get(sign).equals("[") ? 1 : words.get(sign).equals("]") ? -1 : 0;
                sign++;
            } while (depth > 0);
        }
        if (words.get(sign).equals("<=")) {
            clocks.putIfAbsent(words.get(i), event);
        }
    }

    /** {@code if (reset) begin name <= value; .. end}, also of a reset that is active low. */
    private void reset(int i) {
        if (!words.get(i).equals("if")) {
            return;
        }
        int begin = i + 2;
        begin += words.get(begin).equals("!") ? 1 : 0;
        if (!words.get(begin).contains("reset")
                || !words.get(begin + 1).equals(")")
                || !words.get(begin + 2).equals("begin")) {
            return;
        }
        int at = begin + 3;
        while (words.get(at + 1).equals("<=")) {
            int end = at + 2;
            while (!words.get(end).equals(";")) {
                end++;
            }
            resets.put(words.get(at), String.join("", words.subList(at + 2, end)));
            at = end + 1;
        }
    }
}
