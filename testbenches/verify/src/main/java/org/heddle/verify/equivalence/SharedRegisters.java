package org.heddle.verify.equivalence;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Registers that hold one value in both halves of a miter in every cycle, found by the netlist's structure: both start alike, and what they
 * take next is the same function of such registers and of the inputs. A fault reaches all others. Most of a large design is so, and a prover
 * that has to find it out for every register needs more time than for the fault.
 */
final class SharedRegisters {
    /** Bits of one name from which on they are a memory, whose contents seldom matter to whether a fault is seen. */
    private static final int MEMORY_BITS = 256;

    private static final Pattern LATCH = Pattern.compile("\\.latch (\\S+) (\\S+) (.*)");
    private static final Pattern INDEX = Pattern.compile("(?:\\[\\d+])+$");
    private static final String WIRE = "1 1";

    /** A node: its net is a function, by its table, of other nets. */
    private record Node(List<String> inputs, String net, String table) {}

    /** A register: what it takes next, its net, and all behind that. */
    private record Latch(String next, String net, String rest) {}

    private final List<String> others = new ArrayList<>();
    private final List<Latch> latches = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final Set<String> shared = new LinkedHashSet<>();

    /**
     * Finds them.
     *
     * @param netlist of a miter, as yosys' {@code write_blif} writes it but each command in one line
     */
    SharedRegisters(List<String> netlist) {
        parse(netlist);
        Map<String, Latch> golds = new HashMap<>();
        latches.forEach(latch -> golds.put(latch.net(), latch));
        Map<String, Latch> pairs = new LinkedHashMap<>();
        for (Latch gate : latches) {
            Latch gold = golds.get(other(gate.net()));
            if (isGate(gate.net()) && gold != null && gold.rest().equals(gate.rest())) {
                pairs.put(gate.net(), gate);
                shared.add(gate.net());
            }
        }
        List<Node> ordered = ordered();
        boolean isLess = true;
        while (isLess) {
            Map<String, Integer> functions = functions(ordered);
            isLess = shared.removeIf(
                    net -> !isOne(pairs.get(net).next(), golds.get(other(net)).next(), functions));
        }
    }

    private boolean isOne(String next, String right, Map<String, Integer> functions) {
        String one = once(next);
        Integer function = functions.get(one);
        return one.equals(right) || function != null && function.equals(functions.get(right));
    }

    /** The net whose value this one has, if a shared register drives it. */
    private String once(String net) {
        return shared.contains(net) ? other(net) : net;
    }

    private void parse(List<String> lines) {
        List<String> node = List.of();
        StringBuilder table = new StringBuilder();
        for (String line : lines) {
            if (!node.isEmpty() && line.startsWith(".")) {
                nodes.add(node(node, table.toString()));
                node = List.of();
                table.setLength(0);
            }
            Matcher latch = LATCH.matcher(line);
            if (line.startsWith(".names ")) {
                node = List.of(line.substring(".names ".length()).trim().split(" +"));
            } else if (latch.matches()) {
                latches.add(new Latch(latch.group(1), latch.group(2), latch.group(3)));
            } else if (!node.isEmpty()) {
                table.append(line).append('\n');
            } else {
                others.add(line);
            }
        }
    }

    private static Node node(List<String> nets, String table) {
        return new Node(nets.subList(0, nets.size() - 1), nets.get(nets.size() - 1), table);
    }

    private static boolean isGate(String net) {
        return net.startsWith(SharedStart.GATE + ".");
    }

    /** The right half's net of the name that one of the faulty half has. */
    private static String other(String gate) {
        return SharedStart.GOLD + gate.substring(Math.min(gate.length(), SharedStart.GATE.length()));
    }

