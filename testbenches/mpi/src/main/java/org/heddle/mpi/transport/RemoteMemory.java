package org.heddle.mpi.transport;

import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.operation.Op;
import org.jspecify.annotations.Nullable;

/**
 * Door of one rank to memory that another one has exposed. Operations only begin; buffers must stay as they are until {@link #flush} has
 * completed. Targets lie in exposed memory and have as many bytes as their origins: their addresses count from its first byte, and their memory plays no
 * part. Operations on the same bytes have no order, except that accumulations of one origin keep theirs.
 */
public interface RemoteMemory {
    /** Writes bytes of this rank. */
    void put(TypedBuffer origin, TypedBuffer target);

    /** Reads bytes into memory of this rank. */
    void get(TypedBuffer origin, TypedBuffer target);

    /**
     * Combines each element there with one of this rank; no other accumulation comes between the reading and the writing of an element.
     *
     * @param origin operands, of one basic type
     * @param result where the elements as they were before go, or null
     * @param op predefined operation, defined for the type
     * @param basic type of the elements
     * @throws org.heddle.mpi.error.MpiException ERR_UNSUPPORTED_OPERATION if the network interface cannot do it; then nothing has begun
     */
    void accumulate(TypedBuffer origin, @Nullable TypedBuffer result, TypedBuffer target, Op op, Basic basic);

    /** Returns whether operations that have begun, towards any rank, take so much of this rank's memory that they should be complete before more begin. */
    default boolean isCrowded() {
        return false;
    }

    /** Tells when all that has begun is complete: what was written is visible there, what was read is here. */
    void flush(Completion completion);

    /**
     * Asks for the lock of this memory.
     *
     * @param exclusive whether nobody else may hold it at the same time
     * @param granted told when this rank holds it
     */
    void lock(boolean exclusive, Completion granted);

    /** Gives the lock back; everything that has begun is complete. */
    void unlock(Completion released);
}
