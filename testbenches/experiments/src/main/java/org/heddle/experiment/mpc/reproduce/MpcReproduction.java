package org.heddle.experiment.mpc.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.mpc.message.MpcMessage;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.rdma.MpcMode;

/** The thesis's measurements on published nodes: ping-pong, counts, CADNA and Laplace. */
public final class MpcReproduction {
    /** Experiments by the names that users type. */
    public static final List<String> EXPERIMENTS = List.of("pingpong", "counts", "cadna", "laplace");
    /** Fewest columns of Laplace's grid. */
    public static final int LEAST_COLUMNS = 12_800;
    /** Most columns of Laplace's grid. */
    public static final int MOST_COLUMNS = 51_200;
    /** Laplace's grids have a multiple of so many columns. */
    public static final int COLUMN_STEP = 100;

    static final String ONE_WAY = "one-way";
    static final String LATENCY = "latency";
    static final String RENDEZVOUS_LATENCY = "rendezvous-latency";
    static final String THROUGHPUT = "throughput";
    static final String HALF = "half-throughput";
    static final String THRESHOLD = "threshold";
    static final String HARDWARE_LATENCY = "hardware-latency";
    static final String HARDWARE_THROUGHPUT = "hardware-throughput";
    static final String CADNA = "cadna-exchange";
    static final String LAPLACE_EXCHANGE = "laplace-exchange";
    static final String LAPLACE_PARALLEL = "laplace-parallel";
    static final String LAPLACE_SPEEDUP = "laplace-speedup";
    static final String LAPLACE_GAIN = "laplace-gain";

    private static final int SHORTEST = 21;
    private static final int MEGABYTE = 1 << 20;

    private final MpcSetting setting;
    private final Set<String> experiments;
    private final List<Integer> columns;
    private final SimulationOptions simulation;
    private final List<MpcRow> rows = new ArrayList<>();
    private final List<MpcCountRow> counts = new ArrayList<>();

    /**
     * @param experiments some of {@link #EXPERIMENTS}
     * @param columns of Laplace's grids
     * @param simulation of nodes and switches
     */
    public MpcReproduction(
            MpcSetting setting, Set<String> experiments, List<Integer> columns, SimulationOptions simulation) {
        this.setting = setting;
        this.experiments = Set.copyOf(experiments);
        this.columns = List.copyOf(columns);
        this.simulation = simulation;
    }

    /**
     * Measures everything; what is not verified does not stop the others.
     *
     * @param told of every figure that the paper prints, in words, when it is there
     */
    public MpcDocument run(Consumer<String> told) {
        if (experiments.contains("pingpong")) {
            add(hardware(), told);
            for (MpcMode mode : MpcMode.published()) {
                add(new PingPongRows(setting, mode, simulation).run(), told);
            }
        }
        if (experiments.contains("counts")) {
            for (MpcMode mode : MpcMode.published()) {
                for (MpcMessage message : CountRuns.messages(mode)) {
                    counts.add(CountRuns.run(setting, message, simulation));
                }
                told.accept(
                        mode.id() + ": counts of " + CountRuns.messages(mode).size() + " messages");
            }
        }
        ProgramRuns programs = new ProgramRuns(setting, simulation);
        if (experiments.contains("cadna")) {
            for (MpcMode mode : MpcMode.published()) {
                ProgramRuns.Cadna run = programs.cadna(mode);
                MpcRow row = MpcRow.of(CADNA, mode, CoreClock.microseconds(run.cycles()), "us", run.verified())
                        .with(GlueckFigures.of(mode).cadna());
                add(List.of(mode == MpcMode.MPC1 ? row.fitted() : row), told);
            }
        }
        if (experiments.contains("laplace")) {
            for (int each : columns) {
                add(laplace(programs, each), told);
            }
        }
        return new MpcDocument(
                MpcDocument.EXPERIMENT, setting.configuration().name(), setting.constants(), rows, counts);
    }

    private void add(List<MpcRow> more, Consumer<String> told) {
        rows.addAll(more);
        more.stream().filter(row -> row.paper() != null).forEach(row -> told.accept(line(row)));
    }

    private static String line(MpcRow row) {
        return String.format(
                Locale.ROOT,
                "%-20s %-4s %8.2f %-7s paper %8.2f  %s",
                row.measure(),
                row.mode() == null ? "" : row.mode(),
                row.value(),
                row.unit(),
                row.paper(),
                row.verified() ? "verified" : "NOT VERIFIED");
    }

    private List<MpcRow> hardware() {
        HardwareRun.Result small = HardwareRun.run(setting, SHORTEST, simulation);
        HardwareRun.Result large =
                HardwareRun.run(setting.with(setting.configuration().withTurnaround(0)), MEGABYTE, simulation);
        return List.of(
                MpcRow.of(HARDWARE_LATENCY, null, CoreClock.microseconds(small.cycles()), "us", small.verified())
                        .with(null, SHORTEST)
                        .with(GlueckFigures.HARDWARE_MICROSECONDS)
                        .fitted(),
                MpcRow.of(
                                HARDWARE_THROUGHPUT,
                                null,
                                8.0 * MEGABYTE / CoreClock.microseconds(large.cycles()),
                                "Mbit/s",
                                large.verified())
                        .with(null, MEGABYTE)
                        .with(GlueckFigures.HARDWARE_MEGABITS));
    }

    private List<MpcRow> laplace(ProgramRuns programs, int count) {
        double sequential = GlueckFigures.sequential(count);
        int iterations = GlueckFigures.LAPLACE_ITERATIONS;
        long computeCycles = Math.round(CoreClock.cycles(sequential * 1e6 / 4 / iterations));
        GlueckFigures.Laplace paper = GlueckFigures.laplace(count);
        double[] exchange = new double[2];
        boolean verified = true;
        List<MpcRow> more = new ArrayList<>();
        for (MpcMode mode : List.of(MpcMode.MPC2, MpcMode.MPC3)) {
            boolean isSecond = mode == MpcMode.MPC2;
            ProgramRuns.Laplace run = programs.laplace(mode, count, computeCycles);
            double seconds = CoreClock.microseconds(run.exchangeCycles()) * iterations / 1e6;
            double parallel = CoreClock.microseconds(run.totalCycles()) * iterations / 1e6;
            exchange[isSecond ? 0 : 1] = seconds;
            verified &= run.verified();
            more.add(MpcRow.of(LAPLACE_EXCHANGE, mode, seconds, "s", run.verified())
                    .withColumns(count)
                    .with(paper == null ? Double.NaN : isSecond ? paper.exchange2() : paper.exchange3()));
            more.add(MpcRow.of(LAPLACE_PARALLEL, mode, parallel, "s", run.verified())
                    .withColumns(count)
                    .with(paper == null ? Double.NaN : isSecond ? paper.parallel2() : paper.parallel3()));
            more.add(MpcRow.of(LAPLACE_SPEEDUP, mode, sequential / parallel, "", run.verified())
                    .withColumns(count)
                    .with(paper == null ? Double.NaN : isSecond ? paper.speedup2() : paper.speedup3()));
        }
        more.add(MpcRow.of(LAPLACE_GAIN, MpcMode.MPC3, 100 * (1 - exchange[1] / exchange[0]), "percent", verified)
                .withColumns(count)
                .with(paper == null ? Double.NaN : paper.gain()));
        return more;
    }
}
