package org.heddle.verify.against;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.heddle.hdl.verilog.ModuleEnd;

/**
 * Lets yosys write two texts of a module as one circuit whose outputs say that they differ. It begins behind a reset: registers hold
 * their reset values, all others 0. Modules inside that both texts have become ports of the circuit, so that each is
 * anything at all, but the same on both sides; the others are opened.
 */
final class RunMiter {
    static final String CIRCUIT = "miter.aig";
    static final String MAP = "miter.map";

    private final ModulePair pair;
    private final Map<String, String> closed;

    /**
     * The circuit of a pair.
     *
     * @param isOpen whether modules inside are opened even where both texts have them
     */
    RunMiter(ModulePair pair, boolean isOpen) {
        this.pair = pair;
        this.closed = new LinkedHashMap<>(isOpen ? Map.of() : pair.closed());
        // What stands below an opened module is opened as well, wherever it stands.
        Set<String> opened = opened();
        while (closed.values().removeAll(opened)) {
            opened = opened();
        }
    }

    private Set<String> opened() {
        Set<String> opened = below(pair.instances(), pair.modules());
        opened.addAll(below(pair.formerInstances(), pair.formerModules()));
        return opened;
    }

    /** Whether modules inside are ports of the circuit. */
    boolean hasClosed() {
        return !closed.isEmpty();
    }

    private Set<String> below(Map<String, String> instances, Map<String, VerilogModule> modules) {
        Set<String> opened = new LinkedHashSet<>();
        List<String> waiting = new ArrayList<>();
        instances.forEach((name, module) -> {
            if (!closed.containsKey(name)) {
                waiting.add(module);
            }
        });
        while (!waiting.isEmpty()) {
            String module = waiting.remove(waiting.size() - 1);
            if (opened.add(module) && modules.containsKey(module)) {
                waiting.addAll(modules.get(module).instances(pair.names()).values());
            }
        }
        return opened;
    }

    /** Whether all registers change at the rising edges of one clock, so that a step is a cycle. */
    boolean hasOneClock() {
        Set<String> events = new HashSet<>();
        collect(pair.module(), below(pair.instances(), pair.modules()), pair.modules(), events);
        collect(pair.former(), below(pair.formerInstances(), pair.formerModules()), pair.formerModules(), events);
        long clocks = pair.module().ports().keySet().stream()
                .filter(port -> port.contains("clock"))
                .count();
        return events.size() <= 1 && clocks <= 1;
    }

    private static void collect(
            VerilogModule module, Set<String> opened, Map<String, VerilogModule> modules, Set<String> events) {
        ModuleState.of(module).elements().forEach(element -> events.add(element.clock()));
        for (String name : opened) {
            if (modules.containsKey(name)) {
                ModuleState.of(modules.get(name)).elements().forEach(element -> events.add(element.clock()));
            }
        }
    }

    /** Writes the texts into a folder, and returns what yosys is to do there. */
    String script(Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.addAll(side(folder, "before", pair.former(), pair.formerModules(), pair.formerInstances()));
        lines.addAll(side(folder, "now", pair.module(), pair.modules(), pair.instances()));
        lines.addAll(List.of(
                "design -copy-from before -as before before",
                "design -copy-from now -as now now",
                "miter -equiv -flatten -make_outcmp before now miter",
                "hierarchy -top miter",
                "delete -output miter/w:trigger"));
        lines.addAll(hasOneClock() ? List.of("async2sync") : List.of("clk2fflogic"));
        lines.addAll(List.of(
                "techmap",
                "opt -fast",
                "dffunmap",
                "setundef -undriven -init -zero",
                "opt -fast",
                "simplemap",
                "dffunmap",
                "aigmap",
                "opt_clean",
                "write_aiger -zinit -map " + MAP + " " + CIRCUIT));
        return String.join("; ", lines);
    }

    private List<String> side(
            Path folder,
            String side,
            VerilogModule module,
            Map<String, VerilogModule> modules,
            Map<String, String> inside)
            throws IOException {
        List<String> lines = new ArrayList<>();
        Path own = Files.createDirectory(folder.resolve(side));
        for (String name : new LinkedHashSet<>(closed.values())) {
            Files.writeString(own.resolve(name + ".v"), modules.get(name).text());
            lines.add("read_verilog -lib " + side + "/" + name + ".v");
        }
        for (String name : below(inside, modules)) {
            if (modules.containsKey(name)) {
                Files.writeString(own.resolve(name + ".v"), begun(modules.get(name)));
                lines.add("read_verilog " + side + "/" + name + ".v");
            }
        }
        Files.writeString(own.resolve(module.name() + ".v"), begun(module));
        lines.addAll(List.of("read_verilog " + side + "/" + module.name() + ".v", "hierarchy -top " + module.name()));
        String instances =
                closed.values().stream().distinct().map(name -> " t:" + name).collect(Collectors.joining());
        if (!closed.isEmpty()) {
            // Else one whose outputs nobody reads would be gone, and with it ports of the circuit.
            lines.add("setattr -set keep 1" + instances);
        }
        lines.addAll(List.of("proc", "flatten", "opt -fast", "memory -nordff", "opt -fast"));
        if (!closed.isEmpty()) {
            lines.add("expose -evert" + instances);
        }
        lines.add("rename " + module.name() + " " + side);
        lines.add("design -stash " + side);
        return lines;
    }

    /** The text with registers that begin with their reset values. */
    private static String begun(VerilogModule module) {
        Map<String, String> resets = ModuleState.of(module).resets();
        if (resets.isEmpty()) {
            return module.text();
        }
        String values = resets.entrySet().stream()
                .map(entry -> "    " + entry.getKey() + " = " + entry.getValue() + ";\n")
                .collect(Collectors.joining("", "  initial begin\n", "  end\n"));
        return ModuleEnd.insert(module.text(), values);
    }

    /**
     * Turns the outputs over: yosys gives those that say "equal", and the prover asks for those that say "different".
     *
     * @param folder in which yosys has written the circuit
     * @throws IOException if the circuit cannot be read or written
     */
    static void turnOutputs(Path folder) throws IOException {
        // The head of the binary format is text: "aig M I L O A", then a line for each latch, then one for each output.
        byte[] circuit = Files.readAllBytes(folder.resolve(CIRCUIT));
        int headEnd = endOfLine(circuit, 0);
        String[] head = new String(circuit, 0, headEnd, StandardCharsets.US_ASCII).split(" ");
        int latches = Integer.parseInt(head[3]);
        int outputs = Integer.parseInt(head[4]);
        int at = headEnd + 1;
        for (int line = 0; line < latches + outputs; line++) {
            int end = endOfLine(circuit, at);
            if (line >= latches) {
                // The last bit of a literal negates it; an even digit and the odd one behind it differ in nothing else.
                circuit[end - 1] = (byte) ('0' + (circuit[end - 1] - '0' ^ 1));
            }
            at = end + 1;
        }
        Files.write(folder.resolve(CIRCUIT), circuit);
    }

    private static int endOfLine(byte[] text, int from) {
        int end = from;
        while (text[end] != '\n') {
            end++;
        }
        return end;
    }
}
