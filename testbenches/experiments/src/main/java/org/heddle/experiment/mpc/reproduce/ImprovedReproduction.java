package org.heddle.experiment.mpc.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.rdma.MpcMode;

/** Measurements on improved nodes, scattered pages: ping-pong, both ways at once, CADNA, computing beside a message, and windows. */
public final class ImprovedReproduction {
    /** Experiments by the names that users type. */
    public static final List<String> EXPERIMENTS = List.of("pingpong", "cadna", "overlap", "onesided");

    static final String BIDIRECTIONAL = "bidirectional";
    static final String OVERLAP = "overlap";
    static final String ONE_SIDED = "onesided";
    static final String PUT = "put";
    static final String GET = "get";
    static final String ACCUMULATE = "accumulate";

    private static final MpcMode MODE = MpcMode.IMPROVED;
    private static final int SHORTEST = 21;
    private static final int MEGABYTE = 1 << 20;
    private static final int LARGEST_ALONE = 64 << 10;
    private static final int OVERLAPPED = 256 << 10;
    private static final int STEP = 64;
    private static final double KB = 1024;
    private static final String MICROSECONDS = "us";
    private static final String RATE = "Mbit/s";

    private final MpcSetting setting;
    private final Set<String> experiments;
    private final SimulationOptions simulation;
    private final List<MpcRow> rows = new ArrayList<>();

    /**
     * @param experiments some of {@link #EXPERIMENTS}
     * @param simulation of nodes and switches
     */
    public ImprovedReproduction(MpcSetting setting, Set<String> experiments, SimulationOptions simulation) {
        this.setting = setting;
        this.experiments = Set.copyOf(experiments);
        this.simulation = simulation;
    }

    /**
     * Measures everything; what is not verified does not stop the others.
     *
     * @param told of every figure that a bound was set for, in words, when it is there
     */
    public MpcDocument run(Consumer<String> told) {
        if (experiments.contains("pingpong")) {
            hardware(told);
            pingPong(told);
        }
        if (experiments.contains("cadna")) {
            ProgramRuns.Cadna run = new ProgramRuns(setting, simulation).cadna(MODE);
            add(
                    MpcRow.of(
                            MpcReproduction.CADNA,
                            MODE,
                            CoreClock.microseconds(run.cycles()),
                            MICROSECONDS,
                            run.verified()),
                    told);
        }
        if (experiments.contains(OVERLAP)) {
            OverlapRun run = new OverlapRun(setting, OVERLAPPED, simulation);
            for (boolean receiveFirst : new boolean[] {true, false}) {
                OverlapRun.Result result = run.run(receiveFirst);
                add(
                        MpcRow.of(OVERLAP, MODE, 100 * result.overlap(), "percent", result.verified())
                                .with(result.protocol(), OVERLAPPED),
                        told);
            }
        }
        if (experiments.contains(ONE_SIDED)) {
            OneSidedRun.Result result = new OneSidedRun(setting, simulation).run();
            add(oneSided(PUT, result.putCycles(), result), told);
            add(oneSided(GET, result.getCycles(), result), told);
            add(oneSided(ACCUMULATE, result.accumulateCycles(), result), told);
        }
        return new MpcDocument(
                MpcDocument.EXPERIMENT, setting.configuration().name(), setting.constants(), rows, List.of());
    }

    private void add(MpcRow row, Consumer<String> told) {
        rows.add(row);
        String bound = ImprovedBound.text(row);
        if (!bound.isEmpty()) {
            told.accept(String.format(
                    Locale.ROOT,
                    "%-20s %-10s %8.2f %-7s %s  %s",
                    row.measure(),
                    row.protocol() == null ? "" : row.protocol(),
                    row.value(),
                    row.unit(),
                    bound,
                    row.verified() ? "verified" : "NOT VERIFIED"));
        }
    }

