package org.heddle.experiment.mpc.program;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiProgram;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.operation.Op;
import org.jspecify.annotations.Nullable;

/**
 * Laplace's equation by Jacobi's method on four ranks in a row, each with a strip of consecutive rows.
 *
 * <p>An iteration exchanges borders with blocking calls (send right, receive left, send left, receive right; the ends leave out what
 * they have not), computes, and reduces the largest change over all ranks, which lets all begin the next one together.
 */
public final class LaplaceProgram implements MpiProgram {
    private static final int RANKS = LaplaceGrid.RANKS;

    private final LaplaceGrid grid;
    private final long computeCycles;
    private final MessageBuffers buffers;
    private final @Nullable Outcome[] outcomes = new Outcome[RANKS];

    /** Outcome of one rank. */
    private record Outcome(List<List<Integer>> rows, List<Float> residuals, long exchangeCycles, long totalCycles) {}

    /**
     * @param grid what is solved
     * @param computeCycles what a rank computes in an iteration, in cycles
     * @param buffers where the borders lie
     */
    public LaplaceProgram(LaplaceGrid grid, long computeCycles, MessageBuffers buffers) {
        this.grid = grid;
        this.computeCycles = computeCycles;
        this.buffers = buffers;
    }

    @Override
    public void run(Mpi mpi) {
        Comm world = mpi.world();
        if (world.getSize() != RANKS) {
            throw new IllegalArgumentException("the grid is shared by " + RANKS + " ranks: ranks=" + world.getSize());
        }
        int me = world.getRank();
        int rows = grid.firstRow(me + 1) - grid.firstRow(me);
        JacobiStrip strip = grid.strip(me);
        BorderRow[] borders = new BorderRow[RANKS];
        for (int i = 0; i < borders.length; i++) {
            borders[i] = new BorderRow(buffers.allocate(me, grid.borderBytes()), grid.columns());
        }
        Collectives collectives = new Collectives(world);
        List<Float> residuals = new ArrayList<>();
        long exchangeCycles = 0;
        collectives.barrier();
        long start = mpi.cycle();
        for (int iteration = 0; iteration < grid.iterations(); iteration++) {
            exchangeCycles += exchange(mpi, strip, rows, borders);
            float change = strip.step();
            mpi.idle(computeCycles);
            residuals.add(largest(collectives, change));
        }
        outcomes[me] = new Outcome(SerialLaplace.bits(strip, rows), residuals, exchangeCycles, mpi.cycle() - start);
    }

    /** Returns the cycles from the first send to the last receive. */
    private long exchange(Mpi mpi, JacobiStrip strip, int rows, BorderRow[] borders) {
        Comm world = mpi.world();
        int left = world.getRank() - 1;
        int right = world.getRank() + 1;
        BorderRow toRight = borders[0];
        BorderRow fromLeft = borders[1];
        BorderRow toLeft = borders[2];
        BorderRow fromRight = borders[3];
        toRight.put(strip.row(rows));
        toLeft.put(strip.row(1));
        long start = mpi.cycle();
        if (right < RANKS) {
            world.send(toRight.place(), grid.columns(), Datatype.FLOAT, right, 0);
        }
        if (left >= 0) {
            world.recv(fromLeft.place(), grid.columns(), Datatype.FLOAT, left, 0);
            world.send(toLeft.place(), grid.columns(), Datatype.FLOAT, left, 0);
        }
        if (right < RANKS) {
            world.recv(fromRight.place(), grid.columns(), Datatype.FLOAT, right, 0);
        }
        long cycles = mpi.cycle() - start;
        if (left >= 0) {
            fromLeft.get(strip.row(0));
        }
        if (right < RANKS) {
            fromRight.get(strip.row(rows + 1));
        }
        return cycles;
    }

    private static float largest(Collectives collectives, float change) {
        ByteBuffer all = ByteBuffer.allocate(Float.BYTES);
        ByteBuffer own = ByteBuffer.allocate(Float.BYTES).putFloat(0, change);
        collectives.allReduce(Place.of(own), Place.of(all), 1, Datatype.FLOAT, Op.MAX);
        return all.getFloat(0);
    }

    /**
     * Returns the result, whose residuals all ranks agree on.
     *
     * @throws NullPointerException if the program has not run to its end
     * @throws IllegalStateException if two ranks have different residuals
     */
    public LaplaceResult result() {
        List<Outcome> all = Arrays.stream(outcomes)
                .map(outcome -> Objects.requireNonNull(outcome, "the program has not run to its end on every rank"))
                .toList();
        if (all.stream().map(Outcome::residuals).distinct().count() != 1) {
            throw new IllegalStateException("the ranks have different residuals: "
                    + all.stream().map(Outcome::residuals).toList());
        }
        double exchangeCycles = all.stream()
                .mapToDouble(outcome -> (double) outcome.exchangeCycles / grid.iterations())
                .average()
                .orElseThrow();
        return new LaplaceResult(
                all.stream().flatMap(outcome -> outcome.rows.stream()).toList(),
                all.get(0).residuals,
                exchangeCycles,
                all.stream().mapToLong(Outcome::totalCycles).max().orElseThrow());
    }
}
