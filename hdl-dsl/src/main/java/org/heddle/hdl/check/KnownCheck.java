package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * A register without a reset value has a way to a known value that does not begin at itself. A counter without one counts from
 * nowhere for ever; a pipeline register needs none.
 */
final class KnownCheck implements CircuitCheck {
    @Override
    public void run(ModuleDefinition module, Consumer<Diagnostic> report) {
        Knowable knowable = new Knowable(module);
        for (Signal signal : module.signals()) {
            if (signal.kind() == Signal.Kind.REGISTER && knowable.isUnknown(signal.id())) {
                BitSet around = around(module, knowable, signal);
                if (around.get(signal.id())) {
                    report.accept(describe(module, signal, around));
                    knowable.believe(signal.id());
                }
            }
        }
    }

    /** The unknown signals that this one comes from; itself among them if it comes from itself. */
    private static BitSet around(ModuleDefinition module, Knowable knowable, Signal register) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(register.id()));
        while (!open.isEmpty()) {
            BitSet sources = new BitSet();
            for (Knowable.Way way : knowable.waysOf(open.pop())) {
                Dependencies.references(way.value(), sources);
                way.controls().forEach(control -> Dependencies.references(control, sources));
            }
            sources.stream()
                    .filter(source -> knowable.isUnknown(source) && !seen.get(source))
                    .forEach(source -> {
                        seen.set(source);
                        open.push(source);
                    });
        }
        return seen;
    }

    private static Diagnostic describe(ModuleDefinition module, Signal register, BitSet around) {
        List<Site> sites = new ArrayList<>(List.of(register.site()));
        List<String> others = new ArrayList<>();
        around.stream()
                .mapToObj(module::signal)
                .filter(other -> other.kind() == Signal.Kind.REGISTER && other.id() != register.id())
                .forEach(other -> {
                    others.add("\"" + other.name() + "\" (" + other.site() + ")");
                    sites.add(other.site());
                });
        return new Diagnostic(
                Code.NEVER_KNOWN,
                "register \"" + register.name() + "\" of " + module.name()
                        + " has no reset value and takes only values that come from itself"
                        + (others.isEmpty() ? "" : ", by way of " + String.join(", ", others))
                        + ", so it is never known: give it one with init(), or load it from elsewhere",
                sites.stream().distinct().toList());
    }
}
