package org.heddle.host.mpi.collective;

import org.heddle.host.mpi.Comm;
import org.heddle.host.mpi.Place;
import org.heddle.host.mpi.error.ErrorClass;
import org.heddle.host.mpi.error.MpiException;

/** What the arguments of a collective operation must be, as far as one rank can tell. */
final class Arguments {
    private Arguments() {}

    static void requireRoot(int root, Comm comm) {
        if (root < 0 || root >= comm.getSize()) {
            throw new MpiException(ErrorClass.ERR_ROOT, "root must be 0 to " + (comm.getSize() - 1) + ": root=" + root);
        }
    }

    static void requireInPlaceAtRootOnly(Place send, int root, Comm comm) {
        if (send == Place.IN_PLACE && comm.getRank() != root) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "IN_PLACE is allowed at the root of a reduce only: root=" + root);
        }
    }

    /** The sum of the counts, of which there must be one for each rank. */
    static int total(int[] recvCounts, Comm comm) {
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

    static void requireDifferent(Place send, Place recv) {
        if (send.isSame(recv)) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "the send buffer is the receive buffer: say IN_PLACE, or use two buffers");
        }
    }

    /** Where a rank's own data are. */
    static Place source(Place send, Place recv) {
        requireDifferent(send, recv);
        return send == Place.IN_PLACE ? recv : send;
    }
}
