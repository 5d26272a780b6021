package org.heddle.verify.mutate.fault;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names that a module declares. */
final class Names {
    private final Map<String, Integer> widths = new LinkedHashMap<>();
    private final Set<String> memories = new HashSet<>();
    private final List<String> constants = new ArrayList<>();
    private final Set<String> sources = new HashSet<>();
    private final Map<String, Boolean> ports = new HashMap<>();
    private final Set<String> clocks = new HashSet<>();

    void declare(String name, int width) {
        widths.put(name, width);
    }

    void declareMemory(String name, int width) {
        declare(name, width);
        memories.add(name);
    }

    void declareConstant(String name, int width) {
        declare(name, width);
        constants.add(name);
    }

    void declarePort(String name, int width, boolean isInput) {
        declare(name, width);
        ports.put(name, isInput);
        if (isInput) {
            sources.add(name);
        }
    }

    /** Learns that a name is a register or an input: reading it makes no loop. */
    void isSource(String name) {
        sources.add(name);
    }

    void markClock(String name) {
        clocks.add(name);
    }

    /** Bits of a signal, a word of a memory, or a constant; 0 if the name is not declared. */
    int width(String name) {
        return widths.getOrDefault(name, 0);
    }

    boolean isMemory(String name) {
        return memories.contains(name);
    }

    boolean isClock(String name) {
        return clocks.contains(name);
    }

    boolean isInput(String port) {
        return ports.getOrDefault(port, false);
    }

    boolean isConstant(String name) {
        return constants.contains(name);
    }

    /** The next constant of the same enumeration, in a circle; the name itself if it is alone. */
    String nextConstant(String name) {
        String family = family(name);
        List<String> members = constants.stream()
                .filter(constant -> family(constant).equals(family) && width(constant) == width(name))
                .toList();
        return members.get((members.indexOf(name) + 1) % members.size());
    }

    private static String family(String constant) {
        int end = constant.indexOf('_');
        return end < 0 ? constant : constant.substring(0, end);
    }

    /** Registers and inputs of a width, but clocks, in the order of their declarations. */
    List<String> sourcesOf(int width) {
        return widths.entrySet().stream()
                .filter(entry -> entry.getValue() == width)
                .map(Map.Entry::getKey)
                .filter(name -> sources.contains(name) && !memories.contains(name) && !clocks.contains(name))
                .toList();
    }
}
