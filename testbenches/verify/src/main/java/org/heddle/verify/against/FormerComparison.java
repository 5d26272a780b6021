package org.heddle.verify.against;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.against.ComparedModule.Standing;

/** Compares the modules of a design with those of before. Pairs of texts that were compared once are not compared again. */
public final class FormerComparison {
    private final StepProof steps;
    private final RunProof runs;
    private final Map<String, String> renamed;
    /** By the texts of a pair and the ports of what is inside. */
    private final Map<List<Object>, ComparedModule> known = new HashMap<>();

    /**
     * A comparison.
     *
     * @param limit for each run of a tool, of which there are up to five for a module
     * @param renamed today's names of modules by the former ones
     */
    public FormerComparison(Duration limit, Map<String, String> renamed) {
        this(new StepProof(limit, false), limit, renamed);
    }

    private FormerComparison(StepProof steps, Duration limit, Map<String, String> renamed) {
        this.steps = steps;
        this.runs = new RunProof(limit);
        this.renamed = Map.copyOf(renamed);
    }

    /**
     * Returns a comparison of modules that yosys's passes have left open with all wires in place, which therefore does not try that again.
     *
     * @param limit for each run of a tool, of which there are up to four for a module
     */
    public static FormerComparison behindPasses(Duration limit) {
        return new FormerComparison(new StepProof(limit, true), limit, Map.of());
    }

    /**
     * Returns a verdict for each module of both, children before parents, those that are gone behind them.
     *
     * @param design of now
     * @param texts of before by names of modules
     * @param told learns each verdict as soon as it is known
     * @throws IllegalArgumentException if a text is no Verilog that is understood, a renamed module does not exist, or the two have no
     *     module in common; nothing was compared then
     * @throws IOException if files cannot be written for the tools
     */
    public List<ComparedModule> compare(
            VerilogDesign design, Map<String, String> texts, Consumer<? super ComparedModule> told) throws IOException {
        Map<String, VerilogModule> now = modules(design);
        Map<String, VerilogModule> before = new LinkedHashMap<>();
        texts.forEach((name, text) -> before.put(name, new VerilogModule(name, text)));
        Map<String, String> names = names(now, before);
        Map<String, String> was = new HashMap<>();
        names.forEach((former, name) -> was.put(name, former));
        Map<String, VerilogModule> former = new LinkedHashMap<>();
        before.forEach((name, text) -> former.put(names.getOrDefault(name, name), text.renamed(names)));
        if (now.keySet().stream().noneMatch(former::containsKey)) {
            throw new IllegalArgumentException("no module of " + design.top() + " is among those of before ("
                    + String.join(", ", before.keySet().stream().limit(3).toList())
                    + ", ..): give the folder of the same top, or --renamed OLD=NEW");
        }
        List<ComparedModule> verdicts = new ArrayList<>();
        Consumer<ComparedModule> found = verdict -> {
            verdicts.add(verdict);
            told.accept(verdict);
        };
        for (VerilogModule module : now.values()) {
            VerilogModule then = former.get(module.name());
            ComparedModule verdict = then == null
                    ? ComparedModule.of(module.name(), Standing.NEW, "")
                    : compared(new ModulePair(module, then, now, former));
            found.accept(named(verdict, was.get(module.name())));
        }
        former.keySet().stream()
                .filter(name -> !now.containsKey(name))
                .forEach(name -> found.accept(ComparedModule.of(name, Standing.GONE, "")));
        return verdicts;
    }

    /**
     * Returns the verdict on one module of two designs that have all modules in common.
     *
     * @param module its name
     * @throws IllegalArgumentException if one of them has no such module
     * @throws IOException if files cannot be written for the tools
     */
    public ComparedModule compare(VerilogDesign design, VerilogDesign before, String module) throws IOException {
        Map<String, VerilogModule> now = modules(design);
        Map<String, VerilogModule> former = modules(before);
        VerilogModule text = now.get(module);
        VerilogModule then = former.get(module);
        if (text == null || then == null) {
            throw new IllegalArgumentException("no module " + module + " in both of " + design.top() + " and "
                    + before.top() + ": name one that both have");
        }
        return compared(new ModulePair(text, then, now, former));
    }

