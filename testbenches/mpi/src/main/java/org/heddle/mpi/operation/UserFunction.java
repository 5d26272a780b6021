package org.heddle.mpi.operation;

import java.nio.ByteBuffer;
import org.heddle.mpi.datatype.Datatype;

/** An operation of one's own; it must be associative. */
@FunctionalInterface
public interface UserFunction {
    /**
     * Computes {@code inOut = in op inOut} for each instance.
     *
     * @param in of the lower ranks: packed instances, little-endian
     * @param inOut of the higher ranks, the same; takes the result
     * @param count instances
     * @param type their type; its size is the distance of two packed instances
     */
    void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype type);
}
