package mpi;

import java.nio.ByteBuffer;

/** Operation of a user's own; one of the two forms is overridden. */
public abstract class UserFunction {
    /** Computes {@code inOut = in op inOut} on arrays of the type's base elements. */
    public void call(Object inVec, Object inOutVec, int count, Datatype datatype) throws MPIException {
        throw new UnsupportedOperationException("UserFunction.call(Object, Object, int, Datatype) is not overridden");
    }

    /** Computes {@code inOut = in op inOut} on bytes. */
    public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype datatype) throws MPIException {
        throw new UnsupportedOperationException(
                "UserFunction.call(ByteBuffer, ByteBuffer, int, Datatype) is not overridden");
    }
}
