package org.heddle.program;

import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;

/** Conway's game of life on a torus, in bands of rows, with persistent requests. Arguments: cells of a side, generations. */
public final class GameOfLife {
    private GameOfLife() {}

    private static byte start(int row, int column) {
        return (byte) ((row * row * 3 + column * 5 + row * column) % 7 < 3 ? 1 : 0);
    }

    /** The next state of rows 1 to the last but one. */
    private static byte[] next(byte[] cells, int rows, int n) {
        byte[] result = cells.clone();
        for (int row = 1; row <= rows; row++) {
            for (int column = 0; column < n; column++) {
                int alive = -cells[row * n + column];
                for (int dr = -1; dr <= 1; dr++) {
                    for (int dc = -1; dc <= 1; dc++) {
                        alive += cells[(row + dr) * n + (column + dc + n) % n];
                    }
                }
                boolean lives = alive == 3 || alive == 2 && cells[row * n + column] == 1;
                result[row * n + column] = (byte) (lives ? 1 : 0);
            }
        }
        return result;
    }

    private static byte[] serial(int n, int generations) {
        byte[] cells = new byte[(n + 2) * n];
        for (int i = n; i < n + n * n; i++) {
            cells[i] = start(i / n - 1, i % n);
        }
        for (int g = 0; g < generations; g++) {
            System.arraycopy(cells, n * n, cells, 0, n);
            System.arraycopy(cells, n, cells, n * n + n, n);
            cells = next(cells, n, n);
        }
        return cells;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int n = ProgramEnd.number(rest, 0, 16);
        int generations = ProgramEnd.number(rest, 1, 6);
        int size = MPI.COMM_WORLD.getSize();
        int me = MPI.COMM_WORLD.getRank();
        int first = ProgramEnd.first(n, size, me);
        int rows = ProgramEnd.first(n, size, me + 1) - first;
        byte[] cells = new byte[(rows + 2) * n];
        for (int i = n; i < n + rows * n; i++) {
            cells[i] = start(first + i / n - 1, i % n);
        }
        int above = (me + size - 1) % size;
        int below = (me + 1) % size;
        Prequest[] requests = {
            MPI.COMM_WORLD.recvInit(MPI.slice(cells, 0), n, MPI.BYTE, above, 0),
            MPI.COMM_WORLD.recvInit(MPI.slice(cells, (rows + 1) * n), n, MPI.BYTE, below, 1),
            MPI.COMM_WORLD.sendInit(MPI.slice(cells, rows * n), n, MPI.BYTE, below, 0),
            MPI.COMM_WORLD.sendInit(MPI.slice(cells, n), n, MPI.BYTE, above, 1)
        };
        for (int g = 0; g < generations; g++) {
            Prequest.startAll(requests);
            Request.waitAll(requests);
            byte[] fresh = next(cells, rows, n);
            System.arraycopy(fresh, n, cells, n, rows * n);
        }
        byte[] whole = serial(n, generations);
        boolean same = true;
        int alive = 0;
        for (int i = n; i < n + rows * n; i++) {
            same &= cells[i] == whole[first * n + i];
            alive += cells[i];
        }
        int[] all = {alive};
        MPI.COMM_WORLD.allReduce(all, 1, MPI.INT, MPI.SUM);
        ProgramEnd.end(same, "Life of " + n + " x " + n + ", " + generations + " generations, alive " + all[0]);
    }
}
