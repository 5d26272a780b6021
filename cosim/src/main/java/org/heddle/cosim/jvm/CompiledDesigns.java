package org.heddle.cosim.jvm;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.unknown.UnknownTracking;
import org.heddle.hdl.verilog.ProbedModule;

/** Designs that were compiled last, as long as somebody has their circuits: a test opens one design many times. */
final class CompiledDesigns {
    private static final int MOST = 8;

    /** Hardware that is compiled beside that of a circuit. */
    private enum Addition {
        NONE,
        MASKS,
        PROBES
    }

    /**
     * A design as it was compiled.
     *
     * @param probes its modules with their probes, by name; empty unless coverage is counted
     */
    record Compiled(CompiledDesign design, Map<String, ProbedModule> probes) {}

    private record Entry(
            WeakReference<Circuit> circuit, PlanOptions options, Addition addition, int runs, Compiled compiled) {}

    private static final Deque<Entry> LAST = new ArrayDeque<>();

    private CompiledDesigns() {}

    /**
     * Returns a design.
     *
     * @param unknown whether it tracks unknown bits
     */
    static CompiledDesign of(Circuit circuit, PlanOptions options, boolean unknown) {
        return of(circuit, options, unknown ? Addition.MASKS : Addition.NONE, 0).design();
    }

    /** Returns a design that tells what it reaches. */
    static Compiled probed(Circuit circuit, PlanOptions options) {
        return of(circuit, options, Addition.PROBES, 0);
    }

    /** Returns a design in many runs beside each other. */
    static CompiledDesign ofLanes(Circuit circuit, PlanOptions options, int runs) {
        return of(circuit, options, Addition.NONE, runs).design();
    }

    private static Compiled of(Circuit circuit, PlanOptions options, Addition addition, int runs) {
        synchronized (LAST) {
            LAST.removeIf(entry -> entry.circuit().get() == null);
            for (Entry entry : LAST) {
                if (entry.circuit().refersTo(circuit)
                        && entry.options().equals(options)
                        && entry.addition() == addition
                        && entry.runs() == runs) {
                    return entry.compiled();
                }
            }
        }
        Compiled compiled = compile(circuit, options, addition, runs);
        synchronized (LAST) {
            if (LAST.size() == MOST) {
                LAST.removeFirst();
            }
            LAST.addLast(new Entry(new WeakReference<>(circuit), options, addition, runs, compiled));
        }
        return compiled;
    }

    private static Compiled compile(Circuit circuit, PlanOptions options, Addition addition, int runs) {
        if (runs > 0) {
            return new Compiled(CompiledDesign.ofLanes(circuit, options, runs), Map.of());
        }
        return switch (addition) {
            case NONE -> new Compiled(CompiledDesign.of(circuit, options), Map.of());
            case MASKS -> new Compiled(CompiledDesign.of(UnknownTracking.of(circuit), options), Map.of());
            case PROBES -> {
                Map<String, ProbedModule> probed = ProbedModule.of(circuit);
                yield new Compiled(CompiledDesign.of(ProbedModule.circuit(circuit.top(), probed), options), probed);
            }
        };
    }
}
