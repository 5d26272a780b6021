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

    /** One side of an operation: a block for each rank, one behind the other. */
    record Blocks(Place place, int count, Datatype type) {
        Place of(int rank) {
            return place.plus((long) rank * count * type.getExtent());
        }

        long bytes() {
            return Exact.product(ErrorClass.ERR_COUNT, "the bytes of a block", count, type.getSize());
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

    /** Everybody's block to the root; null for a block that is in place. */
    static void gather(Round round, Blocks own, Blocks all, int root) {
        if (round.rank() != root) {
            round.send(own.place, own.count, own.type, root);
            return;
        }
        List<Request> receives = new ArrayList<>();
        List<Request> sends = new ArrayList<>();
        for (int rank = 0; rank < round.size(); rank++) {
            if (rank == root && own.place == Place.IN_PLACE) {
                continue;
            }
            receives.add(round.iRecv(all.of(rank), all.count, all.type, rank));
            if (rank == root) {
                sends.add(round.iSend(own.place, own.count, own.type, root));
            }
        }
        receives.forEach(receive -> round.finish(receive, all.bytes()));
        Round.waitAll(sends);
    }

    /** A block from the root to everybody. */
    static void scatter(Round round, Blocks all, Blocks own, int root) {
        List<Request> sends = new ArrayList<>();
        if (round.rank() == root) {
            for (int rank = 0; rank < round.size(); rank++) {
                if (rank != root || own.place != Place.IN_PLACE) {
                    sends.add(round.iSend(all.of(rank), all.count, all.type, rank));
                }
            }
        }
        if (own.place != Place.IN_PLACE) {
            round.recv(own.place, own.count, own.type, root);
        }
        Round.waitAll(sends);
    }

    /** Everybody's block to everybody, round a ring. */
    static void allGather(Round round, Blocks own, Blocks all) {
        int size = round.size();
        int rank = round.rank();
        if (own.place != Place.IN_PLACE) {
            Request receive = round.iRecv(all.of(rank), all.count, all.type, rank);
            round.send(own.place, own.count, own.type, rank);
            round.finish(receive, all.bytes());
        }
        for (int step = 0; step < size - 1; step++) {
            int in = (rank - step - 1 + 2 * size) % size;
            int out = (rank - step + size) % size;
            Request receive = round.iRecv(all.of(in), all.count, all.type, (rank + size - 1) % size);
            round.send(all.of(out), all.count, all.type, (rank + 1) % size);
            round.finish(receive, all.bytes());
        }
    }

    /** A block of each to each: in step s to the rank s above, from the rank s below. */
    static void allToAll(Round round, Blocks out, Blocks in) {
        int size = round.size();
        for (int step = 0; step < size; step++) {
            int to = (round.rank() + step) % size;
            int from = (round.rank() + size - step) % size;
            Request receive = round.iRecv(in.of(from), in.count, in.type, from);
            round.send(out.of(to), out.count, out.type, to);
            round.finish(receive, in.bytes());
        }
    }
}
