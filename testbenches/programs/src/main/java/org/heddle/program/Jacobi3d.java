package org.heddle.program;

import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.List;
import mpi.CartComm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.ShiftParms;

/** Jacobi's iteration in a cube, in blocks of three dimensions; faces are packed and exchanged at once. Arguments: points of a side, iterations. */
public final class Jacobi3d {
    private final int n;
    private final int[] from = new int[3];
    private final int[] extent = new int[3];
    private double[] block = new double[0];

    private Jacobi3d(int n) {
        this.n = n;
    }

    private static double start(int x, int y, int z) {
        return (x * 29 + y * 13 + z * 5) % 97 / 3.0;
    }

    private int at(int x, int y, int z) {
        return (x * (extent[1] + 2) + y) * (extent[2] + 2) + z;
    }

    private void fill() {
        block = new double[(extent[0] + 2) * (extent[1] + 2) * (extent[2] + 2)];
        for (int x = 0; x < extent[0] + 2; x++) {
            for (int y = 0; y < extent[1] + 2; y++) {
                for (int z = 0; z < extent[2] + 2; z++) {
                    block[at(x, y, z)] = start(from[0] + x, from[1] + y, from[2] + z);
                }
            }
        }
    }

    private void step() {
        double[] old = block.clone();
        int dx = at(1, 0, 0);
        int dy = at(0, 1, 0);
        for (int x = 1; x <= extent[0]; x++) {
            for (int y = 1; y <= extent[1]; y++) {
                for (int z = 1; z <= extent[2]; z++) {
                    int i = at(x, y, z);
                    block[i] = (old[i - dx] + old[i + dx] + old[i - dy] + old[i + dy] + old[i - 1] + old[i + 1]) / 6;
                }
            }
        }
    }

    /** Places of a face: that of one coordinate of a dimension. */
    private int[] face(int dimension, int coordinate) {
        int a = dimension == 0 ? 1 : 0;
        int b = dimension == 2 ? 1 : 2;
        int[] places = new int[extent[a] * extent[b]];
        int next = 0;
        int[] point = new int[3];
        point[dimension] = coordinate;
        for (point[a] = 1; point[a] <= extent[a]; point[a]++) {
            for (point[b] = 1; point[b] <= extent[b]; point[b]++) {
                places[next++] = at(point[0], point[1], point[2]);
            }
        }
        return places;
    }

    private void exchange(CartComm grid) throws MPIException {
        List<Request> requests = new ArrayList<>();
        List<DoubleBuffer> received = new ArrayList<>();
        List<int[]> targets = new ArrayList<>();
        for (int dimension = 0; dimension < 3; dimension++) {
            ShiftParms shift = grid.shift(dimension, 1);
            for (int side = 0; side < 2; side++) {
                int other = side == 0 ? shift.getRankSource() : shift.getRankDest();
                if (other == MPI.PROC_NULL) {
                    continue;
                }
                int[] inner = face(dimension, side == 0 ? 1 : extent[dimension]);
                DoubleBuffer out = MPI.newDoubleBuffer(inner.length);
                DoubleBuffer in = MPI.newDoubleBuffer(inner.length);
                for (int i = 0; i < inner.length; i++) {
                    out.put(i, block[inner[i]]);
                }
                requests.add(grid.iRecv(in, inner.length, MPI.DOUBLE, other, 2 * dimension + 1 - side));
                requests.add(grid.iSend(out, inner.length, MPI.DOUBLE, other, 2 * dimension + side));
                received.add(in);
                targets.add(face(dimension, side == 0 ? 0 : extent[dimension] + 1));
            }
        }
        Request.waitAll(requests.toArray(new Request[0]));
        for (int i = 0; i < targets.size(); i++) {
            int[] places = targets.get(i);
            for (int k = 0; k < places.length; k++) {
                block[places[k]] = received.get(i).get(k);
            }
        }
    }

    private Jacobi3d whole(int iterations) {
        Jacobi3d serial = new Jacobi3d(n);
        serial.extent[0] = n;
        serial.extent[1] = n;
        serial.extent[2] = n;
        serial.fill();
        for (int i = 0; i < iterations; i++) {
            serial.step();
        }
        return serial;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        Jacobi3d own = new Jacobi3d(ProgramEnd.number(rest, 0, 6));
        int iterations = ProgramEnd.number(rest, 1, 3);
        int[] dims = new int[3];
        CartComm.createDims(MPI.COMM_WORLD.getSize(), dims);
        CartComm grid = MPI.COMM_WORLD.createCart(dims, new boolean[3], false);
        int[] place = grid.getCoords(grid.getRank());
        for (int d = 0; d < 3; d++) {
            own.from[d] = ProgramEnd.first(own.n, dims[d], place[d]);
            own.extent[d] = ProgramEnd.first(own.n, dims[d], place[d] + 1) - own.from[d];
        }
        own.fill();
        for (int i = 0; i < iterations; i++) {
            own.exchange(grid);
            own.step();
        }
        Jacobi3d serial = own.whole(iterations);
        boolean same = true;
        for (int x = 1; x <= own.extent[0]; x++) {
            for (int y = 1; y <= own.extent[1]; y++) {
                for (int z = 1; z <= own.extent[2]; z++) {
                    double expected = serial.block[serial.at(own.from[0] + x, own.from[1] + y, own.from[2] + z)];
                    same &= Double.doubleToLongBits(expected) == Double.doubleToLongBits(own.block[own.at(x, y, z)]);
                }
            }
        }
        ProgramEnd.end(
                same,
                "Jacobi of " + own.n + "^3, " + iterations + " iterations, hash " + ProgramEnd.hash(serial.block));
    }
}
