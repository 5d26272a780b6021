package org.heddle.verify.against;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;

/**
 * Proves one step of two texts of a module equal, with yosys: from equal state and equal inputs come equal outputs, equal inputs of the
 * modules inside, and equal state. Each register and memory of before has a counterpart of now on the same clock, so that this
 * holds for every run, whatever its clocks do, in which corresponding state begins alike.
 */
final class StepProof {
    private static final Pattern UNPROVEN = Pattern.compile("(?m)^ *Unproven \\$equiv \\S+: *(.*)$");

    private final Duration limit;
    private final boolean hidesWiresAtOnce;

    /**
     * A prover.
     *
     * @param limit for one run of yosys
     * @param hidesWiresAtOnce whether it is known that the wires of one name do not help
     */
    StepProof(Duration limit, boolean hidesWiresAtOnce) {
        this.limit = limit;
        this.hidesWiresAtOnce = hidesWiresAtOnce;
    }

    /**
     * Returns what is left open, in words; empty if both are proven equal.
     *
     * @throws IOException if the texts cannot be written for yosys
     */
    Optional<String> complaint(ModulePair pair) throws IOException {
        Optional<Map<String, String>> names = StateNames.of(pair.module(), pair.former(), pair.names());
        if (names.isEmpty()) {
            return Optional.of("registers or instances without a counterpart");
        }
        VerilogModule mapped = mapped(pair, names.get(), false);
        ModulePair both = pair.withFormer(mapped);
        if (!both.closed().equals(both.instances()) || !both.closed().equals(both.formerInstances())) {
            return Optional.of("other modules inside");
        }
        ModuleState now = ModuleState.of(both.module());
        ModuleState then = ModuleState.of(mapped);
        if (!clocks(now).equals(clocks(then))) {
            return Optional.of("a register has another clock");
        }
        if (!now.initial().equals(then.initial())) {
            return Optional.of("other initial values");
        }
        if (!hidesWiresAtOnce && run(both).isEmpty()) {
            return Optional.empty();
        }
        // Wires of one name may mean different things by now: then they are no help but a hindrance.
        return run(pair.withFormer(mapped(pair, names.get(), true)));
    }

    private static Set<Map.Entry<String, String>> clocks(ModuleState state) {
        Set<Map.Entry<String, String>> clocks = new HashSet<>();
        state.elements().forEach(element -> clocks.add(Map.entry(element.name(), element.clock())));
        return clocks;
    }

    /** The former text with today's names of state and instances. */
    private static VerilogModule mapped(ModulePair pair, Map<String, String> names, boolean hidesWires) {
        Map<String, String> all = new HashMap<>(names);
        Set<String> kept = new HashSet<>(pair.names());
        kept.addAll(pair.former().ports().keySet());
        ModuleState.of(pair.former()).elements().forEach(element -> kept.add(element.name()));
        kept.addAll(pair.formerInstances().keySet());
        for (String word : new LinkedHashSet<>(pair.former().words())) {
            boolean isWire = VerilogWords.isName(word) && !kept.contains(word);
            if (isWire && (hidesWires || names.containsValue(word))) {
                all.put(word, word + "_before");
            }
        }
        return new VerilogModule(
                pair.former().name(), VerilogWords.renamed(pair.former().text(), all));
    }

    private Optional<String> run(ModulePair pair) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            List<String> lines = new ArrayList<>();
            lines.addAll(side(scratch.path(), "before", pair.former(), pair.formerModules(), pair.closed()));
            lines.addAll(side(scratch.path(), "now", pair.module(), pair.modules(), pair.closed()));
            lines.addAll(List.of(
                    "design -copy-from before -as before before",
                    "design -copy-from now -as now now",
                    "equiv_make before now equiv",
                    "hierarchy -top equiv",
                    "opt_clean",
                    "equiv_struct",
                    "equiv_simple -undef",
                    // One step: more would be of one clock only, and say nothing of the first ones.
                    "equiv_induct -undef -seq 1",
                    "equiv_status",
                    "equiv_status -assert"));
            ToolRun run = ToolRun.of(scratch.path(), limit, List.of("yosys", "-p", String.join("; ", lines)));
            if (run.succeeded()) {
                return Optional.empty();
            }
            if (run.late()) {
                return Optional.of("one step took longer than " + limit.toSeconds() + " s");
            }
            List<String> open = new ArrayList<>();
            Matcher unproven = UNPROVEN.matcher(run.output());
            while (unproven.find()) {
                open.add(unproven.group(1).strip());
            }
            return Optional.of(
                    open.isEmpty()
                            ? YosysError.in(run)
                            : open.size() + " points of a step are open, such as " + open.get(0));
        }
    }

    private static List<String> side(
            Path folder,
            String side,
            VerilogModule module,
            Map<String, VerilogModule> others,
            Map<String, String> closed)
            throws IOException {
        List<String> lines = new ArrayList<>();
        Path own = Files.createDirectory(folder.resolve(side));
        for (String name : new LinkedHashSet<>(closed.values())) {
            Files.writeString(own.resolve(name + ".v"), others.get(name).text());
            lines.add("read_verilog -lib " + side + "/" + name + ".v");
        }
        Files.writeString(own.resolve(module.name() + ".v"), module.text());
        lines.addAll(List.of("read_verilog " + side + "/" + module.name() + ".v", "hierarchy -top " + module.name()));
        String instances =
                closed.values().stream().distinct().map(name -> " t:" + name).collect(Collectors.joining());
        if (!closed.isEmpty()) {
            lines.add("setattr -set keep 1" + instances);
        }
        lines.addAll(List.of("proc", "opt_expr", "opt_clean", "memory_collect", "async2sync"));
        if (!closed.isEmpty()) {
            // As instances of unknown modules their outputs would be undefined, which is "equal" to anything.
            lines.add("expose -evert" + instances);
        }
        lines.add("rename " + module.name() + " " + side);
        lines.add("design -stash " + side);
        return lines;
    }
}
