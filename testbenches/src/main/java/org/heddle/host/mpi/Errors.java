package org.heddle.host.mpi;

import org.heddle.host.mpi.datatype.Datatype;
import org.heddle.host.mpi.datatype.TypedBuffer;
import org.heddle.host.mpi.error.ErrorClass;
import org.heddle.host.mpi.error.MpiException;

/** The rules for arguments, each with its error. */
final class Errors {
    private Errors() {}

    static MpiException buffer(String message) {
        return new MpiException(ErrorClass.ERR_BUFFER, message);
    }

    static void checkTag(int tag, boolean anyAllowed) {
        if (tag < 0 && !(anyAllowed && tag == Mpi.ANY_TAG)) {
            throw new MpiException(
                    ErrorClass.ERR_TAG,
                    "tag must be 0 to " + Mpi.TAG_UB + (anyAllowed ? " or ANY_TAG" : "") + ": tag=" + tag);
        }
    }

    static void checkRank(int rank, int size, boolean anyAllowed) {
        boolean special = rank == Mpi.PROC_NULL || anyAllowed && rank == Mpi.ANY_SOURCE;
        if (!special && (rank < 0 || rank >= size)) {
            throw new MpiException(
                    ErrorClass.ERR_RANK,
                    "rank must be 0 to " + (size - 1) + (anyAllowed ? ", PROC_NULL or ANY_SOURCE" : " or PROC_NULL")
                            + ": rank=" + rank);
        }
    }

    /** The data that a call names; refused before anything moves unless all of them lie in their memory. */
    static TypedBuffer data(Place place, int count, Datatype type) {
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "count must be >= 0: count=" + count);
        }
        type.requireCommitted();
        TypedBuffer data = new TypedBuffer(place.memory(), place.address(), count, type);
        if (data.bytes() > 0) {
            long low = place.address() + data.layout().low();
            long high = place.address() + data.layout().high();
            if (low < 0 || high > place.memory().bytes()) {
                throw buffer("the message reaches from byte " + low + " to byte " + (high - 1) + " of a memory of "
                        + place.memory().bytes() + " bytes: make the buffer longer, or the count smaller; count="
                        + count
                        + ", type=" + type);
            }
        }
        return data;
    }

    /** As {@link #data}, and no byte may be named twice. */
    static TypedBuffer target(Place place, int count, Datatype type) {
        TypedBuffer data = data(place, count, type);
        if (data.overlaps()) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE,
                    "a receive must not write a byte twice, but instances or blocks of " + type + " overlap; count="
                            + count);
        }
        return data;
    }

    /** Checks that packed data of that size fit behind a position. */
    static int room(byte[] packed, int position, long bytes) {
        if (position < 0 || bytes > packed.length - (long) position) {
            throw buffer("packed data of " + bytes + " bytes at position " + position + " do not fit " + packed.length
                    + " bytes: packSize says how many are needed");
        }
        return (int) bytes;
    }
}
