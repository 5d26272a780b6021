package org.heddle.cli.language;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.heddle.cosim.tool.ToolRun;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The ways between clocks in what yosys makes of Verilog, without a word of how the design declares them: from registers and memories of one
 * clock to registers of another.
 */
final class NetlistCrossings {
    /** A register or memory and its clock's bit. */
    private record Held(String name, int clock) {}

    private final Map<Integer, List<JsonNode>> driversOfBit = new HashMap<>();
    private final Map<Integer, Held> heldBits = new HashMap<>();
    /** By each bit, the names that it has: of a register, and of the wires and ports that it goes through. */
    private final Map<Integer, Set<String>> names = new HashMap<>();

    private final Set<String> all = new HashSet<>();
    private final List<JsonNode> registers = new ArrayList<>();
    /** Each way's beginnings and ends, by all their names; the end of a memory's word is empty. */
    final Set<Way> ways = new HashSet<>();

    /** A way by all names of its ends. */
    record Way(Set<String> from, Set<String> to) {}

    /**
     * Reads a top.
     *
     * @param folder of its Verilog
     * @param top its module
     * @param scratch receives the netlist
     */
    NetlistCrossings(Path folder, String top, Path scratch) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(".v"))
                    .sorted()
                    .forEach(file -> lines.add("read_verilog " + file.toAbsolutePath()));
        }
        lines.add("hierarchy -top " + top);
        lines.add("proc; flatten; opt_clean; memory_collect; opt_clean; write_json netlist.json");
        ToolRun run =
                ToolRun.of(scratch, Duration.ofMinutes(5), List.of("yosys", "-q", "-p", String.join("; ", lines)));
        if (!run.succeeded()) {
            throw new IOException(run.output());
        }
        JsonNode module = JsonMapper.builder()
                .build()
                .readTree(scratch.resolve("netlist.json").toFile())
                .get("modules")
                .get(top);
        name(module.get("netnames"));
        module.get("cells").forEach(this::note);
        registers.forEach(this::follow);
    }

    /** Whether a net has that name. */
    boolean hasName(String name) {
        return all.contains(name);
    }

    private void name(JsonNode nets) {
        nets.propertyStream()
                .filter(net -> net.getValue().get("hide_name").asInt() == 0)
                .forEach(net -> {
                    all.add(net.getKey());
                    net.getValue()
                            .get("bits")
                            .forEach(bit -> names.computeIfAbsent(bit.asInt(), key -> new TreeSet<>())
                                    .add(net.getKey()));
                });
    }

    private void note(JsonNode cell) {
        String type = cell.get("type").asString();
        JsonNode connections = cell.get("connections");
        if (type.startsWith("$mem")) {
            String memory = cell.get("parameters").get("MEMID").asString().substring(1);
            all.add(memory);
            JsonNode clock = connections.get("WR_CLK").get(0);
            connections.get("RD_DATA").forEach(bit -> {
                heldBits.put(bit.asInt(), new Held(memory, clock.isInt() ? clock.asInt() : -1));
                driversOfBit
                        .computeIfAbsent(bit.asInt(), key -> new ArrayList<>())
                        .add(cell);
            });
        } else if (type.startsWith("$") && connections.has("CLK") && connections.has("Q")) {
            registers.add(cell);
            int clock = connections.get("CLK").get(0).asInt();
            connections.get("Q").forEach(bit -> heldBits.put(bit.asInt(), new Held("", clock)));
        } else {
            cell.get("port_directions")
                    .propertyStream()
                    .filter(port -> port.getValue().asString().equals("output"))
                    .forEach(port -> connections
                            .get(port.getKey())
                            .forEach(bit -> driversOfBit
                                    .computeIfAbsent(bit.asInt(), key -> new ArrayList<>())
                                    .add(cell)));
        }
    }

    private void follow(JsonNode register) {
        JsonNode connections = register.get("connections");
        int clock = connections.get("CLK").get(0).asInt();
        Set<String> to = names.get(connections.get("Q").get(0).asInt());
        Deque<Integer> open = new ArrayDeque<>();
        Set<Integer> seen = new HashSet<>();
        for (String port : List.of("D", "EN", "SRST", "ARST")) {
            if (connections.has(port)) {
                push(connections.get(port), open);
            }
        }
        while (!open.isEmpty()) {
            int bit = open.pop();
            if (!seen.add(bit)) {
                continue;
            }
            Held held = heldBits.get(bit);
            if (held != null && held.clock() >= 0 && held.clock() != clock) {
                ways.add(held.name().isEmpty() ? new Way(names.get(bit), to) : new Way(Set.of(held.name()), Set.of()));
            }
            if (held == null || !held.name().isEmpty()) {
                driversOfBit.getOrDefault(bit, List.of()).forEach(cell -> inputs(cell, open));
            }
        }
    }

    private static void inputs(JsonNode cell, Deque<Integer> open) {
        boolean isMemory = cell.get("type").asString().startsWith("$mem");
        cell.get("port_directions")
                .propertyStream()
                .filter(port -> port.getValue().asString().equals("input"))
                .filter(port -> !isMemory || port.getKey().equals("RD_ADDR"))
                .forEach(port -> push(cell.get("connections").get(port.getKey()), open));
    }

    private static void push(JsonNode bits, Deque<Integer> open) {
        bits.forEach(bit -> {
            if (bit.isInt()) {
                open.push(bit.asInt());
            }
        });
    }
}
