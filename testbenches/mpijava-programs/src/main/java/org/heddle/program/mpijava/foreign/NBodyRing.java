package org.heddle.program.mpijava.foreign;

import java.util.Arrays;
import java.util.Random;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;

/**
 * Moves gravitating bodies in the plane for a few steps, with blocks of bodies travelling around a ring.
 *
 * <p>The exchange of a block overlaps the computation of its forces. Arguments: number of bodies (default 180),
 * number of steps (default 4), seed of the generator (default 7).
 */
public final class NBodyRing {

    private static final double DT = 0.01;
    private static final double SOFTENING = 0.05;

    private NBodyRing() {}

    /**
     * Runs the simulation.
     *
     * @param args number of bodies, number of steps, seed
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = rest.length > 0 ? Integer.parseInt(rest[0]) : 180;
        int steps = rest.length > 1 ? Integer.parseInt(rest[1]) : 4;
        long seed = rest.length > 2 ? Long.parseLong(rest[2]) : 7L;

        int block = (n + size - 1) / size;
        int length = 3 * block;
        int left = (rank + size - 1) % size;
        int right = (rank + 1) % size;
        double[] all = initial(n, block * size, seed);
        double[] mine = Arrays.copyOfRange(all, rank * length, (rank + 1) * length);
        double[] velocity = new double[2 * block];

        for (int step = 0; step < steps; step++) {
            double[] force = new double[2 * block];
            double[] here = mine.clone();
            double[] coming = new double[length];
            for (int stage = 0; stage < size - 1; stage++) {
                Request[] requests = new Request[2];
                requests[0] = MPI.COMM_WORLD.Irecv(coming, 0, length, MPI.DOUBLE, left, stage);
                requests[1] = MPI.COMM_WORLD.Isend(here, 0, length, MPI.DOUBLE, right, stage);
                addForces(mine, here, force);
                Request.Waitall(requests);
                double[] swap = here;
                here = coming;
                coming = swap;
            }
            addForces(mine, here, force);
            move(mine, velocity, force);
        }

        double[] result = new double[size * length];
        MPI.COMM_WORLD.Gather(mine, 0, length, MPI.DOUBLE, result, 0, length, MPI.DOUBLE, 0);
        if (rank == 0) {
            double[] speed = new double[2 * block * size];
            for (int step = 0; step < steps; step++) {
                double[] force = new double[speed.length];
                addForces(all, all, force);
                move(all, speed, force);
            }
            boolean close = true;
            for (int i = 0; i < 3 * n; i++) {
                close &= Math.abs(all[i] - result[i]) <= 1e-9;
            }
            System.out.println("NBodyRing: " + (close ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    /** Bodies as triples of x, y and mass; those beyond the number asked for have no mass. */
    private static double[] initial(int n, int padded, long seed) {
        Random random = new Random(seed);
        double[] bodies = new double[3 * padded];
        for (int i = 0; i < n; i++) {
            bodies[3 * i] = random.nextDouble();
            bodies[3 * i + 1] = random.nextDouble();
            bodies[3 * i + 2] = (1.0 + random.nextDouble()) / n;
        }
        return bodies;
    }

    private static void addForces(double[] targets, double[] sources, double[] force) {
        for (int i = 0; i < targets.length / 3; i++) {
            for (int j = 0; j < sources.length / 3; j++) {
                double dx = sources[3 * j] - targets[3 * i];
                double dy = sources[3 * j + 1] - targets[3 * i + 1];
                double square = dx * dx + dy * dy + SOFTENING;
                double factor = sources[3 * j + 2] / (square * Math.sqrt(square));
                force[2 * i] += factor * dx;
                force[2 * i + 1] += factor * dy;
            }
        }
    }

    private static void move(double[] bodies, double[] velocity, double[] force) {
        for (int i = 0; i < bodies.length / 3; i++) {
            for (int d = 0; d < 2; d++) {
                velocity[2 * i + d] += DT * force[2 * i + d];
                bodies[3 * i + d] += DT * velocity[2 * i + d];
            }
        }
    }
}
