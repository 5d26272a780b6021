package org.heddle.experiment.cosim;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.heddle.cosim.build.NativeLoop;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.report.BenchmarkRow;

/** The engine inside the JVM against Verilator's C++ loop, with and without skipping what is not stale; and many runs at once against single ones. */
public final class EngineBenchmark {
    private static final Map<CosimBenchmark.Loops, Double> GOALS =
            Map.of(CosimBenchmark.Loops.toy, 3.0, CosimBenchmark.Loops.queues, 1.0, CosimBenchmark.Loops.nic_node, 0.5);
    private static final double RUN_GOAL = 1.0;
    private static final int NODE_CYCLES = 60 * 1_024;

    private final Consumer<String> progress;
    private final ContentCache cache = ContentCache.ofUser();

    /**
     * Prepares it.
     *
     * @param progress is told what is being measured, a line at a time
     */
    public EngineBenchmark(Consumer<String> progress) {
        this.progress = progress;
    }

    /** Measures the loops over some designs, or over those that have goals where none is named. */
    public List<BenchmarkRow> run(Set<CosimBenchmark.Loops> designs) throws IOException {
        List<BenchmarkRow> rows = new ArrayList<>(FirstCycles.measure(progress));
        rows.addAll(FreshProcesses.measure(progress));
        if (designs.isEmpty()) {
            rows.addAll(TestClassSeconds.measure(progress));
        }
        for (CosimBenchmark.Loops loops : new TreeSet<>(designs.isEmpty() ? GOALS.keySet() : designs)) {
            OneProcessor here = OneProcessor.stay();
            try {
                rows.addAll(loops(loops.design.get(), GOALS.getOrDefault(loops, BenchmarkRow.NO_GOAL)));
            } finally {
                here.leave();
            }
        }
        if (designs.isEmpty()) {
            OneProcessor here = OneProcessor.stay();
            try {
                rows.add(BusyShares.measure(NODE_CYCLES, progress));
                rows.addAll(loops(NodeTraffic.waiting(NODE_CYCLES), RUN_GOAL));
                rows.add(Allocation.measure(CosimBenchmark.Loops.toy.design.get(), SimulationEngine.JVM));
                rows.add(LanesBenchmark.measure(progress));
            } finally {
                here.leave();
            }
        }
        return rows;
    }

    private List<BenchmarkRow> loops(BenchmarkDesign design, double goal) throws IOException {
        try (LoopProgram cpp =
                LoopProgram.start(NativeLoop.FAST_PROFILE.in(cache, design.verilog(), (kind, message) -> {}), design)) {
            progress.accept("measuring " + design.name());
            int cycles = design.cycles();
            JavaLoops java = new JavaLoops(design, SimulationEngine.JVM);
            BenchRounds driven = new BenchRounds();
            int inCpp = driven.add(() -> cpp.driven(cycles));
            int skipping = driven.add(() -> java.driven(cycles));
            int unskipped = driven.add(() -> unskipped(java, cycles));
            driven.run(design.name());
            progress.accept(String.format(
                    Locale.ROOT,
                    "  C++ loop %.0f ns per cycle, jvm %.0f, without skipping %.0f",
                    driven.median(inCpp) / cycles,
                    driven.median(skipping) / cycles,
                    driven.median(unskipped) / cycles));
            return List.of(
                    new BenchmarkRow(
                            design.name(),
                            "per-cycle-ratio",
                            driven.median(inCpp, skipping, (a, b) -> a / b),
                            goal,
                            BenchmarkRow.RATIO),
                    new BenchmarkRow(
                            design.name(),
                            "per-cycle-ratio-unskipped",
                            driven.median(inCpp, unskipped, (a, b) -> a / b),
                            BenchmarkRow.NO_GOAL,
                            BenchmarkRow.RATIO),
                    EvaluatedShare.measure(design));
        }
    }

    private static LoopProgram.Result unskipped(JavaLoops java, int cycles) {
        return ChangedProperty.during(PlanOptions.SKIPPING, "false", () -> java.driven(cycles));
    }
}
