package org.heddle.cosim.jvm;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.ir.Circuit;

/** Designs that were compiled last, as long as somebody has their circuits: a test opens one design many times. */
final class CompiledDesigns {
    private static final int MOST = 8;

    private record Entry(WeakReference<Circuit> circuit, PlanOptions options, CompiledDesign compiled) {}

    private static final Deque<Entry> LAST = new ArrayDeque<>();

    private CompiledDesigns() {}

    static CompiledDesign of(Circuit circuit, PlanOptions options) {
        synchronized (LAST) {
            LAST.removeIf(entry -> entry.circuit().get() == null);
            for (Entry entry : LAST) {
                if (entry.circuit().refersTo(circuit) && entry.options().equals(options)) {
                    return entry.compiled();
                }
            }
        }
        CompiledDesign compiled = CompiledDesign.of(circuit, options);
        synchronized (LAST) {
            if (LAST.size() == MOST) {
                LAST.removeFirst();
            }
            LAST.addLast(new Entry(new WeakReference<>(circuit), options, compiled));
        }
        return compiled;
    }
}
