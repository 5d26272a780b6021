package org.heddle.program.mpijava.foreign;

import java.util.Arrays;
import mpi.Datatype;
import mpi.Graphcomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Request;
import mpi.Status;
import mpi.User_function;

/**
 * Evaluates a recurrence of affine maps with a parallel prefix and exchanges its histogram over a star of ranks.
 *
 * <p>Arguments: number of maps (default 2000).
 */
public final class AffineScan {

    private static final long P = 1_000_003L;
    private static final int TAG_START = 1;
    private static final int TAG_STAR = 2;
    private static final int TAG_REPORT = 3;

    private AffineScan() {}

    /** Composes affine maps, given as pairs of factor and summand: the first operand is applied first. */
    private static final class Compose extends User_function {
        @Override
        public void Call(Object invec, int inoffset, Object inoutvec, int inoutoffset, int count, Datatype type) {
            long[] first = (long[]) invec;
            long[] second = (long[]) inoutvec;
            for (int i = 0; i < 2 * count; i += 2) {
                long factor = second[inoutoffset + i];
                second[inoutoffset + i] = factor * first[inoffset + i] % P;
                second[inoutoffset + i + 1] = (factor * first[inoffset + i + 1] + second[inoutoffset + i + 1]) % P;
            }
        }
    }

    /**
     * Runs the prefix computation.
     *
     * @param args number of maps
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = rest.length > 0 ? Integer.parseInt(rest[0]) : 2000;
        int from = rank * n / size;
        int to = (rank + 1) * n / size;
        MPI.Buffer_attach(new byte[(size + 1) * (MPI.COMM_WORLD.Pack_size(1, MPI.LONG) + MPI.BSEND_OVERHEAD)]);

        Datatype map = Datatype.Contiguous(2, MPI.LONG);
        map.Commit();
        long[] local = {1L, 0L};
        for (int i = from; i < to; i++) {
            local[0] = local[0] * (i % 97 + 2) % P;
            local[1] = (local[1] * (i % 97 + 2) + 3L * i + 1) % P;
        }
        long[] prefix = new long[2];
        MPI.COMM_WORLD.Scan(local, 0, prefix, 0, 1, map, new Op(new Compose(), false));
        long[] end = {(prefix[0] + prefix[1]) % P};
        long[] start = {1L};
        MPI.COMM_WORLD.Bsend(end, 0, 1, MPI.LONG, rank < size - 1 ? rank + 1 : MPI.PROC_NULL, TAG_START);
        MPI.COMM_WORLD.Recv(start, 0, 1, MPI.LONG, rank > 0 ? rank - 1 : MPI.PROC_NULL, TAG_START);

        int[] bins = new int[size];
        int[] index = new int[size];
        int[] edges = new int[2 * (size - 1)];
        for (int r = 0; r < size; r++) {
            bins[r] = r + 1;
            index[r] = size - 1 + r;
            if (r > 0) {
                edges[r - 1] = r;
            }
        }
        long[] histogram = new long[size * (size + 1) / 2];
        iterate(start[0], from, to, histogram);
        long[] own = new long[bins[rank]];
        MPI.COMM_WORLD.Reduce_scatter(histogram, 0, own, 0, bins, MPI.LONG, MPI.SUM);
        long[] serial = new long[histogram.length];
        boolean ok = iterate(1L, 0, to, new long[1]) == end[0];
        iterate(1L, 0, n, serial);
        int first = rank * (rank + 1) / 2;
        ok &= Arrays.equals(own, Arrays.copyOfRange(serial, first, first + bins[rank]));

        Graphcomm star = MPI.COMM_WORLD.Create_graph(index, edges, false);
        int[] near = star.Neighbours(rank);
        long[] box = new long[near.length];
        Request[] requests = new Request[near.length];
        for (int i = 0; i < near.length; i++) {
            requests[i] = star.Irecv(box, i, 1, MPI.LONG, near[i], TAG_STAR);
            star.Bsend(own, 0, 1, MPI.LONG, near[i], TAG_STAR);
        }
        for (int i = 0; i < near.length; i++) {
            Status status = Request.Waitany(requests);
            ok &= box[status.index] == serial[status.source * (status.source + 1) / 2];
        }
        int[] good = {ok ? 1 : 0};
        int total = good[0];
        if (rank > 0) {
            MPI.COMM_WORLD.Bsend(good, 0, 1, MPI.INT, 0, TAG_REPORT);
        } else {
            for (int missing = size - 1; missing > 0; missing--) {
                Status status = MPI.COMM_WORLD.Iprobe(MPI.ANY_SOURCE, TAG_REPORT);
                while (status == null) {
                    status = MPI.COMM_WORLD.Iprobe(MPI.ANY_SOURCE, TAG_REPORT);
                }
                MPI.COMM_WORLD.Recv(good, 0, 1, MPI.INT, status.source, TAG_REPORT);
                total += good[0];
            }
            System.out.println("AffineScan: " + (total == size ? "verified" : "WRONG"));
        }
        MPI.Buffer_detach();
        MPI.Finalize();
    }

    private static long iterate(long start, int from, int to, long[] histogram) {
        long x = start;
        for (int i = from; i < to; i++) {
            x = (x * (i % 97 + 2) + 3L * i + 1) % P;
            histogram[(int) (x % histogram.length)]++;
        }
        return x;
    }
}