    private static Map<String, VerilogModule> modules(VerilogDesign design) {
        Map<String, VerilogModule> modules = new LinkedHashMap<>();
        design.files().forEach(file -> modules.put(file.module(), new VerilogModule(file.module(), file.text())));
        return modules;
    }

    private static ComparedModule named(ComparedModule verdict, String former) {
        if (former == null) {
            return verdict;
        }
        String detail = verdict.detail().isEmpty() ? "" : "; " + verdict.detail();
        return new ComparedModule(
                verdict.module(), verdict.standing(), "was " + former + detail, verdict.counterexample());
    }

    /** Today's names by the former ones: what was said, and what has other values of parameters and the same ports. */
    private Map<String, String> names(Map<String, VerilogModule> now, Map<String, VerilogModule> before) {
        Map<String, String> names = new HashMap<>();
        renamed.forEach((former, name) -> {
            if (before.containsKey(former)) {
                if (!now.containsKey(name)) {
                    throw new IllegalArgumentException("no module is called " + name + ": --renamed " + former + "="
                            + name + " takes the former name, then today's");
                }
                names.put(former, name);
            }
        });
        for (VerilogModule module : now.values()) {
            if (before.containsKey(module.name()) || names.containsValue(module.name())) {
                continue;
            }
            List<VerilogModule> candidates = before.values().stream()
                    .filter(former -> !now.containsKey(former.name()) && !names.containsKey(former.name()))
                    .filter(former -> isLike(module, former))
                    .toList();
            boolean isOnly = now.values().stream()
                            .filter(other -> !before.containsKey(other.name()) && isLike(module, other))
                            .count()
                    == 1;
            if (candidates.size() == 1 && isOnly) {
                names.put(candidates.get(0).name(), module.name());
            }
        }
        return names;
    }

    private static boolean isLike(VerilogModule module, VerilogModule other) {
        return module.component().equals(other.component()) && module.ports().equals(other.ports());
    }

    private ComparedModule compared(ModulePair pair) throws IOException {
        List<String> ports = pair.module().portsThatDiffer(pair.former());
        if (!ports.isEmpty()) {
            return ComparedModule.of(pair.module().name(), Standing.PORTS_CHANGED, String.join(", ", ports));
        }
        if (SameWords.in(pair.module(), pair.former(), pair.names())) {
            return ComparedModule.of(pair.module().name(), Standing.SAME_TEXT, "");
        }
        List<Object> key = List.of(
                pair.module().words(),
                pair.former().words(),
                inside(pair.instances(), pair.modules()),
                inside(pair.formerInstances(), pair.formerModules()));
        ComparedModule verdict = known.get(key);
        if (verdict == null) {
            verdict = judged(pair);
            known.put(key, verdict);
        }
        return verdict;
    }

    /** Everything below some instances, since it may be opened. */
    private static List<List<String>> inside(Map<String, String> instances, Map<String, VerilogModule> modules) {
        Map<String, List<String>> inside = new LinkedHashMap<>();
        List<String> waiting = new ArrayList<>(instances.values());
        while (!waiting.isEmpty()) {
            VerilogModule module = modules.get(waiting.remove(waiting.size() - 1));
            if (module != null && inside.put(module.name(), module.words()) == null) {
                waiting.addAll(module.instances(modules.keySet()).values());
            }
        }
        return List.copyOf(inside.values());
    }

    private ComparedModule judged(ModulePair pair) throws IOException {
        Optional<String> open = steps.complaint(pair);
        if (open.isEmpty()) {
            return ComparedModule.of(pair.module().name(), Standing.PROVEN, "register by register");
        }
        ComparedModule verdict = runs.verdict(pair);
        boolean isKnown = verdict.standing() == Standing.PROVEN || verdict.standing() == Standing.DIFFERENT;
        return isKnown
                ? verdict
                : ComparedModule.of(verdict.module(), verdict.standing(), verdict.detail() + "; " + open.get());
    }
}
