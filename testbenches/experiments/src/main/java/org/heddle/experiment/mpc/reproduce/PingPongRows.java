package org.heddle.experiment.mpc.reproduce;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.rdma.MpcMode;

/** Rows of the ping-pong of one mode. */
final class PingPongRows {
    private static final int LARGEST = 1 << 20;
    private static final int LARGEST_ALONE = 64 << 10;
    private static final int STEP = 64;
    private static final double KB = 1024;
    private static final String MICROSECONDS = "us";

    private final MpcSetting setting;
    private final MpcMode mode;
    private final SimulationOptions simulation;
    private final List<MpcRow> rows = new ArrayList<>();

    PingPongRows(MpcSetting setting, MpcMode mode, SimulationOptions simulation) {
        this.setting = setting;
        this.mode = mode;
        this.simulation = simulation;
    }

    private List<PingPong.Point> points(ChSettings channel, List<Integer> sizes) {
        return new PingPong(setting, channel, simulation).run(sizes);
    }

    private void oneWay(String protocol, List<PingPong.Point> points) {
        for (PingPong.Point point : points) {
            rows.add(MpcRow.of(
                            MpcReproduction.ONE_WAY,
                            mode,
                            CoreClock.microseconds(point.cycles()),
                            MICROSECONDS,
                            point.verified())
                    .with(protocol, point.bytes()));
        }
    }

    /** Measures everything. */
    List<MpcRow> run() {
        GlueckFigures.Performance paper = GlueckFigures.of(mode);
        ChSettings auto = ChSettings.published(mode);
        List<PingPong.Point> usual = points(auto, PingPong.powers(LARGEST));
        List<PingPong.Point> alone = points(auto.withMostShort(LARGEST_ALONE), PingPong.powers(LARGEST_ALONE));
        List<PingPong.Point> rendezvous = points(auto.withMostShort(-1), PingPong.powers(LARGEST_ALONE));
        PingPong.Point small = usual.get(0);
        PingPong.Point large = usual.get(usual.size() - 1);
        boolean isFirst = mode == MpcMode.MPC1;
        boolean isSecond = mode == MpcMode.MPC2;

        add(
                MpcRow.of(
                                MpcReproduction.LATENCY,
                                mode,
                                CoreClock.microseconds(small.cycles()),
                                MICROSECONDS,
                                small.verified())
                        .with("short", 1)
                        .with(paper.latency()),
                isFirst || isSecond);
        add(
                MpcRow.of(
                                MpcReproduction.RENDEZVOUS_LATENCY,
                                mode,
                                CoreClock.microseconds(rendezvous.get(0).cycles()),
                                MICROSECONDS,
                                rendezvous.get(0).verified())
                        .with("rendezvous", 1)
                        .with(paper.rendezvousLatency()),
                isFirst);
        double throughput = megabits(large);
        add(
                MpcRow.of(MpcReproduction.THROUGHPUT, mode, throughput, "Mbit/s", large.verified())
                        .with("auto", LARGEST)
                        .with(paper.throughput()),
                !isSecond);
        PingPong.Point half = half(usual, throughput / 2);
        add(
                MpcRow.of(MpcReproduction.HALF, mode, half.bytes() / KB, "KB", half.verified())
                        .with("auto", half.bytes())
                        .with(paper.halfThroughput()),
                // The cost of a copy was chosen with the three of them in view.
                true);
        double overtaken = overtaken(alone, rendezvous);
        long nearest = 1L << Math.round(Math.log(overtaken) / Math.log(2));
        add(
                MpcRow.of(MpcReproduction.THRESHOLD, mode, nearest / KB, "KB", true)
                        .with(null, (int) Math.round(overtaken))
                        .with(paper.threshold()),
                isFirst || isSecond);
        oneWay("auto", usual);
        oneWay("short", alone);
        oneWay("rendezvous", rendezvous);
        return rows;
    }

    private void add(MpcRow row, boolean isFitted) {
        rows.add(isFitted ? row.fitted() : row);
    }

    private static double megabits(PingPong.Point point) {
        return 8 * point.bytes() / CoreClock.microseconds(point.cycles());
    }

    /** Returns the smallest multiple of 64 bytes that reaches a rate: between the two powers of two around it. */
    private PingPong.Point half(List<PingPong.Point> usual, double rate) {
        int below = usual.stream()
                .filter(point -> megabits(point) < rate)
                .mapToInt(PingPong.Point::bytes)
                .max()
                .orElse(0);
        int first = usual.stream()
                .filter(point -> megabits(point) >= rate)
                .mapToInt(PingPong.Point::bytes)
                .min()
                .orElseThrow();
        List<Integer> sizes = new ArrayList<>();
        for (int bytes = Math.min(below, first) / STEP * STEP + STEP; bytes <= first; bytes += STEP) {
            sizes.add(bytes);
        }
        return points(ChSettings.published(mode), sizes).stream()
                .filter(point -> megabits(point) >= rate)
                .findFirst()
                .orElseThrow();
    }

    /** Returns the size at which a rendezvous takes as long as a short message, between the powers of two that were measured. */
    private static double overtaken(List<PingPong.Point> alone, List<PingPong.Point> rendezvous) {
        for (int i = 1; i < alone.size(); i++) {
            double before = rendezvous.get(i - 1).cycles() - alone.get(i - 1).cycles();
            double here = rendezvous.get(i).cycles() - alone.get(i).cycles();
            if (here <= 0) {
                return alone.get(i - 1).bytes() * Math.pow(2, before / (before - here));
            }
        }
        return 2.0 * alone.get(alone.size() - 1).bytes();
    }
}
