package org.heddle.program.mpijava.foreign;

import java.util.Arrays;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;

/**
 * Computes an image of the Mandelbrot set row by row with a master that hands out rows on demand.
 *
 * <p>A worker returns a row as pairs of run length and iteration count, with the row number as the tag.
 * Arguments: width (default 72), height (default 48), iteration limit (default 200).
 */
public final class MandelbrotFarm {

    private static final int TAG_WORK = 1;
    private static final int TAG_STOP = 2;

    private MandelbrotFarm() {}

    /**
     * Runs the farm.
     *
     * @param args width, height, iteration limit
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int width = rest.length > 0 ? Integer.parseInt(rest[0]) : 72;
        int height = rest.length > 1 ? Integer.parseInt(rest[1]) : 48;
        int limit = rest.length > 2 ? Integer.parseInt(rest[2]) : 200;

        if (rank == 0) {
            int[] image = master(width, height, limit);
            int[] expected = new int[width * height];
            for (int y = 0; y < height; y++) {
                System.arraycopy(row(y, width, height, limit), 0, expected, y * width, width);
            }
            System.out.println("MandelbrotFarm: " + (Arrays.equals(expected, image) ? "verified" : "WRONG"));
        } else {
            worker(width, height, limit);
        }
        MPI.Finalize();
    }

    private static int[] master(int width, int height, int limit) throws MPIException {
        int size = MPI.COMM_WORLD.Size();
        int[] image = new int[width * height];
        int[] runs = new int[2 * width];
        int[] job = new int[1];
        int next = 0;
        int active = 0;
        for (int worker = 1; worker < size; worker++) {
            if (next < height) {
                job[0] = next++;
                MPI.COMM_WORLD.Send(job, 0, 1, MPI.INT, worker, TAG_WORK);
                active++;
            } else {
                MPI.COMM_WORLD.Send(job, 0, 0, MPI.INT, worker, TAG_STOP);
            }
        }
        while (active > 0) {
            Status status = MPI.COMM_WORLD.Recv(runs, 0, runs.length, MPI.INT, MPI.ANY_SOURCE, MPI.ANY_TAG);
            expand(runs, status.Get_count(MPI.INT), image, status.tag * width);
            if (next < height) {
                job[0] = next++;
                MPI.COMM_WORLD.Send(job, 0, 1, MPI.INT, status.source, TAG_WORK);
            } else {
                MPI.COMM_WORLD.Send(job, 0, 0, MPI.INT, status.source, TAG_STOP);
                active--;
            }
        }
        for (; next < height; next++) {
            expand(runs, encode(row(next, width, height, limit), runs), image, next * width);
        }
        return image;
    }

    private static void worker(int width, int height, int limit) throws MPIException {
        int[] runs = new int[2 * width];
        int[] job = new int[1];
        Status status = MPI.COMM_WORLD.Recv(job, 0, 1, MPI.INT, 0, MPI.ANY_TAG);
        while (status.tag == TAG_WORK) {
            int length = encode(row(job[0], width, height, limit), runs);
            MPI.COMM_WORLD.Send(runs, 0, length, MPI.INT, 0, job[0]);
            status = MPI.COMM_WORLD.Recv(job, 0, 1, MPI.INT, 0, MPI.ANY_TAG);
        }
    }

    private static int[] row(int y, int width, int height, int limit) {
        int[] row = new int[width];
        double ci = -1.25 + 2.5 * y / height;
        for (int x = 0; x < width; x++) {
            double cr = -2.0 + 3.0 * x / width;
            double zr = 0.0;
            double zi = 0.0;
            while (row[x] < limit && zr * zr + zi * zi <= 4.0) {
                double t = zr * zr - zi * zi + cr;
                zi = 2.0 * zr * zi + ci;
                zr = t;
                row[x]++;
            }
        }
        return row;
    }

    private static int encode(int[] row, int[] runs) {
        int length = 0;
        for (int x = 0; x < row.length; x++) {
            if (length == 0 || runs[length - 1] != row[x]) {
                runs[length] = 0;
                runs[length + 1] = row[x];
                length += 2;
            }
            runs[length - 2]++;
        }
        return length;
    }

    private static void expand(int[] runs, int length, int[] image, int offset) {
        int at = offset;
        for (int i = 0; i < length; i += 2) {
            Arrays.fill(image, at, at + runs[i], runs[i + 1]);
            at += runs[i];
        }
    }
}