    private void hardware(Consumer<String> told) {
        HardwareRun.Result small = HardwareRun.run(setting, SHORTEST, simulation);
        HardwareRun.Result large = HardwareRun.run(setting, MEGABYTE, simulation);
        add(
                MpcRow.of(
                                MpcReproduction.HARDWARE_LATENCY,
                                null,
                                CoreClock.microseconds(small.cycles()),
                                MICROSECONDS,
                                small.verified())
                        .with(null, SHORTEST),
                told);
        add(
                MpcRow.of(
                                MpcReproduction.HARDWARE_THROUGHPUT,
                                null,
                                megabits(MEGABYTE, large.cycles()),
                                RATE,
                                large.verified())
                        .with(null, MEGABYTE),
                told);
    }

    private void pingPong(Consumer<String> told) {
        ChSettings auto = ChSettings.published(MODE);
        List<PingPong.Point> usual = points(auto, PingPong.powers(MEGABYTE));
        List<PingPong.Point> alone = points(auto.withMostShort(LARGEST_ALONE), PingPong.powers(LARGEST_ALONE));
        List<PingPong.Point> rendezvous = points(auto.withMostShort(-1), PingPong.powers(LARGEST_ALONE));
        PingPong.Point small = usual.get(0);
        PingPong.Point large = usual.get(usual.size() - 1);
        double rate = megabits(large.bytes(), large.cycles());
        add(time(MpcReproduction.LATENCY, small).with("short", 1), told);
        add(time(MpcReproduction.RENDEZVOUS_LATENCY, rendezvous.get(0)).with("rendezvous", 1), told);
        add(
                MpcRow.of(MpcReproduction.THROUGHPUT, MODE, rate, RATE, large.verified())
                        .with("auto", MEGABYTE),
                told);
        PingPong.Point half = half(auto, usual, rate / 2);
        add(
                MpcRow.of(MpcReproduction.HALF, MODE, half.bytes() / KB, "KB", half.verified())
                        .with("auto", half.bytes()),
                told);
        PingPong.Point both = new PingPong(setting, auto, simulation).bothWays(MEGABYTE);
        add(
                MpcRow.of(BIDIRECTIONAL, MODE, megabits(both.bytes(), both.cycles()), RATE, both.verified())
                        .with("auto", MEGABYTE),
                told);
        oneWay("auto", usual, told);
        oneWay("short", alone, told);
        oneWay("rendezvous", rendezvous, told);
    }

    private void oneWay(String protocol, List<PingPong.Point> points, Consumer<String> told) {
        points.forEach(point -> add(time(MpcReproduction.ONE_WAY, point).with(protocol, point.bytes()), told));
    }

    private static MpcRow oneSided(String measure, long cycles, OneSidedRun.Result result) {
        return MpcRow.of(measure, MODE, CoreClock.microseconds(cycles), MICROSECONDS, result.verified())
                .with(measure, OneSidedRun.BYTES);
    }

    private static MpcRow time(String measure, PingPong.Point point) {
        return MpcRow.of(measure, MODE, CoreClock.microseconds(point.cycles()), MICROSECONDS, point.verified());
    }

    private List<PingPong.Point> points(ChSettings channel, List<Integer> sizes) {
        return new PingPong(setting, channel, simulation).run(sizes);
    }

    private static double megabits(int bytes, double cycles) {
        return 8 * bytes / CoreClock.microseconds(cycles);
    }

    /** Returns the smallest multiple of 64 bytes that reaches a rate: between the two powers of two around it. */
    private PingPong.Point half(ChSettings channel, List<PingPong.Point> usual, double rate) {
        int first = usual.stream()
                .filter(point -> megabits(point.bytes(), point.cycles()) >= rate)
                .mapToInt(PingPong.Point::bytes)
                .min()
                .orElseThrow();
        List<Integer> sizes = IntStream.iterate(first / 2 + STEP, bytes -> bytes <= first, bytes -> bytes + STEP)
                .boxed()
                .toList();
        return points(channel, sizes).stream()
                .filter(point -> megabits(point.bytes(), point.cycles()) >= rate)
                .findFirst()
                .orElseThrow();
    }
}
