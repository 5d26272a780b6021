package org.heddle.experiment.cosim;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Design;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.report.BenchmarkRow;
import org.heddle.testbench.LinkedNodes;

/** Two whole nodes with traffic, on one thread and on two. */
final class TwoThreads {
    private static final int QUANTA = 1_000;
    private static final int CHECKED_QUANTA = 500;

    private TwoThreads() {}

    static BenchmarkRow measure(Consumer<String> progress) {
        Design<Dimmnet2Node> design = NodeTraffic.design();
        if (!Arrays.equals(bits(design, 1), bits(design, 2))) {
            throw new IllegalStateException("two nodes on two threads put out other bits than on one");
        }
        BenchRounds rounds = new BenchRounds();
        int one = rounds.add(() -> time(design, 1));
        int two = rounds.add(() -> time(design, 2));
        int apart = rounds.add(() -> timeApart(design));
        rounds.run("nic-node");
        progress.accept(String.format(
                Locale.ROOT,
                "  two nodes with their memories: %.0f ns per cycle on one thread",
                rounds.median(one) / (QUANTA * LinkedNodes.QUANTUM_CYCLES)));
        progress.accept(String.format(
                Locale.ROOT,
                "  two such pairs that share nothing, on a thread each: %.2f times the work of one thread;"
                        + " what two nodes on two threads can come to on this machine",
                rounds.median(one, apart, (a, b) -> 2 * a / b)));
        return new BenchmarkRow(
                "nic-node", "two-thread-speedup", rounds.median(one, two, (a, b) -> a / b), 1.6, BenchmarkRow.RATIO);
    }

    private static LoopProgram.Result time(Design<Dimmnet2Node> design, int threads) {
        try (LinkedNodes nodes = new LinkedNodes(design, JavaLoops.options())) {
            NodeTraffic.start(nodes);
            long start = System.nanoTime();
            nodes.run(QUANTA, threads);
            long ns = System.nanoTime() - start;
            return new LoopProgram.Result(ns, 31 * outputs(nodes.simulation(0), 0) + outputs(nodes.simulation(1), 0));
        }
    }

    /** Two pairs at once, which never meet: how much more work the machine does with its second processor. */
    private static LoopProgram.Result timeApart(Design<Dimmnet2Node> design) {
        try (LinkedNodes here = new LinkedNodes(design, JavaLoops.options());
                LinkedNodes there = new LinkedNodes(design, JavaLoops.options())) {
            NodeTraffic.start(here);
            NodeTraffic.start(there);
            long start = System.nanoTime();
            Thread other = new Thread(() -> there.run(QUANTA, 1), "pair-apart");
            other.start();
            here.run(QUANTA, 1);
            join(other);
            long ns = System.nanoTime() - start;
            return new LoopProgram.Result(ns, 31 * outputs(here.simulation(0), 0) + outputs(here.simulation(1), 0));
        }
    }

    private static void join(Thread other) {
        try {
            other.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a pair of nodes ran beside another", interrupted);
        }
    }

    /** Both nodes' outputs of all cycles, as a checksum each. */
    private static long[] bits(Design<Dimmnet2Node> design, int threads) {
        long[] checksums = new long[2];
        try (LinkedNodes nodes = new LinkedNodes(
                design,
                JavaLoops.options(),
                (simulation, node) -> checksums[node] = outputs(simulation, checksums[node]))) {
            NodeTraffic.start(nodes);
            nodes.run(CHECKED_QUANTA, threads);
        }
        return checksums;
    }

    private static long outputs(Simulation simulation, long before) {
        long checksum = before;
        for (Port output : BenchmarkDesign.outputs(simulation)) {
            for (int i = 0; i < output.words(); i++) {
                checksum = checksum * 31 + simulation.peekWord(output, i);
            }
        }
        return checksum;
    }
}
