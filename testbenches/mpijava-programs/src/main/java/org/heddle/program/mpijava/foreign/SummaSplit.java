package org.heddle.program.mpijava.foreign;

import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;

/**
 * Multiplies two square matrices by the SUMMA algorithm on the largest square grid of ranks.
 *
 * <p>Ranks that do not fit into the grid stay idle. Arguments: order of the matrices (default 36), which is rounded
 * up to a multiple of the side of the grid.
 */
public final class SummaSplit {

    private SummaSplit() {}

    /**
     * Runs the multiplication.
     *
     * @param args order of the matrices
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int order = rest.length > 0 ? Integer.parseInt(rest[0]) : 36;

        int q = (int) Math.sqrt(size);
        int block = (order + q - 1) / q;
        int[] chosen = new int[q * q];
        for (int i = 0; i < chosen.length; i++) {
            chosen[i] = size - chosen.length + i;
        }
        Group world = MPI.COMM_WORLD.Group();
        Group workers = world.Incl(chosen);
        Group idlers = world.Excl(chosen);
        boolean worker = workers.Rank() != MPI.UNDEFINED;
        boolean[] ok = {groupsFit(world, workers, idlers, chosen) && worker == (idlers.Rank() == MPI.UNDEFINED)};

        Intracomm grid = MPI.COMM_WORLD.Create(workers);
        Intracomm same = MPI.COMM_WORLD.Split(worker ? 1 : MPI.UNDEFINED, rank);
        if (worker) {
            ok[0] &= same.Rank() == grid.Rank() && same.Size() == q * q;
            double[] c = multiply(grid, q, block);
            double[] gathered = new double[q * q * block * block];
            grid.Gather(c, 0, c.length, MPI.DOUBLE, gathered, 0, c.length, MPI.DOUBLE, 0);
            if (grid.Rank() == 0) {
                ok[0] &= isProduct(gathered, q, block);
            }
        }
        boolean[] all = new boolean[1];
        MPI.COMM_WORLD.Reduce(ok, 0, all, 0, 1, MPI.BOOLEAN, MPI.LAND, 0);
        if (rank == 0) {
            System.out.println("SummaSplit: " + (all[0] ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    private static boolean groupsFit(Group world, Group workers, Group idlers, int[] chosen) throws MPIException {
        int[] ranks = new int[chosen.length];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = i;
        }
        int[] translated = Group.Translate_ranks(workers, ranks, world);
        boolean fit = Group.Union(workers, idlers).Size() == world.Size()
                && Group.Intersection(workers, idlers).Size() == 0;
        for (int i = 0; i < ranks.length; i++) {
            fit &= translated[i] == chosen[i];
        }
        return fit;
    }

    private static double[] multiply(Intracomm grid, int q, int block) throws MPIException {
        int myRow = grid.Rank() / q;
        int myCol = grid.Rank() % q;
        Intracomm rowComm = grid.Split(myRow, myCol);
        Intracomm colComm = grid.Split(myCol, myRow);
        double[] c = new double[block * block];
        double[] panelA = new double[block * block];
        double[] panelB = new double[block * block];
        for (int k = 0; k < q; k++) {
            for (int i = 0; i < block * block; i++) {
                if (myCol == k) {
                    panelA[i] = a(myRow * block + i / block, k * block + i % block);
                }
                if (myRow == k) {
                    panelB[i] = b(k * block + i / block, myCol * block + i % block);
                }
            }
            rowComm.Bcast(panelA, 0, block * block, MPI.DOUBLE, k);
            colComm.Bcast(panelB, 0, block * block, MPI.DOUBLE, k);
            for (int i = 0; i < block * block; i++) {
                for (int j = 0; j < block; j++) {
                    c[i] += panelA[i / block * block + j] * panelB[j * block + i % block];
                }
            }
        }
        rowComm.Free();
        colComm.Free();
        return c;
    }

    private static boolean isProduct(double[] gathered, int q, int block) {
        int n = q * block;
        boolean right = true;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0.0;
                for (int k = 0; k < n; k++) {
                    sum += a(i, k) * b(k, j);
                }
                int where = (i / block * q + j / block) * block * block + i % block * block + j % block;
                right &= sum == gathered[where];
            }
        }
        return right;
    }

    private static double a(int i, int j) {
        return (3 * i + 5 * j) % 11 - 5;
    }

    private static double b(int i, int j) {
        return (7 * i + 2 * j + i * j) % 13 - 6;
    }
}
