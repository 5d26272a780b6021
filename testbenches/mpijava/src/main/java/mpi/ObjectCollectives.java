package mpi;

import java.nio.IntBuffer;
import java.util.Arrays;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.ElementMemory;
import org.jspecify.annotations.Nullable;

/** Collective operations on objects: the ranks tell each other the lengths of what they have serialised, then exchange that. */
final class ObjectCollectives {
    private static final org.heddle.mpi.datatype.Datatype INT = org.heddle.mpi.datatype.Datatype.INT;
    private static final org.heddle.mpi.datatype.Datatype BYTE = org.heddle.mpi.datatype.Datatype.BYTE;

    private final Collectives all;
    private final int rank;
    private final int size;

    ObjectCollectives(org.heddle.mpi.Comm comm, Collectives all) {
        this.all = all;
        this.rank = comm.getRank();
        this.size = comm.getSize();
    }

    private static Place place(Object array) {
        return Place.of(ElementMemory.of(array), 0);
    }

    private static int place(int block, int @Nullable [] displacements, int count) {
        return displacements == null ? block * count : displacements[block];
    }

    private static int count(int block, int @Nullable [] counts, int count) {
        return counts == null ? count : counts[block];
    }

    /** Everybody's bytes at everybody. */
    private byte[][] exchanged(byte[][] blocks) {
        int[] lengths = Arrays.stream(blocks).mapToInt(block -> block.length).toArray();
        int[] theirs = new int[size];
        all.allToAll(place(lengths), 1, INT, Place.of(ElementMemory.of(IntBuffer.wrap(theirs)), 0), 1, INT);
        byte[] out = new byte[Arrays.stream(lengths).sum()];
        byte[] in = new byte[Arrays.stream(theirs).sum()];
        int[] outAt = starts(lengths);
        int[] inAt = starts(theirs);
        for (int i = 0; i < size; i++) {
            System.arraycopy(blocks[i], 0, out, outAt[i], lengths[i]);
        }
        all.allToAllV(place(out), lengths, outAt, BYTE, place(in), theirs, inAt, BYTE);
        byte[][] received = new byte[size][];
        for (int i = 0; i < size; i++) {
            received[i] = Arrays.copyOfRange(in, inAt[i], inAt[i] + theirs[i]);
        }
        return received;
    }

    private static int[] starts(int[] lengths) {
        int[] starts = new int[lengths.length];
        for (int i = 1; i < lengths.length; i++) {
            starts[i] = starts[i - 1] + lengths[i - 1];
        }
        return starts;
    }

    private byte[][] toAll(byte[] own) {
        byte[][] blocks = new byte[size][];
        Arrays.fill(blocks, own);
        return exchanged(blocks);
    }

    private byte[][] toRoot(byte[] own, int root) {
        byte[][] blocks = new byte[size][0];
        blocks[root] = own;
        return exchanged(blocks);
    }

    void bcast(Object buffer, int offset, int count, int root) {
        int[] length = new int[1];
        byte[] bytes = new byte[0];
        if (rank == root) {
            bytes = ObjectBytes.of(buffer, offset, count);
            length[0] = bytes.length;
        }
        all.bcast(place(length), 1, INT, root);
        bytes = rank == root ? bytes : new byte[length[0]];
        all.bcast(place(bytes), length[0], BYTE, root);
        if (rank != root) {
            ObjectBytes.store(bytes, buffer, offset, count);
        }
    }

    private void store(
            byte[][] blocks,
            Object buffer,
            int offset,
            int @Nullable [] counts,
            int @Nullable [] displacements,
            int count) {
        for (int i = 0; i < size; i++) {
            ObjectBytes.store(blocks[i], buffer, offset + place(i, displacements, count), count(i, counts, count));
        }
    }

    void gather(
            Object send,
            int sendOffset,
            int sendCount,
            Object recv,
            int recvOffset,
            int @Nullable [] counts,
            int @Nullable [] displacements,
            int count,
            int root) {
        byte[][] blocks = toRoot(ObjectBytes.of(send, sendOffset, sendCount), root);
        if (rank == root) {
            store(blocks, recv, recvOffset, counts, displacements, count);
        }
    }

    void allGather(
            Object send,
            int sendOffset,
            int sendCount,
            Object recv,
            int recvOffset,
            int @Nullable [] counts,
            int @Nullable [] displacements,
            int count) {
        store(toAll(ObjectBytes.of(send, sendOffset, sendCount)), recv, recvOffset, counts, displacements, count);
    }

    private byte[][] blocks(
            Object send, int offset, int @Nullable [] counts, int @Nullable [] displacements, int count) {
        byte[][] blocks = new byte[size][];
        for (int i = 0; i < size; i++) {
            blocks[i] = ObjectBytes.of(send, offset + place(i, displacements, count), count(i, counts, count));
        }
        return blocks;
    }

    void scatter(
            Object send,
            int sendOffset,
            int @Nullable [] counts,
            int @Nullable [] displacements,
            int count,
            Object recv,
            int recvOffset,
            int recvCount,
            int root) {
        byte[][] out = rank == root ? blocks(send, sendOffset, counts, displacements, count) : new byte[size][0];
        ObjectBytes.store(exchanged(out)[root], recv, recvOffset, recvCount);
    }

    void allToAll(
            Object send,
            int sendOffset,
            int @Nullable [] sendCounts,
            int @Nullable [] sendDisplacements,
            int sendCount,
            Object recv,
            int recvOffset,
            int @Nullable [] recvCounts,
            int @Nullable [] recvDisplacements,
            int recvCount) {
        byte[][] in = exchanged(blocks(send, sendOffset, sendCounts, sendDisplacements, sendCount));
        store(in, recv, recvOffset, recvCounts, recvDisplacements, recvCount);
    }

    /** The data of ranks 0 to the last, in their order. */
    private Object[] reduced(byte[][] blocks, int last, int count, Op op) {
        Object[] sum = ObjectBytes.objects(blocks[0]);
        for (int i = 1; i <= last; i++) {
            Object[] higher = ObjectBytes.objects(blocks[i]);
            op.onObjects(sum, higher, count);
            sum = higher;
        }
        return sum;
    }

    void reduce(Object send, int sendOffset, Object recv, int recvOffset, int count, Op op, int root) {
        byte[][] blocks = toRoot(ObjectBytes.of(send, sendOffset, count), root);
        if (rank == root) {
            System.arraycopy(reduced(blocks, size - 1, count, op), 0, recv, recvOffset, count);
        }
    }

    void allReduce(Object send, int sendOffset, Object recv, int recvOffset, int count, Op op) {
        byte[][] blocks = toAll(ObjectBytes.of(send, sendOffset, count));
        System.arraycopy(reduced(blocks, size - 1, count, op), 0, recv, recvOffset, count);
    }

    void scan(Object send, int sendOffset, Object recv, int recvOffset, int count, Op op) {
        byte[][] blocks = toAll(ObjectBytes.of(send, sendOffset, count));
        System.arraycopy(reduced(blocks, rank, count, op), 0, recv, recvOffset, count);
    }

    void reduceScatter(Object send, int sendOffset, Object recv, int recvOffset, int[] counts, Op op) {
        int count = Arrays.stream(counts).sum();
        byte[][] blocks = toAll(ObjectBytes.of(send, sendOffset, count));
        int start = starts(counts)[rank];
        System.arraycopy(reduced(blocks, size - 1, count, op), start, recv, recvOffset, counts[rank]);
    }
}
