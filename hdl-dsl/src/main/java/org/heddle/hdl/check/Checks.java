package org.heddle.hdl.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;

/** Every rule about finished circuits, in the order in which they are reported. */
public final class Checks {
    private static final List<CircuitCheck> WRITTEN = List.of(new DrivenCheck(true), new OverrideCheck());

    private static final List<CircuitCheck> FINISHED = List.of(
            new DrivenCheck(false),
            new CompleteCheck(),
            new ResetValueCheck(),
            new MemoryDomainCheck(),
            new KnownCheck());

    private Checks() {}

    /** Diagnostics of a module as the designer wrote it, before constants were folded. */
    public static List<Diagnostic> runAsWritten(ModuleDefinition module) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        if (module.external().isPresent()) {
            return diagnostics;
        }
        WRITTEN.forEach(check -> check.run(module, diagnostics::add));
        return diagnostics;
    }

    /**
     * Returns diagnostics of the registers and wires that nobody reads, of a module as the designer wrote it.
     *
     * @param lookedAt signals that are there to be looked at
     * @param declarations for each signal the number of the declaration that made it
     */
    public static List<Diagnostic> runUnread(ModuleDefinition module, BitSet lookedAt, List<Integer> declarations) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        new UnreadCheck(lookedAt, declarations).run(module, diagnostics::add);
        return diagnostics;
    }

    /**
     * Returns all diagnostics of a finished circuit: module by module, rule by rule; those last that look through several.
     *
     * @param allows whether a module, by its name, has a reason for what a code suspects, wherever that is
     * @param allowsThere whether a module, by its name, has a reason for what is suspected where it stands
     * @param doubtful takes what is not wrong for certain, and not allowed, of a circuit that breaks no rule
     */
    public static List<Diagnostic> run(
            Circuit circuit,
            BiPredicate<String, Code> allows,
            BiPredicate<String, Diagnostic> allowsThere,
            Consumer<Diagnostic> doubtful) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (ModuleDefinition module : circuit.modules()) {
            if (module.external().isEmpty()) {
                FINISHED.forEach(check -> check.run(module, diagnostics::add));
            }
        }
        Map<String, Dependencies> modules = new HashMap<>();
        circuit.modules().forEach(module -> modules.put(module.name(), new Dependencies(module, modules)));
        new LoopCheck().run(circuit, modules, diagnostics::add);
        new CrossingCheck(circuit, modules).run(diagnostics::add);
        if (diagnostics.isEmpty()) { // a loop would have no longest way
            BiConsumer<String, Diagnostic> report = (module, diagnostic) -> {
                if (!allowsThere.test(module, diagnostic)) {
                    doubtful.accept(diagnostic);
                }
            };
            new ReadyChainCheck().run(circuit, modules, report);
            new ResetCrossingCheck(circuit, modules).run(report);
            new ReconvergenceCheck(circuit, modules, module -> allows.test(module, Code.RECONVERGENCE)).run(report);
        }
        return diagnostics;
    }
}
