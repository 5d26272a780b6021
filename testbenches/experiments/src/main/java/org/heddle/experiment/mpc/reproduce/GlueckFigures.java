package org.heddle.experiment.mpc.reproduce;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.heddle.host.mpc.rdma.MpcMode;
import org.jspecify.annotations.Nullable;

/** Figures that the thesis's slides print: "Optimisations de la bibliotheque de communication MPI", tables of performance, CADNA, Laplace. */
public final class GlueckFigures {
    /** Number of iterations of Laplace. */
    static final int LAPLACE_ITERATIONS = 3150;

    /** Columns of Laplace's grids. */
    public static final List<Integer> COLUMNS = List.of(12_800, 25_600, 51_200);

    static final double HARDWARE_MICROSECONDS = 2;
    static final double HARDWARE_MEGABITS = 512;

    private static final Map<MpcMode, Performance> PERFORMANCE = Map.of(
            MpcMode.MPC1, new Performance(26, 419, 16, 2, 105, 74),
            MpcMode.MPC2, new Performance(15, 421, 8, 1, 72, 47),
            MpcMode.MPC3, new Performance(15, 485, 4, 1.5, 49, Double.NaN));

    private static final List<Laplace> LAPLACE = List.of(
            new Laplace(12_800, 327.6, 92.6, 92.3, 3.5, 3.5, 15.8, 13.9, 12),
            new Laplace(25_600, 689.3, 187.9, 185.4, 3.7, 3.7, 31.0, 26.9, 13),
            new Laplace(51_200, 1441.3, 391.5, 384.8, 3.7, 3.7, 63.4, 55.3, 13));

    private GlueckFigures() {}

    /**
     * Performance of a version.
     *
     * @param latency microseconds
     * @param throughput Mbit/s
     * @param threshold KB
     * @param halfThroughput KB
     * @param rendezvousLatency microseconds
     * @param cadna microseconds of an exchange; not a number where there is none
     */
    record Performance(
            double latency,
            double throughput,
            double threshold,
            double halfThroughput,
            double rendezvousLatency,
            double cadna) {}

    /**
     * Laplace on four processors; seconds, and per cent.
     */
    record Laplace(
            int columns,
            double sequential,
            double parallel2,
            double parallel3,
            double speedup2,
            double speedup3,
            double exchange2,
            double exchange3,
            double gain) {}

    static Performance of(MpcMode mode) {
        return Objects.requireNonNull(PERFORMANCE.get(mode));
    }

    /** Returns the printed figures of a grid, or null. */
    static @Nullable Laplace laplace(int columns) {
        return LAPLACE.stream()
                .filter(each -> each.columns == columns)
                .findFirst()
                .orElse(null);
    }

    /** Returns the seconds of the sequential program: printed, or linear between what is printed. */
    static double sequential(int columns) {
        Laplace before = LAPLACE.get(0);
        for (Laplace each : LAPLACE) {
            if (each.columns >= columns) {
                double part =
                        each == before ? 0 : (double) (columns - before.columns) / (each.columns - before.columns);
                return before.sequential + part * (each.sequential - before.sequential);
            }
            before = each;
        }
        throw new IllegalArgumentException(
                "the sequential times reach from 12,800 to 51,200 columns: columns=" + columns);
    }
}
