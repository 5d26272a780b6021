package org.heddle.program.foreign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;

/**
 * Finds all solutions of the N-queens problem with a master that hands out prefixes of two rows to workers.
 *
 * <p>Arguments: number of queens, at least 4 (default 8).
 */
public final class QueensMasterWorker {

    private static final int READY = 1;
    private static final int RESULT = 2;
    private static final int WORK = 3;
    private static final int STOP = 4;

    private QueensMasterWorker() {}

    /**
     * Runs the search and compares the solutions with those of a serial search.
     *
     * @param args number of queens, optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int n = args.length > 0 ? Math.max(4, Integer.parseInt(args[0])) : 8;
        if (MPI.COMM_WORLD.getRank() == 0) {
            List<int[]> found = master(n, MPI.COMM_WORLD.getSize() - 1);
            List<int[]> expected = new ArrayList<>();
            extend(new int[n], 0, expected);
            boolean same = found.size() == expected.size() && signature(found) == signature(expected);
            System.out.println("QueensMasterWorker: " + (same ? "verified" : "WRONG"));
        } else {
            worker(n);
        }
        MPI.Finalize();
    }

    private static List<int[]> master(int n, int workers) throws MPIException {
        List<int[]> tasks = new ArrayList<>();
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                if (Math.abs(a - b) > 1) {
                    tasks.add(new int[] {a, b});
                }
            }
        }
        List<int[]> found = new ArrayList<>();
        int next = 0;
        if (workers == 0) {
            for (int[] task : tasks) {
                extend(Arrays.copyOf(task, n), 2, found);
            }
        }
        int active = workers;
        while (active > 0) {
            Status status = MPI.COMM_WORLD.probe(MPI.ANY_SOURCE, MPI.ANY_TAG);
            int source = status.getSource();
            int tag = status.getTag();
            int[] message = new int[status.getCount(MPI.INT)];
            MPI.COMM_WORLD.recv(message, message.length, MPI.INT, source, tag);
            if (tag == RESULT) {
                for (int i = 0; i < message.length; i += n) {
                    found.add(Arrays.copyOfRange(message, i, i + n));
                }
            }
            if (next < tasks.size()) {
                MPI.COMM_WORLD.send(tasks.get(next++), 2, MPI.INT, source, WORK);
            } else {
                MPI.COMM_WORLD.send(new int[0], 0, MPI.INT, source, STOP);
                active--;
            }
        }
        return found;
    }

    private static void worker(int n) throws MPIException {
        MPI.COMM_WORLD.send(new int[0], 0, MPI.INT, 0, READY);
        while (true) {
            int[] task = new int[n];
            Status status = MPI.COMM_WORLD.recv(task, n, MPI.INT, 0, MPI.ANY_TAG);
            if (status.getTag() == STOP) {
                return;
            }
            List<int[]> found = new ArrayList<>();
            extend(task, status.getCount(MPI.INT), found);
            int[] message = new int[found.size() * n];
            for (int i = 0; i < found.size(); i++) {
                System.arraycopy(found.get(i), 0, message, i * n, n);
            }
            MPI.COMM_WORLD.send(message, message.length, MPI.INT, 0, RESULT);
        }
    }

    /** Adds all solutions that begin with the given first rows. */
    private static void extend(int[] queens, int row, List<int[]> found) {
        if (row == queens.length) {
            found.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = queens[r] != column && Math.abs(queens[r] - column) != row - r;
            }
            if (safe) {
                queens[row] = column;
                extend(queens, row + 1, found);
            }
        }
    }

    /** Returns a number that does not depend on the order of the solutions. */
    private static long signature(List<int[]> solutions) {
        long sum = 0;
        for (int[] solution : solutions) {
            long hash = Arrays.hashCode(solution);
            sum += hash * hash;
        }
        return sum;
    }
}
