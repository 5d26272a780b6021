package org.heddle.program;

import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;

/** A token goes round a ring; each rank adds its own. Arguments: rounds. */
public final class Ring {
    private Ring() {}

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rounds = ProgramEnd.number(rest, 0, 3);
        Intracomm world = MPI.COMM_WORLD;
        int me = world.getRank();
        int size = world.getSize();
        int right = (me + 1) % size;
        int left = (me + size - 1) % size;
        long[] token = {0};
        for (int round = 0; round < rounds && size > 1; round++) {
            if (me > 0 || round > 0) {
                world.recv(token, 1, MPI.LONG, left, round - (me == 0 ? 1 : 0));
            }
            token[0] += me + 1;
            world.send(token, 1, MPI.LONG, right, round);
        }
        if (me == 0 && size > 1) {
            world.recv(token, 1, MPI.LONG, left, rounds - 1);
        }
        long expected = size > 1 ? (long) rounds * size * (size + 1) / 2 : 0;
        ProgramEnd.end(
                me != 0 || token[0] == expected, "Ring of " + size + ", " + rounds + " rounds, token " + token[0]);
    }
}
