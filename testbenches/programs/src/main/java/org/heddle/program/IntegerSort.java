package org.heddle.program;

import java.util.Arrays;
import mpi.MPI;
import mpi.MPIException;

/** Keys sorted by buckets: counts by an all-to-all, keys by one of variable blocks, places by a scan. Arguments: keys of each rank. */
public final class IntegerSort {
    private static final int MOST_KEY = 1 << 16;

    private IntegerSort() {}

    private static int key(long index) {
        long mixed = (index + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        return (int) (mixed >>> 48) % MOST_KEY;
    }

    /** Runs as one rank. */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int count = ProgramEnd.number(rest, 0, 64);
        int size = MPI.COMM_WORLD.getSize();
        int me = MPI.COMM_WORLD.getRank();
        int[] keys = new int[count];
        for (int i = 0; i < count; i++) {
            keys[i] = key((long) me * count + i);
        }
        Arrays.sort(keys);
        int[] sent = new int[size];
        for (int key : keys) {
            sent[(int) ((long) key * size / MOST_KEY)]++;
        }
        int[] received = new int[size];
        MPI.COMM_WORLD.allToAll(sent, 1, MPI.INT, received, 1, MPI.INT);
        int[] from = new int[size];
        int[] to = new int[size];
        for (int rank = 1; rank < size; rank++) {
            from[rank] = from[rank - 1] + sent[rank - 1];
            to[rank] = to[rank - 1] + received[rank - 1];
        }
        int[] own = new int[to[size - 1] + received[size - 1]];
        MPI.COMM_WORLD.allToAllv(keys, sent, from, MPI.INT, own, received, to, MPI.INT);
        Arrays.sort(own);
        int[] end = new int[1];
        MPI.COMM_WORLD.scan(new int[] {own.length}, end, 1, MPI.INT, MPI.SUM);
        int[] whole = new int[count * size];
        for (int i = 0; i < whole.length; i++) {
            whole[i] = key(i);
        }
        Arrays.sort(whole);
        boolean same = Arrays.equals(own, Arrays.copyOfRange(whole, end[0] - own.length, end[0]));
        ProgramEnd.end(same, "Integer sort of " + whole.length + " keys, hash " + Arrays.hashCode(whole));
    }
}
