package org.heddle.experiment.cosim;

import java.lang.management.ManagementFactory;
import org.heddle.cosim.Batch;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.NativeSink;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.choice.SimulationEngine;

/** The measured loops on the Java side, each on a fresh simulation, with the C++ loop's checksum. */
final class JavaLoops {
    private static final int BATCH_ROWS = 1024;

    private final BenchmarkDesign design;
    private final long[] words;
    private final SimulationOptions options;

    JavaLoops(BenchmarkDesign design) {
        this(design, SimulationEngine.VERILATOR);
    }

    /** The loops on an engine. */
    JavaLoops(BenchmarkDesign design, SimulationEngine engine) {
        this.design = design;
        this.words = design.words();
        this.options = options().engine(engine);
    }

    /** As the C++ loop is compiled and started. */
    static SimulationOptions options() {
        return SimulationOptions.defaults().profile(Profile.FAST).initial(InitialState.ZERO);
    }

    private Simulation open() {
        return Simulation.open(design.design(), options);
    }

    /** Every cycle pokes every input, steps, and peeks every output. */
    LoopProgram.Result driven(int cycles) {
        try (Simulation sim = open()) {
            Port[] inputs = BenchmarkDesign.inputs(sim).toArray(Port[]::new);
            Port[] outputs = BenchmarkDesign.outputs(sim).toArray(Port[]::new);
            long start = processorNs();
            long checksum = driven(sim, inputs, outputs, words, cycles);
            return new LoopProgram.Result(processorNs() - start, checksum);
        }
    }

    /** Processor time of this thread: what else runs on the machine shall not count. */
    private static long processorNs() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    static long driven(Simulation sim, Port[] inputs, Port[] outputs, long[] rows, int cycles) {
        long checksum = 0;
        int word = 0;
        for (int cycle = 0; cycle < cycles; cycle++) {
            if (word == rows.length) {
                word = 0;
            }
            for (Port input : inputs) {
                if (input.words() == 1) {
                    sim.poke(input, rows[word++]);
                } else {
                    word = pokeWords(sim, input, rows, word);
                }
            }
            sim.step();
            for (Port output : outputs) {
                checksum = output.words() == 1 ? checksum * 31 + sim.peek(output) : addWords(sim, output, checksum);
            }
        }
        return checksum;
    }

    private static int pokeWords(Simulation sim, Port input, long[] values, int first) {
        for (int i = 0; i < input.words(); i++) {
            sim.pokeWord(input, i, values[first + i]);
        }
        return first + input.words();
    }

    private static long addWords(Simulation sim, Port output, long checksum) {
        long sum = checksum;
        for (int i = 0; i < output.words(); i++) {
            sum = sum * 31 + sim.peekWord(output, i);
        }
        return sum;
    }

    /** Cycles with the inputs of the last row, in one call. */
    LoopProgram.Result free(int cycles) {
        try (Simulation sim = open()) {
            poke(sim, design.rows().get(design.rows().size() - 1));
            sim.settle();
            long start = processorNs();
            sim.step(cycles);
            long ns = processorNs() - start;
            return new LoopProgram.Result(ns, sum(sim));
        }
    }

    /** The rows as batches; inputs are set and outputs are read in Java, inside the measured time. */
    LoopProgram.Result batch(int cycles) {
        try (Simulation sim = open()) {
            Batch batch = sim.batch(BATCH_ROWS);
            long[][] rows = design.rows().toArray(long[][]::new);
            long[] outputs = new long[batch.outputWords()];
            long checksum = 0;
            int next = 0;
            long start = processorNs();
            for (int cycle = 0; cycle < cycles; cycle += BATCH_ROWS) {
                for (int row = 0; row < BATCH_ROWS; row++) {
                    batch.setRow(row, rows[next]);
                    next = next + 1 == rows.length ? 0 : next + 1;
                }
                batch.run();
                checksum = read(batch, outputs, checksum);
            }
            return new LoopProgram.Result(processorNs() - start, checksum);
        }
    }

    private static long read(Batch batch, long[] outputs, long checksum) {
        long sum = checksum;
        for (int row = 0; row < BATCH_ROWS; row++) {
            batch.getRow(row, outputs);
            for (long word : outputs) {
                sum = sum * 31 + word;
            }
        }
        return sum;
    }

    /** Beats through the streams "enqueue" and "dequeue" by native agents; sent and read in Java, inside the measured time. */
    LoopProgram.Result stream(int cycles) {
        try (Simulation sim = open()) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "enqueue"), StallProfile.NEVER, 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "dequeue"), StallProfile.NEVER, 2);
            sim.reset(2);
            long start = processorNs();
            long[] beats = new long[BATCH_ROWS];
            long[] words = new long[2 * BATCH_ROWS];
            long checksum = 0;
            for (int sent = 0; sent < cycles; sent += BATCH_ROWS) {
                number(beats, sent);
                source.send(beats);
                sim.step(BATCH_ROWS);
                checksum = add(words, sink.drain(words), checksum);
            }
            return new LoopProgram.Result(processorNs() - start, checksum);
        }
    }

    // Short loops are methods of their own, which the virtual machine compiles whole and soon.

    private static void number(long[] beats, int first) {
        for (int i = 0; i < beats.length; i++) {
            beats[i] = (first + i) * 0x9E3779B1L & 0xffff_ffffL;
        }
    }

    private static long add(long[] words, int count, long before) {
        long checksum = before;
        for (int i = 0; i < count; i++) {
            checksum = checksum * 31 + words[i];
        }
        return checksum;
    }

    private void poke(Simulation sim, long[] values) {
        int word = 0;
        for (Port input : BenchmarkDesign.inputs(sim)) {
            for (int i = 0; i < input.words(); i++) {
                sim.pokeWord(input, i, values[word++]);
            }
        }
    }

    /** A checksum over all outputs. */
    static long sum(Simulation sim) {
        long checksum = 0;
        for (Port output : BenchmarkDesign.outputs(sim)) {
            for (int i = 0; i < output.words(); i++) {
                checksum = checksum * 31 + sim.peekWord(output, i);
            }
        }
        return checksum;
    }
}
