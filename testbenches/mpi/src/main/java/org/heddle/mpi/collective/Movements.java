package org.heddle.mpi.collective;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;

/** Collective operations that move data and compute nothing. */
final class Movements {
    private static final Place NOTHING = Place.of(ByteBuffer.allocate(0));

    private Movements() {}

    /** One side of an operation: a block for each rank. */
    interface Side {
        /** Where the data begin, or IN_PLACE. */
        Place place();

        /** Where a rank's block begins. */
        Place of(int rank);

        /** Instances of a rank's block. */
        int count(int rank);

        /** Their type. */
        Datatype type(int rank);

        /** Bytes of a rank's block. */
        default long bytes(int rank) {
            return Exact.product(
                    ErrorClass.ERR_COUNT,
                    "the bytes of a block",
                    count(rank),
                    type(rank).getSize());
        }
    }

    /** Blocks alike, one behind the other. */
    record Blocks(Place place, int count, Datatype type) implements Side {
        @Override
        public Place of(int rank) {
            return place.plus((long) rank * count * type.getExtent());
        }

        @Override
        public int count(int rank) {
            return count;
        }

        @Override
        public Datatype type(int rank) {
            return type;
        }

        /** Returns a number of blocks as the validated source of a send. */
        TypedBuffer source(int blocks) {
            return place.source(instances(blocks), type);
        }

        /** Returns a number of blocks as the validated target of a receive. */
        TypedBuffer target(int blocks) {
            return place.target(instances(blocks), type);
        }

        private int instances(int blocks) {
            return Exact.toInt(
                    ErrorClass.ERR_COUNT,
                    "the instances of all blocks",
                    (long) blocks * count,
                    "make the count smaller");
        }
    }

    /** Blocks of their own counts, displacements in bytes, and types. */
    record Parts(Place place, int[] counts, long[] displacements, Datatype[] types) implements Side {
        @Override
        public Place of(int rank) {
            return place.plus(displacements[rank]);
        }

        @Override
        public int count(int rank) {
            return counts[rank];
        }

        @Override
        public Datatype type(int rank) {
            return types[rank];
        }

        /** Returns all blocks as the validated source of sends. */
        TypedBuffer source() {
            return place.source(1, whole());
        }

        /** Returns all blocks as the validated target of receives. */
        TypedBuffer target() {
            return place.target(1, whole());
        }

        private Datatype whole() {
            Datatype whole = Datatype.createStruct(counts, displacements, types);
            whole.commit();
            return whole;
        }
    }

    /** After distances 1, 2, 4 and so on each rank has heard of all others. */
    static void barrier(Round round) {
        for (int distance = 1; distance < round.size(); distance *= 2) {
            int to = (round.rank() + distance) % round.size();
            int from = (round.rank() + round.size() - distance) % round.size();
            Request receive = round.iRecv(NOTHING, 0, Datatype.BYTE, from);
            round.send(NOTHING, 0, Datatype.BYTE, to);
            round.finish(receive, 0);
        }
    }

    /** A binomial tree from the root. */
    static void bcast(Round round, Place place, int count, Datatype type, int root) {
        int size = round.size();
        int relative = (round.rank() - root + size) % size;
        int distance = Integer.highestOneBit(Math.max(1, relative));
        if (relative > 0) {
            round.recv(place, count, type, (relative - distance + root) % size);
            distance *= 2;
        }
        List<Request> sends = new ArrayList<>();
        for (; relative + distance < size; distance *= 2) {
            sends.add(round.iSend(place, count, type, (relative + distance + root) % size));
        }
        Round.waitAll(sends);
    }

    /** Everybody's block to the root. */
    static void gather(Round round, Blocks own, Side all, int root) {
        if (round.rank() != root) {
            round.send(own.place(), own.count(), own.type(), root);
            return;
        }
        List<Receive> receives = new ArrayList<>();
        List<Request> sends = new ArrayList<>();
        for (int rank = 0; rank < round.size(); rank++) {
            if (rank == root && own.place() == Place.IN_PLACE) {
                continue;
            }
            receives.add(receive(round, all, rank, rank));
            if (rank == root) {
                sends.add(round.iSend(own.place(), own.count(), own.type(), root));
            }
        }
        receives.forEach(receive -> round.finish(receive.request, receive.bytes));
        Round.waitAll(sends);
    }

    private record Receive(Request request, long bytes) {}

    private static Receive receive(Round round, Side all, int block, int source) {
        return new Receive(round.iRecv(all.of(block), all.count(block), all.type(block), source), all.bytes(block));
    }

    private static void exchange(Round round, Side in, int inBlock, int source, Side out, int outBlock, int dest) {
        Receive receive = receive(round, in, inBlock, source);
        round.send(out.of(outBlock), out.count(outBlock), out.type(outBlock), dest);
        round.finish(receive.request, receive.bytes);
    }

    /** A block from the root to everybody. */
    static void scatter(Round round, Side all, Blocks own, int root) {
        List<Request> sends = new ArrayList<>();
        if (round.rank() == root) {
            for (int rank = 0; rank < round.size(); rank++) {
                if (rank != root || own.place() != Place.IN_PLACE) {
                    sends.add(round.iSend(all.of(rank), all.count(rank), all.type(rank), rank));
                }
            }
        }
        if (own.place() != Place.IN_PLACE) {
            round.recv(own.place(), own.count(), own.type(), root);
        }
        Round.waitAll(sends);
    }

    /** Everybody's block to everybody, round a ring. */
    static void allGather(Round round, Blocks own, Side all) {
        int size = round.size();
        int rank = round.rank();
        if (own.place() != Place.IN_PLACE) {
            Receive receive = receive(round, all, rank, rank);
            round.send(own.place(), own.count(), own.type(), rank);
            round.finish(receive.request, receive.bytes);
        }
        for (int step = 0; step < size - 1; step++) {
            int in = (rank - step - 1 + 2 * size) % size;
            int out = (rank - step + size) % size;
            exchange(round, all, in, (rank + size - 1) % size, all, out, (rank + 1) % size);
        }
    }

    /** A block of each to each: in step s to the rank s above, from the rank s below. */
    static void allToAll(Round round, Side out, Side in) {
        int size = round.size();
        for (int step = 0; step < size; step++) {
            int to = (round.rank() + step) % size;
            int from = (round.rank() + size - step) % size;
            exchange(round, in, from, from, out, to, to);
        }
    }
}
