package org.heddle.program.foreign;

import java.nio.DoubleBuffer;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;

/**
 * Computes the temperature of a rod over time with persistent halo exchange between two direct buffers.
 *
 * <p>Arguments: number of inner cells, at least the number of ranks (default 900), time steps (default 40).
 */
public final class HeatPersistent {

    private static final int TO_LEFT = 1;
    private static final int TO_RIGHT = 2;

    private HeatPersistent() {}

    /**
     * Runs the time steps and compares the temperatures with a serial computation.
     *
     * @param args number of cells and of time steps, both optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int cells = Math.max(size, args.length > 0 ? Integer.parseInt(args[0]) : 900);
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 40;
        int first = cells * rank / size;
        int own = cells * (rank + 1) / size - first;

        DoubleBuffer[] rod = new DoubleBuffer[2];
        Prequest[][] halo = new Prequest[2][];
        for (int b = 0; b < 2; b++) {
            rod[b] = MPI.newDoubleBuffer(own + 2);
            for (int i = 0; i < own + 2; i++) {
                rod[b].put(i, initial(first + i, cells));
            }
            halo[b] = halo(rod[b], own, rank, size);
        }
        for (int step = 0; step < steps; step++) {
            DoubleBuffer now = rod[step % 2];
            DoubleBuffer next = rod[1 - step % 2];
            Prequest.startAll(halo[step % 2]);
            relax(now, next, 2, own - 1);
            Request.waitAll(halo[step % 2]);
            relax(now, next, 1, 1);
            relax(now, next, own, own);
        }
        for (Prequest[] requests : halo) {
            for (Prequest request : requests) {
                request.free();
            }
        }

        int[] counts = new int[size];
        int[] displs = new int[size];
        for (int r = 0; r < size; r++) {
            displs[r] = cells * r / size;
            counts[r] = cells * (r + 1) / size - displs[r];
        }
        double[] all = new double[cells];
        MPI.COMM_WORLD.gatherv(MPI.slice(rod[steps % 2], 1), own, MPI.DOUBLE, all, counts, displs, MPI.DOUBLE, 0);
        if (rank == 0) {
            DoubleBuffer expected = serial(cells, steps);
            boolean same = true;
            for (int i = 0; i < cells; i++) {
                same &= all[i] == expected.get(i + 1);
            }
            System.out.println("HeatPersistent: " + (same ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    /** Creates the four persistent requests that exchange the end cells of a buffer. */
    private static Prequest[] halo(DoubleBuffer rod, int own, int rank, int size) throws MPIException {
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int right = rank < size - 1 ? rank + 1 : MPI.PROC_NULL;
        return new Prequest[] {
            MPI.COMM_WORLD.recvInit(rod, 1, MPI.DOUBLE, left, TO_RIGHT),
            MPI.COMM_WORLD.recvInit(MPI.slice(rod, own + 1), 1, MPI.DOUBLE, right, TO_LEFT),
            MPI.COMM_WORLD.sendInit(MPI.slice(rod, 1), 1, MPI.DOUBLE, left, TO_LEFT),
            MPI.COMM_WORLD.sendInit(MPI.slice(rod, own), 1, MPI.DOUBLE, right, TO_RIGHT)
        };
    }

    /** Computes the next temperature of the cells from one index to another, both included. */
    private static void relax(DoubleBuffer now, DoubleBuffer next, int from, int to) {
        for (int i = from; i <= to; i++) {
            next.put(i, now.get(i) + 0.25 * (now.get(i - 1) - 2.0 * now.get(i) + now.get(i + 1)));
        }
    }

    /** Returns the initial temperature; the first and the last cell stay at it. */
    private static double initial(int i, int cells) {
        double x = (double) i / (cells + 1);
        return 1.0 - x + 16.0 * x * x * (1.0 - x);
    }

    private static DoubleBuffer serial(int cells, int steps) {
        DoubleBuffer now = DoubleBuffer.allocate(cells + 2);
        DoubleBuffer next = DoubleBuffer.allocate(cells + 2);
        for (int i = 0; i < cells + 2; i++) {
            now.put(i, initial(i, cells));
            next.put(i, initial(i, cells));
        }
        for (int step = 0; step < steps; step++) {
            relax(now, next, 1, cells);
            DoubleBuffer swap = now;
            now = next;
            next = swap;
        }
        return now;
    }
}
