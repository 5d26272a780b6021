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

    private final String module;

    private ModuleState(VerilogModule module) {
        this.words = module.words();
        this.module = module.name();
    }

    /**
     * The state of a module, by name, in the order in which it is first assigned.
     *
     * @throws IllegalArgumentException if its text ends inside what a block or a declaration is looked for in
     */
    static ModuleState of(VerilogModule module) {
        ModuleState state = new ModuleState(module);
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
            switch (word(i)) {
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
        while (word(i).equals("signed")) {
            shape.append(word(i++));
        }
        i = range(i, shape);
        String name = word(i++);
        i = range(i, shape);
        shapes.put(name, shape.toString());
        while (word(i).equals(",") && VerilogWords.isName(word(i + 1))) {
            shapes.put(word(i + 1), shape.toString());
            i += 2;
        }
        return i;
    }

    private int range(int from, StringBuilder shape) {
        int i = from;
        if (word(i).equals("[")) {
            while (!word(i).equals("]")) {
                shape.append(word(i++));
            }
            shape.append(word(i++));
        }
        return i;
    }

    private int always(int always) {
        int body = always + 1;
        while (!word(body).equals("begin")) {
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
            depth += OPENING.contains(word(i)) ? 1 : CLOSING.contains(word(i)) ? -1 : 0;
            i++;
        } while (depth > 0);
        return i;
    }

    private void assignment(int i, String event) {
        if (!VerilogWords.isName(word(i)) || !BEFORE_STATEMENT.contains(word(i - 1))) {
            return;
        }
        int sign = i + 1;
        while (word(sign).equals("[")) {
            int depth = 0;
            do {
                depth += word(sign).equals("[") ? 1 : word(sign).equals("]") ? -1 : 0;
                sign++;
            } while (depth > 0);
        }
        if (word(sign).equals("<=")) {
            clocks.putIfAbsent(word(i), event);
        }
    }

    /** {@code if (reset) begin name <= value; .. end}, also of a reset that is active low. */
    private void reset(int i) {
        if (!word(i).equals("if")) {
            return;
        }
        int begin = i + 2;
        begin += word(begin).equals("!") ? 1 : 0;
        if (!word(begin).contains("reset")
                || !word(begin + 1).equals(")")
                || !word(begin + 2).equals("begin")) {
            return;
        }
        int at = begin + 3;
        while (word(at + 1).equals("<=")) {
            int end = at + 2;
            while (!word(end).equals(";")) {
                end++;
            }
            resets.put(word(at), String.join("", words.subList(at + 2, end)));
            at = end + 1;
        }
    }

    private String word(int i) {
        if (i >= words.size()) {
            throw new IllegalArgumentException(
                    module
                            + ".v: a block or a declaration has no end that is understood: give Verilog as ./heddle generate writes it");
        }
        return words.get(i);
    }
}
