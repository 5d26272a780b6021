package org.heddle.cosim.jvm;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.unknown.UnknownTracking;

/** Designs that were compiled last, as long as somebody has their circuits: a test opens one design many times. */
final class CompiledDesigns {
    private static final int MOST = 8;

    private record Entry(
            WeakReference<Circuit> circuit, PlanOptions options, boolean unknown, int runs, CompiledDesign compiled) {}

    private static final Deque<Entry> LAST = new ArrayDeque<>();

    private CompiledDesigns() {}

    /**
     * Returns a design.
     *
     * @param unknown whether it tracks unknown bits
     */
    static CompiledDesign of(Circuit circuit, PlanOptions options, boolean unknown) {
        return of(circuit, options, unknown, 0);
    }

    /** Returns a design in many runs beside each other. */
    static CompiledDesign ofLanes(Circuit circuit, PlanOptions options, int runs) {
        return of(circuit, options, false, runs);
    }

    private static CompiledDesign of(Circuit circuit, PlanOptions options, boolean unknown, int runs) {
        synchronized (LAST) {
            LAST.removeIf(entry -> entry.circuit().get() == null);
            for (Entry entry : LAST) {
                if (entry.circuit().refersTo(circuit)
                        && entry.options().equals(options)
                        && entry.unknown() == unknown
                        && entry.runs() == runs) {
                    return entry.compiled();
                }
            }
        }
        CompiledDesign compiled = runs > 0
                ? CompiledDesign.ofLanes(circuit, options, runs)
                : CompiledDesign.of(unknown ? UnknownTracking.of(circuit) : circuit, options);
        synchronized (LAST) {
            if (LAST.size() == MOST) {
                LAST.removeFirst();
            }
            LAST.addLast(new Entry(new WeakReference<>(circuit), options, unknown, runs, compiled));
        }
        return compiled;
    }
}
