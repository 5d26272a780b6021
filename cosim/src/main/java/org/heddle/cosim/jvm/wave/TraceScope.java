package org.heddle.cosim.jvm.wave;

import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.heddle.cosim.jvm.code.SignalFields;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.SignalPlaces;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.verilog.CoverageProbe;

/**
 * An instance in a waveform.
 *
 * @param name of the instance
 * @param signals of it, in the order of its module
 * @param inner instances inside it
 */
public record TraceScope(String name, List<TracedSignal> signals, List<TraceScope> inner) {
    /**
     * Returns the scope of an instance.
     *
     * @param clocks place of each clock port of the module among the clocks of the top, in their order
     * @param isHigh whether a clock of the top is high now
     */
    static TraceScope of(
            String name, CompiledModule block, ModuleSchedule plan, List<Integer> clocks, IntPredicate isHigh) {
        ModuleDefinition module = plan.definition();
        List<TracedSignal> signals = new ArrayList<>();
        for (Signal signal : module.signals()) {
            int clock = plan.edge().clocks().indexOf(signal.id());
            if (clock >= 0) {
                int number = clocks.get(clock);
                signals.add(traced(signal, lane -> isHigh.test(number) ? 1 : 0));
            } else if (signal.kind() != Signal.Kind.CLOCK
                    && plan.stored().get(signal.id())
                    && !CoverageProbe.isProbe(signal.name())) {
                signals.add(traced(signal, value(signal, block, plan)));
            }
        }
        List<TraceScope> inner = new ArrayList<>();
        for (int child = 0; child < plan.children().size(); child++) {
            List<Integer> own = new ArrayList<>();
            for (int port : plan.edge().clocksOf().get(child)) {
                own.add(clocks.get(port));
            }
            inner.add(of(
                    module.instances().get(child).name(),
                    block.child(child),
                    plan.children().get(child),
                    own,
                    isHigh));
        }
        return new TraceScope(name, signals, inner);
    }

    private static TracedSignal traced(Signal signal, TracedSignal.Value value) {
        return new TracedSignal(signal.name(), signal.width(), signal.kind(), value);
    }

    /** Returns what tells the value of a signal that is stored, in an instance of a module. */
    public static TracedSignal.Value value(Signal signal, CompiledModule block, ModuleSchedule plan) {
        SignalPlaces.InnerPort port = plan.places().inner(signal.id());
        CompiledModule home = port == null ? block : block.child(port.child());
        int number = port == null ? signal.id() : port.port();
        VarHandle[] fields = SignalFields.of(home, number, signal.width());
        return lane -> (long) fields[lane].get(home);
    }

    /** Returns all signals, those of an instance before those of the instances inside it. */
    Stream<TracedSignal> all() {
        return Stream.concat(signals.stream(), inner.stream().flatMap(TraceScope::all));
    }
}
