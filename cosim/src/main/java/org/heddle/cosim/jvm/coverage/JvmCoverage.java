package org.heddle.cosim.jvm.coverage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.jvm.code.SignalWords;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.hdl.verilog.ProbedModule;

/** Counts of one simulation, instance by instance. */
public final class JvmCoverage {
    private final SignalWords values;
    private final BitCounts signals;
    private final List<InstanceCoverage> instances = new ArrayList<>();

    /**
     * Begins to count, with everything settled: bits change from what they are now.
     *
     * @param modules the modules of the design with their probes, by name
     * @param isHigh whether a clock of the top is high now, by its place among the clocks
     */
    public JvmCoverage(
            CompiledModule top, ModuleSchedule plan, Map<String, ProbedModule> modules, IntPredicate isHigh) {
        this.values = new SignalWords(top, plan);
        this.signals = new BitCounts(values.words());
        int[] clocks = IntStream.range(0, plan.edge().clocks().size()).toArray();
        add(values.top(), clocks, modules, isHigh);
        settled();
    }

    private void add(
            SignalWords.Instance instance, int[] clocks, Map<String, ProbedModule> modules, IntPredicate isHigh) {
        ModuleSchedule plan = instance.plan();
        ProbedModule module =
                Objects.requireNonNull(modules.get(plan.definition().name()));
        instances.add(new InstanceCoverage(module, values, instance, signals, clocks, isHigh));
        for (int child = 0; child < plan.children().size(); child++) {
            int[] own = IntStream.of(plan.edge().clocksOf().get(child))
                    .map(port -> clocks[port])
                    .toArray();
            add(instance.inner().get(child), own, modules, isHigh);
        }
    }

    /** Counts what is reached where everything has settled. */
    public void settled() {
        values.read();
        signals.look();
        for (int i = 0; i < instances.size(); i++) {
            instances.get(i).settled();
        }
    }

    /** Counts changes of clocks, where nothing else has changed since everything settled. */
    public void clocks() {
        for (int i = 0; i < instances.size(); i++) {
            instances.get(i).clocks();
        }
    }

    /**
     * Counts what is reached at a clock edge, just before it.
     *
     * @param clocks one bit for each clock of the top that rises
     */
    public void rising(int clocks) {
        for (InstanceCoverage instance : instances) {
            instance.rising(clocks);
        }
    }

    /** Returns the count of each point. A Java line that became several lines was executed as often as that of them that was most often. */
    public Map<CoveragePoint, Long> counts() {
        Map<CoveragePoint, Long> counts = new HashMap<>();
        Map<String, List<InstanceCoverage>> byModule = new HashMap<>();
        instances.forEach(instance -> byModule.computeIfAbsent(instance.module(), name -> new ArrayList<>())
                .add(instance));
        byModule.values().forEach(same -> InstanceCoverage.sum(same, counts));
        return counts;
    }
}
