package org.heddle.program.foreign;

import java.nio.DoubleBuffer;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;

/**
 * Computes the transpose of a matrix distributed by rows with one all-to-all exchange of derived datatypes.
 *
 * <p>Arguments: rows of each rank (default 8); the matrix has that many times the number of ranks.
 */
public final class VectorTypeTranspose {

    private VectorTypeTranspose() {}

    /**
     * Transposes the matrix twice and compares both results with the formula of its elements.
     *
     * @param args rows of each rank, optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int b = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        int n = b * size;

        DoubleBuffer matrix = MPI.newDoubleBuffer(b * n);
        DoubleBuffer turned = MPI.newDoubleBuffer(b * n);
        DoubleBuffer back = MPI.newDoubleBuffer(b * n);
        for (int i = 0; i < b; i++) {
            for (int j = 0; j < n; j++) {
                matrix.put(i * n + j, element(rank * b + i, j));
            }
        }

        Datatype sendTile = rowTile(b, n);
        Datatype recvTile = columnTile(b, n);
        boolean[] good = {sendTile.getSize() == recvTile.getSize() && sendTile.getExtent() == recvTile.getExtent()};
        MPI.COMM_WORLD.allToAll(matrix, 1, sendTile, turned, 1, recvTile);
        MPI.COMM_WORLD.allToAll(turned, 1, sendTile, back, 1, recvTile);
        sendTile.free();
        recvTile.free();

        for (int i = 0; i < b * n; i++) {
            good[0] &= back.get(i) == matrix.get(i);
        }
        MPI.COMM_WORLD.allReduce(good, 1, MPI.BOOLEAN, MPI.LAND);

        Datatype row = Datatype.createContiguous(n, MPI.DOUBLE);
        row.commit();
        double[] all = new double[rank == 0 ? n * n : 0];
        MPI.COMM_WORLD.gather(turned, b, row, all, b * n, MPI.DOUBLE, 0);
        row.free();
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    good[0] &= all[i * n + j] == element(j, i);
                }
            }
            System.out.println("VectorTypeTranspose: " + (good[0] ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    private static double element(int i, int j) {
        return 1000.0 * i + j + 0.5;
    }

    /** Creates the type of a square tile read row by row, with the extent of one tile row. */
    private static Datatype rowTile(int b, int n) throws MPIException {
        Datatype rows = Datatype.createVector(b, b, n, MPI.DOUBLE);
        Datatype tile = Datatype.createResized(rows, 0, b * Double.BYTES);
        tile.commit();
        rows.free();
        return tile;
    }

    /** Creates the type of a square tile written column by column, with the extent of one tile row. */
    private static Datatype columnTile(int b, int n) throws MPIException {
        Datatype column = Datatype.createVector(b, 1, n, MPI.DOUBLE);
        Datatype slim = Datatype.createResized(column, 0, Double.BYTES);
        Datatype tile = Datatype.createContiguous(b, slim);
        tile.commit();
        column.free();
        slim.free();
        return tile;
    }
}