    /** Returns the nodes, each behind those that it reads; what is part of a loop is missing. */
    private List<Node> ordered() {
        Map<String, Integer> waiting = new HashMap<>();
        Map<String, List<Node>> readers = new HashMap<>();
        Set<String> driven = new HashSet<>();
        nodes.forEach(node -> driven.add(node.net()));
        Deque<Node> ready = new ArrayDeque<>();
        for (Node node : nodes) {
            List<String> awaited =
                    node.inputs().stream().filter(driven::contains).distinct().toList();
            waiting.put(node.net(), awaited.size());
            awaited.forEach(net ->
                    readers.computeIfAbsent(net, none -> new ArrayList<>()).add(node));
            if (awaited.isEmpty()) {
                ready.add(node);
            }
        }
        List<Node> ordered = new ArrayList<>();
        while (!ready.isEmpty()) {
            Node node = ready.remove();
            ordered.add(node);
            for (Node reader : readers.getOrDefault(node.net(), List.of())) {
                if (waiting.merge(reader.net(), -1, Integer::sum) == 0) {
                    ready.add(reader);
                }
            }
        }
        return ordered;
    }

    /** Returns a number for each net: nets of one number have one value, as long as the registers that are called shared do. */
    private Map<String, Integer> functions(List<Node> ordered) {
        Map<String, Integer> numbers = new HashMap<>();
        Map<String, Integer> tables = new HashMap<>();
        Map<IntBuffer, Integer> known = new HashMap<>();
        int next = 0;
        for (Node node : ordered) {
            int[] key = new int[node.inputs().size() + 1];
            for (int i = 0; i < node.inputs().size(); i++) {
                String one = once(node.inputs().get(i));
                Integer number = numbers.get(one);
                if (number == null) {
                    number = next++;
                    numbers.put(one, number);
                }
                key[i] = number;
            }
            if (node.inputs().size() == 1 && node.table().strip().equals(WIRE)) {
                numbers.put(node.net(), key[0]);
                continue;
            }
            key[key.length - 1] = tables.computeIfAbsent(node.table(), none -> tables.size());
            Integer number = known.putIfAbsent(IntBuffer.wrap(key), next);
            numbers.put(node.net(), number == null ? next++ : number);
        }
        return numbers;
    }

    /** Returns the netlist in which each of them is one register. */
    List<String> merged() {
        return lines(Set.of());
    }

    /**
     * Returns the same with memories of which each bit is shared, that may give anything at any time: where no difference is to be seen then,
     * there is none.
     *
     * @return empty if there is no such memory
     */
    Optional<List<String>> withFreeMemories() {
        Map<String, Integer> bits = new HashMap<>();
        latches.stream()
                .map(Latch::net)
                .filter(SharedRegisters::isGate)
                .forEach(net -> bits.merge(array(net), shared.contains(net) ? 1 : Integer.MIN_VALUE / 2, Integer::sum));
        Set<String> free = new LinkedHashSet<>();
        shared.stream().filter(net -> bits.get(array(net)) >= MEMORY_BITS).forEach(net -> free.add(other(net)));
        return free.isEmpty() ? Optional.empty() : Optional.of(lines(free));
    }

    private static String array(String net) {
        return INDEX.matcher(net).replaceFirst("");
    }

    private List<String> lines(Set<String> free) {
        List<String> lines = new ArrayList<>(others);
        lines.removeIf(line -> line.startsWith(".end"));
        if (!free.isEmpty()) {
            lines.add(".inputs " + String.join(" ", free));
        }
        for (Latch latch : latches) {
            if (shared.contains(latch.net())) {
                lines.add(".names " + other(latch.net()) + " " + latch.net());
                lines.add(WIRE);
            } else if (!free.contains(latch.net())) {
                lines.add(".latch " + latch.next() + " " + latch.net() + " " + latch.rest());
            }
        }
        for (Node node : nodes) {
            String inputs = node.inputs().isEmpty() ? "" : String.join(" ", node.inputs()) + " ";
            lines.add(".names " + inputs + node.net());
            node.table().lines().forEach(lines::add);
        }
        lines.add(".end");
        return lines;
    }
}
