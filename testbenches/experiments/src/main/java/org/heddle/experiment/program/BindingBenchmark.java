package org.heddle.experiment.program;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.experiment.cosim.OneProcessor;
import org.heddle.launch.Program;
import org.heddle.launch.ProgramOutcome;
import org.heddle.launch.ProgramRun;
import org.heddle.mpi.transport.InMemoryTransport;
import org.heddle.report.Median;

/**
 * Measures what the bindings cost: loops of messages in memory, in their names and in those of {@code org.heddle.mpi}, by the processor
 * time of the ranks' threads. All stay on one processor and alternate, round by round; a ratio is made within a round, and the
 * median over rounds counts. Each run has class loaders of its own, and warms up for itself.
 */
public final class BindingBenchmark {
    private static final int ROUNDS = 7;
    private static final double MOST_PERCENT = 5;
    private static final long LIMIT_CYCLES = 1_000_000_000_000L;
    private static final String NONE = "none";
    private static final String DIRECT_LOOPS = "org.heddle.program.loop.DirectLoops";
    private static final String OPEN_MPI_LOOPS = "org.heddle.program.loop.OpenMpiLoops";
    private static final String MPI_JAVA_LOOPS = "org.heddle.program.mpijava.MpiJavaLoops";

    private static final List<Loop> LOOPS = List.of(
            new Loop("ring", "ring", 8, 4, 20_000),
            new Loop("jacobi", "jacobi", 64, 4, 5_000),
            new Loop("ping-pong-8", "pair", 8, 2, 60_000),
            new Loop("ping-pong-65536", "pair", 65_536, 2, 20_000));

    /**
     * Loop of messages.
     *
     * @param program its name in the result
     * @param kind the loop's own name
     * @param size its argument
     * @param ranks how many run it
     * @param rounds measured ones, and as many before
     */
    record Loop(String program, String kind, int size, int ranks, int rounds) {
        boolean hasBuffers() {
            return kind.equals("pair");
        }
    }

    /**
     * Way to write a loop.
     *
     * @param measure what data are in
     * @param main class of the loop
     * @param classPath with the binding
     * @param data the loop's word for them
     * @param peer place of the one in the library's own names
     * @param goal percent that it may add, or 0 where that is only shown
     */
    private record Way(
            String binding, String measure, String main, List<Path> classPath, String data, int peer, double goal) {}

    private final List<Path> openMpi;
    private final List<Path> mpiJava;
    private final Consumer<String> progress;

    /**
     * Prepares it.
     *
     * @param openMpi class path of the loops in Open MPI's names, the library's own and the binding
     * @param mpiJava class path of the loops in mpiJava's names and of their binding
     * @param progress is told what is being measured, a line at a time
     */
    public BindingBenchmark(List<Path> openMpi, List<Path> mpiJava, Consumer<String> progress) {
        this.openMpi = List.copyOf(openMpi);
        this.mpiJava = List.copyOf(mpiJava);
        this.progress = progress;
    }

    /** Measures all of it. */
    public BindingDocument run() {
        List<BindingRow> rows = new ArrayList<>();
        OneProcessor here = OneProcessor.stay();
        try {
            for (Loop loop : LOOPS) {
                progress.accept("measuring " + loop.program());
                rows.addAll(rows(loop, ROUNDS));
            }
        } finally {
            here.leave();
        }
        return new BindingDocument(rows);
    }

    private List<Way> ways(Loop loop) {
        List<Way> ways = new ArrayList<>(List.of(
                new Way(NONE, "arrays", DIRECT_LOOPS, openMpi, "arrays", 0, 0),
                new Way("openmpi", "arrays", OPEN_MPI_LOOPS, openMpi, "arrays", 0, MOST_PERCENT),
                new Way("mpijava", "arrays", MPI_JAVA_LOOPS, mpiJava, "arrays", 0, MOST_PERCENT)));
        if (loop.hasBuffers()) {
            ways.add(new Way(NONE, "direct", DIRECT_LOOPS, openMpi, "direct", ways.size(), 0));
            ways.add(new Way("openmpi", "direct", OPEN_MPI_LOOPS, openMpi, "direct", ways.size() - 1, MOST_PERCENT));
            ways.add(new Way("mpijava", "objects", MPI_JAVA_LOOPS, mpiJava, "direct", 0, 0));
        }
        return ways;
    }

    /** Measures a loop in all ways, so many times. */
    List<BindingRow> rows(Loop loop, int rounds) {
        List<Way> ways = ways(loop);
        double[][] nanoseconds = new double[ways.size()][rounds];
        for (int round = 0; round < rounds; round++) {
            String result = "";
            for (int i = 0; i < ways.size(); i++) {
                BarrierTimer timer = new BarrierTimer();
                String printed = run(loop, ways.get(i), timer);
                if (i > 0 && !printed.equals(result)) {
                    throw new IllegalStateException(
                            loop.program() + " in " + ways.get(i).main() + " came to " + printed + ", not to " + result
                                    + ": the figures would compare different work");
                }
                result = printed;
                nanoseconds[i][round] = timer.nanoseconds();
            }
        }
        List<BindingRow> rows = new ArrayList<>();
        for (int i = 0; i < ways.size(); i++) {
            Way way = ways.get(i);
            rows.add(
                    way.peer == i
                            ? new BindingRow(
                                    loop.program(),
                                    way.binding,
                                    "round-with-" + way.measure,
                                    Median.of(nanoseconds[i]) / loop.rounds() / 1000,
                                    null,
                                    "us")
                            : new BindingRow(
                                    loop.program(),
                                    way.binding,
                                    "overhead-with-" + way.measure,
                                    Median.of(overheads(nanoseconds[i], nanoseconds[way.peer])),
                                    way.goal > 0 ? way.goal : null,
                                    "percent"));
        }
        return rows;
    }

    private static double[] overheads(double[] binding, double[] library) {
        double[] percent = new double[binding.length];
        for (int round = 0; round < percent.length; round++) {
            percent[round] = 100 * (binding[round] / library[round] - 1);
        }
        return percent;
    }

    private static String run(Loop loop, Way way, BarrierTimer timer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String rounds = String.valueOf(loop.rounds());
        ProgramOutcome outcome = ProgramRun.run(
                new InMemoryTransport(loop.ranks()),
                LIMIT_CYCLES,
                new Program(
                        way.classPath,
                        way.main,
                        List.of(loop.kind(), String.valueOf(loop.size()), way.data, rounds, rounds),
                        false),
                out,
                out,
                timer);
        if (outcome.exit() != 0) {
            throw new IllegalStateException(way.main + " has failed: " + outcome.complaint());
        }
        return out.toString(StandardCharsets.UTF_8).strip();
    }
}
