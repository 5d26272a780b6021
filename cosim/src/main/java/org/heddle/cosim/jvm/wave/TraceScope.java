package org.heddle.cosim.jvm.wave;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.heddle.cosim.jvm.code.SignalWords;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
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
     * Returns the scope of an instance, whose values are those that were read last.
     *
     * @param clocks place of each clock port of the module among the clocks of the top, in their order
     * @param isHigh whether a clock of the top is high now
     */
    static TraceScope of(
            String name, SignalWords.Instance instance, long[] words, List<Integer> clocks, IntPredicate isHigh) {
        ModuleSchedule plan = instance.plan();
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
                int place = instance.place(signal.id());
                signals.add(traced(signal, lane -> words[place + lane]));
            }
        }
        List<TraceScope> inner = new ArrayList<>();
        for (int child = 0; child < plan.children().size(); child++) {
            List<Integer> own = new ArrayList<>();
            for (int port : plan.edge().clocksOf().get(child)) {
                own.add(clocks.get(port));
            }
            inner.add(of(module.instances().get(child).name(), instance.inner().get(child), words, own, isHigh));
        }
        return new TraceScope(name, signals, inner);
    }

    private static TracedSignal traced(Signal signal, TracedSignal.Value value) {
        return new TracedSignal(signal.name(), signal.width(), signal.kind(), value);
    }

    /** Returns all signals, those of an instance before those of the instances inside it. */
    Stream<TracedSignal> all() {
        return Stream.concat(signals.stream(), inner.stream().flatMap(TraceScope::all));
    }
}
