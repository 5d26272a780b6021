package org.heddle.experiment.cosim;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.cosim.build.NativeLoop;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.report.BenchmarkRow;

/** The benchmark of cosimulation; takes some minutes, mostly the compiler's. */
public final class CosimBenchmark {
    private static final double ADDED_GOAL = 150;

    /** Ratios that 150 ns per cycle leave at the native cycles these designs are made for. */
    private static final Map<String, Double> RATIO_GOALS = Map.of("toy", 0.16, "adders", 0.6, "queues", 0.76);

    /** The designs between two streams "enqueue" and "dequeue". */
    private static final Set<String> STREAMS = Set.of("toy", "queues");

    private final Consumer<String> progress;
    private final BuildListener listener;
    private final ContentCache cache = ContentCache.ofUser();
    private final List<BenchmarkRow> rows = new ArrayList<>();

    /**
     * Prepares it.
     *
     * @param progress is told what is being measured, a line at a time
     */
    public CosimBenchmark(Consumer<String> progress) {
        this.progress = progress;
        this.listener = (kind, message) -> {
            if (kind == BuildListener.Kind.WAIT) {
                progress.accept(message);
            }
        };
    }

    /** Measures everything. */
    public List<BenchmarkRow> run() throws IOException {
        measure(Set.of(Loops.values()));
        progress.accept("first cycles, allocation, two threads, 256 instances");
        rows.addAll(StartTimes.measure(progress));
        rows.add(Allocation.measure(Loops.toy.design.get()));
        rows.add(TwoThreads.measure(progress));
        rows.add(ManyInstances.measure());
        return List.copyOf(rows);
    }

    /** Measures the loops over these designs, and nothing else. */
    public List<BenchmarkRow> run(Set<Loops> designs) throws IOException {
        measure(designs);
        return List.copyOf(rows);
    }

    private void measure(Set<Loops> designs) throws IOException {
        for (Loops design : new TreeSet<>(designs)) {
            OneProcessor here = OneProcessor.stay();
            try {
                loops(design.design.get());
            } finally {
                here.leave();
            }
            if (design == Loops.toy) { // where a call is nearly all of a cycle
                rows.addAll(IsolatedCost.measure(design.design.get(), progress));
            }
        }
    }

    /** The designs that are run in loops, by the names that users type. */
    public enum Loops {
        /** Some 30 ns per cycle. */
        toy(() -> BenchmarkDesign.random("toy", Toy::new, 1_952 * 1_024)),
        /** A ring of 256 adders of 64 bits, some 230 ns. */
        adders(() -> BenchmarkDesign.random("adders", () -> new AdderRing(256), 98 * 1_024)),
        /** 64 queues of 16 words of 64 bits in a row, some 500 ns. */
        queues(() -> BenchmarkDesign.random("queues", () -> new QueueRow(64), 49 * 1_024)),
        /** The node of the main job, with traffic. */
        nic_node(() -> NodeTraffic.benchmark(60 * 1_024));

        final Supplier<BenchmarkDesign> design;

        Loops(Supplier<BenchmarkDesign> design) {
            this.design = design;
        }

        @Override
        public String toString() {
            return name().replace('_', '-');
        }
    }

    /** Everything that is measured against a C++ loop over the same design. */
    private void loops(BenchmarkDesign design) throws IOException {
        JavaLoops java = new JavaLoops(design);
        try (LoopProgram cpp = program(NativeLoop.FAST_PROFILE, design);
                LoopProgram makefile = program(NativeLoop.VERILATOR_MAKEFILE, design)) {
            progress.accept("measuring " + design.name());
            int cycles = design.cycles();
            BenchRounds driven = new BenchRounds();
            int inCpp = driven.add(() -> cpp.driven(cycles));
            int inMakefile = driven.add(() -> makefile.driven(cycles));
            int inJava = driven.add(() -> java.driven(cycles));
            int inBatch = driven.add(() -> java.batch(cycles));
            driven.run(design.name());
            double native1 = driven.median(inCpp) / cycles;
            progress.accept(String.format(
                    Locale.ROOT,
                    "  C++ loop %.0f ns per cycle, %.2f of the speed of Verilator's makefile with -O2",
                    native1,
                    driven.median(inMakefile, inCpp, (other, ours) -> other / ours)));
            add(
                    design,
                    "added-nanoseconds",
                    driven.median(inJava, inCpp, (a, b) -> (a - b) / cycles),
                    ADDED_GOAL,
                    "ns");
            add(
                    design,
                    "per-cycle-ratio",
                    driven.median(inCpp, inJava, (a, b) -> a / b),
                    RATIO_GOALS.getOrDefault(design.name(), native1 / (native1 + ADDED_GOAL)),
                    BenchmarkRow.RATIO);
            add(design, "batch-ratio", driven.median(inCpp, inBatch, (a, b) -> a / b), 0.55, BenchmarkRow.RATIO);
            BenchRounds free = new BenchRounds();
            int freeCpp = free.add(() -> cpp.free(cycles));
            int freeJava = free.add(() -> java.free(cycles));
            free.run(design.name());
            if (STREAMS.contains(design.name())) {
                streams(design, java, cpp);
            }
            add(design, "free-run-ratio", free.median(freeCpp, freeJava, (a, b) -> a / b), 0.95, BenchmarkRow.RATIO);
        }
    }

    /** A source and a sink, natively in both. */
    private void streams(BenchmarkDesign design, JavaLoops java, LoopProgram cpp) {
        List<Integer> offsets = Stream.of("enqueue", "dequeue")
                .flatMap(name -> Stream.of("_valid", "_ready", "_data").map(part -> design.offset(name + part)))
                .toList();
        BenchRounds streams = new BenchRounds();
        int inCpp = streams.add(() -> cpp.stream(design.cycles(), offsets));
        int inJava = streams.add(() -> java.stream(design.cycles()));
        streams.run(design.name());
        add(design, "agent-ratio", streams.median(inCpp, inJava, (a, b) -> a / b), 0.7, BenchmarkRow.RATIO);
    }

    private LoopProgram program(NativeLoop kind, BenchmarkDesign design) throws IOException {
        return LoopProgram.start(kind.in(cache, design.verilog(), listener), design);
    }

    private void add(BenchmarkDesign design, String measure, double value, double goal, String unit) {
        rows.add(new BenchmarkRow(design.name(), measure, value, goal, unit));
    }
}
