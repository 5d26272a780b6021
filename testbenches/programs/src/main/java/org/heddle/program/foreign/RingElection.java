package org.heddle.program.foreign;

import java.util.Random;
import mpi.Comm;
import mpi.GraphComm;
import mpi.Group;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;

/**
 * Computes the leader of a ring of ranks by the Chang-Roberts election and counts its messages.
 *
 * <p>Arguments: seed of the identities (default 3).
 */
public final class RingElection {

    private static final int CANDIDATE = 1;
    private static final int ELECTED = 2;

    private RingElection() {}

    /**
     * Runs the election and compares leader and number of messages with those computed from all identities.
     *
     * @param args seed, optional
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        long seed = args.length > 0 ? Long.parseLong(args[0]) : 3L;
        int[] ids = new Random(seed).ints(0, size).distinct().limit(size).toArray();
        int[] even = new int[(size + 1) / 2];
        for (int i = 0; i < even.length; i++) {
            even[i] = 2 * i;
        }
        Group world = MPI.COMM_WORLD.getGroup();
        Group evens = world.incl(even);
        Group odds = world.excl(even);
        Group order = Group.union(evens, odds);
        Intracomm line = MPI.COMM_WORLD.create(order);
        int[] index = new int[size];
        int[] edges = new int[2 * size];
        for (int i = 0; i < size; i++) {
            index[i] = 2 * (i + 1);
            edges[2 * i] = (i + size - 1) % size;
            edges[2 * i + 1] = (i + 1) % size;
        }
        GraphComm ring = line.createGraph(index, edges, false);
        int me = ring.getRank();
        boolean fine = Group.translateRanks(order, new int[] {me}, world)[0] == rank;

        int key = Comm.createKeyval();
        ring.setAttr(key, ids[me]);
        MPI.attachBuffer(MPI.newByteBuffer(2 * (size + 1) * (ring.packSize(1, MPI.INT) + MPI.BSEND_OVERHEAD)));
        int[] outcome = elect(ring, (Integer) ring.getAttr(key), ring.getNeighbors(me));
        MPI.detachBuffer();
        ring.deleteAttr(key);
        fine &= ring.getAttr(key) == null && (Integer) MPI.COMM_WORLD.getAttr(MPI.TAG_UB) >= 32767;
        Comm.freeKeyval(key);
        int[] messages = new int[1];
        ring.allReduce(new int[] {outcome[0]}, messages, 1, MPI.INT, MPI.SUM);
        fine &= messages[0] == expectedMessages(ids) && outcome[1] == size - 1;

        if (size > 1) {
            Intracomm half = MPI.COMM_WORLD.split(rank % 2, rank);
            fine &= Group.compare(half.getGroup(), rank % 2 == 0 ? evens : odds) == MPI.IDENT;
            Intercomm bridge = MPI.COMM_WORLD.createIntercomm(half, 0, 1 - rank % 2, 5);
            int[] here = {ids[me]};
            int[] there = new int[1];
            bridge.allReduce(here, there, 1, MPI.INT, MPI.SUM);
            half.allReduce(here, 1, MPI.INT, MPI.SUM);
            fine &= here[0] + there[0] == size * (size - 1) / 2;
            fine &= bridge.getRemoteSize() == size - half.getSize();
            Intracomm merged = bridge.merge(rank % 2 == 1);
            fine &= Comm.compare(merged, line) == MPI.CONGRUENT;
            merged.free();
            bridge.free();
            half.free();
        }
        boolean[] all = {fine};
        MPI.COMM_WORLD.allReduce(all, 1, MPI.BOOLEAN, MPI.LAND);
        if (rank == 0) {
            System.out.println("RingElection: " + (all[0] ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    /** Returns the number of messages this rank has sent and the identity of the leader. */
    private static int[] elect(GraphComm ring, int own, int[] neighbours) throws MPIException {
        int[] token = {own};
        ring.bSend(token, 1, MPI.INT, neighbours[1], CANDIDATE);
        int sent = 1;
        while (true) {
            Status status = ring.recv(token, 1, MPI.INT, neighbours[0], MPI.ANY_TAG);
            boolean elected = status.getTag() == ELECTED;
            if (elected ? token[0] != own : token[0] >= own) {
                ring.bSend(token, 1, MPI.INT, neighbours[1], elected || token[0] == own ? ELECTED : CANDIDATE);
                sent++;
            }
            if (elected) {
                return new int[] {sent, token[0]};
            }
        }
    }

    /** Returns the sum of the distances to the next larger identity, and one round more for the announcement. */
    private static int expectedMessages(int[] ids) {
        int messages = ids.length;
        for (int i = 0; i < ids.length; i++) {
            int hops = 1;
            while (hops < ids.length && ids[(i + hops) % ids.length] < ids[i]) {
                hops++;
            }
            messages += hops;
        }
        return messages;
    }
}
