package org.heddle.mpi.collective;

import java.util.Arrays;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Movements.Blocks;
import org.heddle.mpi.collective.Movements.Parts;
import org.heddle.mpi.collective.Movements.Side;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
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
        if (sent.bytes(0) != received.bytes(0)) {
            throw new MpiException(
                    ErrorClass.ERR_COUNT,
                    "a block has " + sent.bytes(0) + " bytes where it is sent and " + received.bytes(0)
                            + " where it is received: give counts and types of the same number of bytes");
        }
        requireDifferent(sent.place(), received.place());
        Place.requireDisjoint(source, target);
    }

    /**
     * One side of a movement whose blocks differ.
     *
     * @param displacements extents of the type from the buffer's begin to each block
     */
    static Parts parts(Place place, int[] counts, int[] displacements, Datatype type, String which, Comm comm) {
        Require.given(type, ErrorClass.ERR_TYPE, "the " + which + " datatype").requireCommitted();
        requireOneForEach(displacements, comm, ErrorClass.ERR_ARG, which + " displacements");
        long[] bytes = new long[displacements.length];
        for (int rank = 0; rank < bytes.length; rank++) {
            bytes[rank] =
                    Exact.product(ErrorClass.ERR_ARG, "a displacement in bytes", displacements[rank], type.getExtent());
        }
        Datatype[] types = new Datatype[comm.getSize()];
        Arrays.fill(types, type);
        return parts(place, counts, bytes, types, which, comm);
    }

    /** One side of a movement whose blocks differ, also in their types; displacements are in bytes. */
    static Parts partsInBytes(
            Place place, int[] counts, int[] displacements, Datatype[] types, String which, Comm comm) {
        requireOneForEach(displacements, comm, ErrorClass.ERR_ARG, which + " displacements");
        Require.given(types, ErrorClass.ERR_TYPE, "the " + which + " datatypes");
        if (types.length != comm.getSize()) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE,
                    "the " + which + " datatypes must be one for each of " + comm.getSize() + " ranks: there are "
                            + types.length);
        }
        for (Datatype type : types) {
            Require.given(type, ErrorClass.ERR_TYPE, "each " + which + " datatype")
                    .requireCommitted();
        }
        long[] bytes = Arrays.stream(displacements).asLongStream().toArray();
        return parts(place, counts, bytes, types.clone(), which, comm);
    }

    private static Parts parts(
            Place place, int[] counts, long[] displacements, Datatype[] types, String which, Comm comm) {
        Require.given(place, ErrorClass.ERR_BUFFER, "the " + which + " buffer");
        requireOneForEach(counts, comm, ErrorClass.ERR_COUNT, which + " counts");
        for (int rank = 0; rank < counts.length; rank++) {
            if (counts[rank] < 0) {
                throw new MpiException(
                        ErrorClass.ERR_COUNT,
                        "counts must be >= 0: " + which + " counts[" + rank + "]=" + counts[rank]);
            }
        }
        return new Parts(place, counts.clone(), displacements, types);
    }

    private static void requireOneForEach(int[] numbers, Comm comm, ErrorClass error, String which) {
        Require.given(numbers, error, "the " + which);
        if (numbers.length != comm.getSize()) {
            throw new MpiException(
                    error,
                    "the " + which + " must be one for each of " + comm.getSize() + " ranks: there are "
                            + numbers.length);
        }
    }

    /** Both sides of a rank that sends to itself as well, as validated already. */
    static void requireMatch(Side sent, TypedBuffer source, Side received, TypedBuffer target, int rank) {
        if (sent.bytes(rank) != received.bytes(rank)) {
            throw new MpiException(
                    ErrorClass.ERR_COUNT,
                    "the own block has " + sent.bytes(rank) + " bytes where it is sent and " + received.bytes(rank)
                            + " where it is received: give counts and types of the same number of bytes");
        }
        Place.requireDisjoint(source, target);
    }
}
