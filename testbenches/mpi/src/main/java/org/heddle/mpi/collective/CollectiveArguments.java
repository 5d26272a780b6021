package org.heddle.mpi.collective;

import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Movements.Blocks;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** Validates the arguments of a collective operation, as far as one rank can tell. */
final class CollectiveArguments {
    private CollectiveArguments() {}

    static void requireRoot(int root, Comm comm) {
        if (root < 0 || root >= comm.getSize()) {
            throw new MpiException(ErrorClass.ERR_ROOT, "root must be 0 to " + (comm.getSize() - 1) + ": root=" + root);
        }
    }

    static void requireInPlaceAtRootOnly(Place place, int root, Comm comm) {
        if (place == Place.IN_PLACE && comm.getRank() != root) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "IN_PLACE is allowed at the root of a reduce, gather or scatter only: root=" + root + ", rank="
                            + comm.getRank());
        }
    }

    /** The sum of the counts, of which there must be one for each rank. */
    static int total(int[] recvCounts, Comm comm) {
        Require.given(recvCounts, ErrorClass.ERR_COUNT, "recvCounts");
        if (recvCounts.length != comm.getSize()) {
            throw new MpiException(
                    ErrorClass.ERR_COUNT,
                    "recvCounts must have one entry for each of " + comm.getSize() + " ranks: it has "
                            + recvCounts.length);
        }
        long total = 0;
        for (int rank = 0; rank < recvCounts.length; rank++) {
            if (recvCounts[rank] < 0) {
                throw new MpiException(
                        ErrorClass.ERR_COUNT, "counts must be >= 0: recvCounts[" + rank + "]=" + recvCounts[rank]);
            }
            total += recvCounts[rank];
        }
        if (total > Integer.MAX_VALUE) {
            throw new MpiException(
                    ErrorClass.ERR_COUNT, "all of recvCounts together must be below 2^31: they are " + total);
        }
        return (int) total;
    }

    /**
     * Where a rank's own data of a reduction are, and that the result can be written.
     *
     * @param sendCount instances that are sent, or are in {@code recv} already
     * @param recvCount instances of the result
     */
    static TypedBuffer operands(Place send, int sendCount, Place recv, int recvCount, Datatype type) {
        Require.given(send, ErrorClass.ERR_BUFFER, "the send buffer");
        Require.given(recv, ErrorClass.ERR_BUFFER, "the receive buffer");
        TypedBuffer target = recv.target(recvCount, type);
        if (send == Place.IN_PLACE) {
            return recv.source(sendCount, type);
        }
        TypedBuffer source = send.source(sendCount, type);
        requireDifferent(send, recv);
        Place.requireDisjoint(source, target);
        return source;
    }

    private static void requireDifferent(Place send, Place recv) {
        if (send.isSame(recv)) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "the send buffer is the receive buffer: say IN_PLACE, or use two buffers");
        }
    }

    /** One side of a movement. */
    static Blocks blocks(Place place, int count, Datatype type, String which) {
        Require.given(place, ErrorClass.ERR_BUFFER, "the " + which + " buffer");
        Require.given(type, ErrorClass.ERR_TYPE, "the " + which + " datatype");
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "count must be >= 0: " + which + " count=" + count);
        }
        return new Blocks(place, count, type);
    }

    /** Both sides of a rank that sends to itself as well: its own block fits, and nothing that is read is written. */
    static void requireMatch(Blocks sent, int sentBlocks, Blocks received, int receivedBlocks) {
        TypedBuffer target = received.target(receivedBlocks);
        TypedBuffer source = sent.source(sentBlocks);
        if (sent.bytes() != received.bytes()) {
            throw new MpiException(
                    ErrorClass.ERR_COUNT,
                    "a block has " + sent.bytes() + " bytes where it is sent and " + received.bytes()
                            + " where it is received: give counts and types of the same number of bytes");
        }
        requireDifferent(sent.place(), received.place());
        Place.requireDisjoint(source, target);
    }
}
