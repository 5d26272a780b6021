package org.heddle.experiment.cosim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.report.BenchmarkRow;

/**
 * Cost of a call of an isolated model, as a multiple of a call of the same model in this process, in wall-clock time: a step alone, and a
 * cycle that pokes all inputs and peeks all outputs. This thread and the model's process have a processor each.
 */
final class IsolatedCost {
    /** Number of cycles of one round: few, so that most rounds pass without another process on one of the two processors. */
    private static final int CYCLES = 2 * 1024;

    /** Number of cycles before the rounds, so that the virtual machine has compiled everything. */
    private static final int WARM_UP_CYCLES = 200 * 1024;

    /** Number of cycles before each round, so that nobody sleeps. */
    private static final int WAKING_CYCLES = 64;

    private static final double GOAL = 5;
    private static final String UNIT = "times";

    private final BenchmarkDesign design;
    private final long[] words;

    private IsolatedCost(BenchmarkDesign design) {
        this.design = design;
        this.words = design.words();
    }

    static List<BenchmarkRow> measure(BenchmarkDesign design, Consumer<String> progress) {
        SimulationOptions options = JavaLoops.options();
        OneProcessor other = OneProcessor.last(); // where the model's process stays
        try (Simulation isolated = Simulation.open(design.verilog(), options.isolated())) {
            Optional<HandOver> hands = other.wasOnlyOne() ? Optional.empty() : Optional.of(new HandOver());
            other.leave();
            OneProcessor here = OneProcessor.first();
            try (Simulation direct = Simulation.open(design.verilog(), options.inThisProcess())) {
                String least = hands.map(IsolatedCost::least)
                        .orElse("both share one processor: each call is two thread switches");
                return new IsolatedCost(design).rows(direct, isolated, least, progress);
            } finally {
                here.leave();
            }
        }
    }

    private static String least(HandOver hands) {
        try (hands) {
            return String.format(
                    Locale.ROOT,
                    "a bare hand-over between the two processors and back takes %.0f ns",
                    hands.medianNs());
        }
    }

    private List<BenchmarkRow> rows(Simulation direct, Simulation isolated, String least, Consumer<String> progress) {
        warmUp(direct);
        warmUp(isolated);
        BenchRounds cycles = new BenchRounds();
        int directCycle = cycles.add(() -> cycles(direct));
        int isolatedCycle = cycles.add(() -> cycles(isolated));
        cycles.run(design.name());
        BenchRounds steps = new BenchRounds();
        int directStep = steps.add(() -> steps(direct));
        int isolatedStep = steps.add(() -> steps(isolated));
        steps.run(design.name());
        progress.accept(String.format(
                Locale.ROOT,
                "  a step %.0f ns here and %.0f ns in a process of its own, a cycle with all ports %.0f and %.0f ns; %s",
                steps.median(directStep) / CYCLES,
                steps.median(isolatedStep) / CYCLES,
                cycles.median(directCycle) / CYCLES,
                cycles.median(isolatedCycle) / CYCLES,
                least));
        return List.of(
                row("isolated-step-cost", steps.median(directStep, isolatedStep, (a, b) -> b / a)),
                row("isolated-cycle-cost", cycles.median(directCycle, isolatedCycle, (a, b) -> b / a)));
    }

    private BenchmarkRow row(String measure, double times) {
        return new BenchmarkRow(design.name(), measure, times, GOAL, UNIT);
    }

    private LoopProgram.Result cycles(Simulation sim) {
        step(sim, WAKING_CYCLES);
        return drive(sim, CYCLES);
    }

    private LoopProgram.Result drive(Simulation sim, int cycles) {
        Port[] inputs = BenchmarkDesign.inputs(sim).toArray(Port[]::new);
        Port[] outputs = BenchmarkDesign.outputs(sim).toArray(Port[]::new);
        long start = System.nanoTime();
        long checksum = JavaLoops.driven(sim, inputs, outputs, words, cycles);
        return new LoopProgram.Result(System.nanoTime() - start, checksum);
    }

    private static LoopProgram.Result steps(Simulation sim) {
        step(sim, WAKING_CYCLES);
        long start = System.nanoTime();
        step(sim, CYCLES);
        long ns = System.nanoTime() - start;
        return new LoopProgram.Result(ns, JavaLoops.sum(sim));
    }

    private static void step(Simulation sim, int cycles) {
        for (int i = 0; i < cycles; i++) {
            sim.step();
        }
    }

    private void warmUp(Simulation sim) {
        step(sim, WARM_UP_CYCLES);
        drive(sim, WARM_UP_CYCLES);
    }
}
