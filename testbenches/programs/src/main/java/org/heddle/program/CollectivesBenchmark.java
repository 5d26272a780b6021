package org.heddle.program;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;

/** Times of every collective operation, from a barrier to the end of the slowest rank, each with its result validated. Arguments: sizes in ints. */
public final class CollectivesBenchmark {
    private final Intracomm world = MPI.COMM_WORLD;
    private final int me;
    private final int size;
    private final int n;
    private final int[] own;
    private final int[] blocks;
    private final int[] counts;
    private final int[] places;

    /** An operation; returns whether its result is right. */
    private interface Operation {
        boolean run() throws MPIException;
    }

    private CollectivesBenchmark(int n) throws MPIException {
        this.n = n;
        me = world.getRank();
        size = world.getSize();
        own = filled(n, me);
        blocks = new int[n * size];
        counts = new int[size];
        places = new int[size];
        for (int rank = 0; rank < size; rank++) {
            Arrays.fill(blocks, rank * n, (rank + 1) * n, 100 * me + rank);
            counts[rank] = n;
            places[rank] = rank * n;
        }
    }

    private static int[] filled(int n, int value) {
        int[] array = new int[n];
        Arrays.fill(array, value);
        return array;
    }

    private boolean isAllBlocks(int[] got) {
        for (int i = 0; i < got.length; i++) {
            if (got[i] != i / n) {
                return false;
            }
        }
        return true;
    }

    private boolean isExchanged(int[] got) {
        for (int i = 0; i < got.length; i++) {
            if (got[i] != 100 * (i / n) + me) {
                return false;
            }
        }
        return true;
    }

    private boolean is(int[] got, int value) {
        return Arrays.equals(got, filled(got.length, value));
    }

    private Map<String, Operation> operations() {
        int sum = size * (size - 1) / 2;
        Map<String, Operation> all = new LinkedHashMap<>();
        all.put("barrier", () -> {
            world.barrier();
            return true;
        });
        all.put("bcast", () -> {
            int[] data = filled(n, me == 0 ? 7 : 0);
            world.bcast(data, n, MPI.INT, 0);
            return is(data, 7);
        });
        all.put("gather", () -> {
            int[] got = new int[n * size];
            world.gather(own, n, MPI.INT, got, n, MPI.INT, 0);
            return me != 0 || isAllBlocks(got);
        });
        all.put("gatherv", () -> {
            int[] got = new int[n * size];
            world.gatherv(own, n, MPI.INT, got, counts, places, MPI.INT, 0);
            return me != 0 || isAllBlocks(got);
        });
        all.put("scatter", () -> {
            int[] got = new int[n];
            world.scatter(blocks, n, MPI.INT, got, n, MPI.INT, 0);
            return is(got, me);
        });
        all.put("scatterv", () -> {
            int[] got = new int[n];
            world.scatterv(blocks, counts, places, MPI.INT, got, n, MPI.INT, 0);
            return is(got, me);
        });
        all.put("allgather", () -> {
            int[] got = new int[n * size];
            world.allGather(own, n, MPI.INT, got, n, MPI.INT);
            return isAllBlocks(got);
        });
        all.put("allgatherv", () -> {
            int[] got = new int[n * size];
            world.allGatherv(own, n, MPI.INT, got, counts, places, MPI.INT);
            return isAllBlocks(got);
        });
        all.put("alltoall", () -> {
            int[] got = new int[n * size];
            world.allToAll(blocks, n, MPI.INT, got, n, MPI.INT);
            return isExchanged(got);
        });
        all.put("alltoallv", () -> {
            int[] got = new int[n * size];
            world.allToAllv(blocks, counts, places, MPI.INT, got, counts, places, MPI.INT);
            return isExchanged(got);
        });
        all.put("reduce", () -> {
            int[] got = new int[n];
            world.reduce(own, got, n, MPI.INT, MPI.SUM, 0);
            return me != 0 || is(got, sum);
        });
        all.put("allreduce", () -> {
            int[] got = new int[n];
            world.allReduce(own, got, n, MPI.INT, MPI.SUM);
            return is(got, sum);
        });
        all.put("reduce_scatter", () -> {
            int[] got = new int[n];
            world.reduceScatter(blocks, got, counts, MPI.INT, MPI.SUM);
            return is(got, 100 * sum + size * me);
        });
        all.put("reduce_scatter_block", () -> {
            int[] got = new int[n];
            world.reduceScatterBlock(blocks, got, n, MPI.INT, MPI.MAX);
            return is(got, 100 * (size - 1) + me);
        });
        all.put("scan", () -> {
            int[] got = new int[n];
            world.scan(own, got, n, MPI.INT, MPI.SUM);
            return is(got, me * (me + 1) / 2);
        });
        all.put("exscan", () -> {
            int[] got = filled(n, -1);
            world.exScan(own, got, n, MPI.INT, MPI.SUM);
            return is(got, me == 0 ? -1 : me * (me - 1) / 2);
        });
        return all;
    }

    private boolean measure() throws MPIException {
        boolean right = true;
        for (Map.Entry<String, Operation> each : operations().entrySet()) {
            world.barrier();
            double start = MPI.wtime();
            right &= each.getValue().run();
            double[] time = {MPI.wtime() - start};
            world.allReduce(time, 1, MPI.DOUBLE, MPI.MAX);
            if (me == 0) {
                System.out.printf(Locale.ROOT, "%s %d %.3f%n", each.getKey(), 4 * n, 1e6 * time[0]);
            }
        }
        return right;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        String[] sizes = rest.length == 0 ? new String[] {"1", "64"} : rest;
        boolean right = true;
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println("# operation, bytes, us");
        }
        for (String size : sizes) {
            right &= new CollectivesBenchmark(Integer.parseInt(size)).measure();
        }
        ProgramEnd.end(right, "Collectives of " + String.join(", ", sizes) + " ints");
    }
}
