package org.heddle.program;

import mpi.MPI;
import mpi.MPIException;

/**
 * Fourier transform of a square of n x n complex numbers: of the rows, then of the columns behind a transposition by an all-to-all. n is a
 * power of two and a multiple of the ranks. Arguments: n.
 */
public final class FftTranspose {
    private FftTranspose() {}

    /** A transform of one row, in place; real parts at even places. */
    private static void transform(double[] row, int from, int n) {
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            for (; (j & bit) != 0; bit >>= 1) {
                j ^= bit;
            }
            j ^= bit;
            if (i < j) {
                for (int part = 0; part < 2; part++) {
                    double swapped = row[from + 2 * i + part];
                    row[from + 2 * i + part] = row[from + 2 * j + part];
                    row[from + 2 * j + part] = swapped;
                }
            }
        }
        for (int length = 2; length <= n; length *= 2) {
            for (int start = 0; start < n; start += length) {
                for (int k = 0; k < length / 2; k++) {
                    double angle = -2 * Math.PI * k / length;
                    double c = StrictMath.cos(angle);
                    double s = StrictMath.sin(angle);
                    int a = from + 2 * (start + k);
                    int b = a + length;
                    double re = row[b] * c - row[b + 1] * s;
                    double im = row[b] * s + row[b + 1] * c;
                    row[b] = row[a] - re;
                    row[b + 1] = row[a + 1] - im;
                    row[a] += re;
                    row[a + 1] += im;
                }
            }
        }
    }

    private static double value(int row, int column, int part) {
        return (row * 31 + column * 17 + part * 7) % 23 - 11;
    }

    private static double[] rows(int n, int first, int count) {
        double[] data = new double[2 * n * count];
        for (int i = 0; i < data.length; i++) {
            data[i] = value(first + i / (2 * n), i / 2 % n, i % 2);
        }
        return data;
    }

    private static double[] serial(int n) {
        double[] data = rows(n, 0, n);
        for (int pass = 0; pass < 2; pass++) {
            for (int row = 0; row < n; row++) {
                transform(data, 2 * n * row, n);
            }
            double[] turned = new double[data.length];
            for (int i = 0; i < data.length; i++) {
                turned[2 * (i / 2 % n * n + i / (2 * n)) + i % 2] = data[i];
            }
            data = turned;
        }
        return data;
    }

    /** Rows become columns: each rank's square blocks are turned, exchanged, and put side by side. */
    private static double[] transposed(double[] data, int n, int size) throws MPIException {
        int count = n / size;
        double[] out = new double[data.length];
        double[] in = new double[data.length];
        int block = 2 * count * count;
        for (int to = 0; to < size; to++) {
            for (int column = 0; column < count; column++) {
                for (int row = 0; row < count; row++) {
                    for (int part = 0; part < 2; part++) {
                        out[to * block + 2 * (column * count + row) + part] =
                                data[2 * (row * n + to * count + column) + part];
                    }
                }
            }
        }
        MPI.COMM_WORLD.allToAll(out, block, MPI.DOUBLE, in, block, MPI.DOUBLE);
        double[] turned = new double[data.length];
        for (int from = 0; from < size; from++) {
            for (int row = 0; row < count; row++) {
                System.arraycopy(in, from * block + 2 * row * count, turned, 2 * (row * n + from * count), 2 * count);
            }
        }
        return turned;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int n = ProgramEnd.number(rest, 0, 8);
        int size = MPI.COMM_WORLD.getSize();
        int me = MPI.COMM_WORLD.getRank();
        if (n % size != 0 || Integer.bitCount(n) != 1) {
            throw new IllegalArgumentException("n must be a power of two and a multiple of the ranks: n=" + n);
        }
        int count = n / size;
        double[] data = rows(n, me * count, count);
        for (int pass = 0; pass < 2; pass++) {
            for (int row = 0; row < count; row++) {
                transform(data, 2 * n * row, n);
            }
            data = transposed(data, n, size);
        }
        double[] whole = serial(n);
        boolean same = true;
        for (int i = 0; i < data.length; i++) {
            same &= Double.doubleToLongBits(data[i]) == Double.doubleToLongBits(whole[2 * n * count * me + i]);
        }
        ProgramEnd.end(same, "Fourier transform of " + n + " x " + n + ", hash " + ProgramEnd.hash(whole));
    }
}
