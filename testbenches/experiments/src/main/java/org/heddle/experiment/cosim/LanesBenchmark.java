package org.heddle.experiment.cosim;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.lanes.LanePort;
import org.heddle.cosim.lanes.LaneSimulation;
import org.heddle.hdl.Design;
import org.heddle.nic.stage.move.PrefetchUnit;
import org.heddle.report.BenchmarkRow;

/**
 * Runs of one unit beside each other against single runs, on the engine inside the JVM: each with inputs of its own, all of which are poked in each cycle,
 * as all outputs are peeked.
 */
final class LanesBenchmark {
    private static final int LANES = 16;
    private static final int ROWS = 2_048;
    private static final int CYCLES = 16 * ROWS;
    private static final double GOAL = 4;

    private final Design<PrefetchUnit> design = PrefetchTraffic.design();
    private final SimulationOptions options = JavaLoops.options().engine(SimulationEngine.JVM);
    private final long[][] words = IntStream.range(0, LANES)
            .mapToObj(lane -> PrefetchTraffic.rows(design, lane, ROWS).stream()
                    .flatMapToLong(Arrays::stream)
                    .toArray())
            .toArray(long[][]::new);
    private final long[][] columns = IntStream.range(0, words[0].length)
            .mapToObj(word -> Arrays.stream(words).mapToLong(lane -> lane[word]).toArray())
            .toArray(long[][]::new);

    private LanesBenchmark() {}

    static BenchmarkRow measure(Consumer<String> progress) {
        progress.accept("measuring prefetch-unit in " + LANES + " lanes");
        LanesBenchmark bench = new LanesBenchmark();
        BenchRounds rounds = new BenchRounds();
        int single = rounds.add(bench::singles);
        int together = rounds.add(bench::together);
        rounds.run("prefetch-unit");
        progress.accept(String.format(
                Locale.ROOT,
                "  a single run %.0f ns per cycle, each of %d lanes %.0f",
                rounds.median(single) / CYCLES / LANES,
                LANES,
                rounds.median(together) / CYCLES / LANES));
        return new BenchmarkRow(
                "prefetch-unit",
                "lanes-ratio",
                rounds.median(single, together, (a, b) -> a / b),
                GOAL,
                BenchmarkRow.RATIO);
    }

    private static long processorNs() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** All runs one behind the other. */
    private LoopProgram.Result singles() {
        long ns = 0;
        long[] sums = new long[LANES];
        for (int lane = 0; lane < LANES; lane++) {
            try (Simulation sim = Simulation.open(design, options.seed(options.seed() + lane))) {
                Port[] inputs = BenchmarkDesign.inputs(sim).toArray(Port[]::new);
                Port[] outputs = BenchmarkDesign.outputs(sim).toArray(Port[]::new);
                long start = processorNs();
                sums[lane] = JavaLoops.driven(sim, inputs, outputs, words[lane], CYCLES);
                ns += processorNs() - start;
            }
        }
        return new LoopProgram.Result(ns, Arrays.hashCode(sums));
    }

    private LoopProgram.Result together() {
        try (LaneSimulation lanes = Simulation.lanes(design, options, LANES)) {
            LanePort[] inputs = lanes.ports().stream().filter(LanePort::isInput).toArray(LanePort[]::new);
            LanePort[] outputs =
                    lanes.ports().stream().filter(port -> !port.isInput()).toArray(LanePort[]::new);
            long start = processorNs();
            long[] sums = driven(lanes, inputs, outputs, columns);
            return new LoopProgram.Result(processorNs() - start, Arrays.hashCode(sums));
        }
    }

    private static long[] driven(LaneSimulation lanes, LanePort[] inputs, LanePort[] outputs, long[][] rows) {
        long[] sums = new long[LANES];
        long[] values = new long[LANES];
        int next = 0;
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            next = next == rows.length ? 0 : next;
            for (LanePort input : inputs) {
                for (int word = 0; word < input.words(); word++) {
                    lanes.pokeWords(input, word, rows[next++]);
                }
            }
            lanes.step();
            for (LanePort output : outputs) {
                for (int word = 0; word < output.words(); word++) {
                    lanes.peekWords(output, word, values);
                    add(values, sums);
                }
            }
        }
        return sums;
    }

    private static void add(long[] values, long[] sums) {
        for (int lane = 0; lane < LANES; lane++) {
            sums[lane] = sums[lane] * 31 + values[lane];
        }
    }
}
