package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.mpi.datatype.ElementMemory;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.jspecify.annotations.Nullable;

/** Operation of a reduction. */
public final class Op implements Freeable {
    private final org.heddle.mpi.operation.Op op;
    private boolean freed;

    Op(org.heddle.mpi.operation.Op op) {
        this.op = op;
    }

    /** An operation of one's own. */
    public Op(UserFunction function, boolean commute) {
        boolean onArrays = takesArrays(function);
        op = org.heddle.mpi.operation.Op.create(
                (in, inOut, count, type) -> {
                    Datatype own = Datatype.known(type);
                    try {
                        if (onArrays) {
                            onArrays(function, in, inOut, count, own);
                        } else {
                            function.call(
                                    in.slice().order(ByteOrder.LITTLE_ENDIAN),
                                    inOut.slice().order(ByteOrder.LITTLE_ENDIAN),
                                    count,
                                    own);
                        }
                    } catch (MPIException failed) {
                        throw new MpiException(
                                ErrorClass.ERR_OP, "the user's operation failed: " + failed.getMessage());
                    }
                },
                commute);
    }

    private static boolean takesArrays(UserFunction function) {
        try {
            return function.getClass()
                            .getMethod("call", Object.class, Object.class, int.class, Datatype.class)
                            .getDeclaringClass()
                    != UserFunction.class;
        } catch (NoSuchMethodException missing) {
            return false;
        }
    }

    private static void onArrays(UserFunction function, ByteBuffer in, ByteBuffer inOut, int count, Datatype type)
            throws MPIException {
        int elements = in.remaining() / type.base().bytes();
        Object left = type.base().array(elements);
        Object right = type.base().array(elements);
        byte[] bytes = new byte[in.remaining()];
        in.slice().get(bytes);
        ElementMemory.of(left).write(0, bytes, 0, bytes.length);
        inOut.slice().get(bytes);
        ElementMemory.of(right).write(0, bytes, 0, bytes.length);
        function.call(left, right, count, type);
        ElementMemory.of(right).read(0, bytes, 0, bytes.length);
        inOut.slice().put(bytes);
    }

    static org.heddle.mpi.operation.@Nullable Op of(@Nullable Op op) {
        return op == null ? null : op.op;
    }

    /** Whether the ranks' order plays no part. */
    public boolean isCommutative() {
        return op.isCommutative();
    }

    /** Whether it was freed. */
    public boolean isNull() {
        return freed;
    }

    @Override
    public void free() throws MPIException {
        MPI.run(op::free);
        freed = true;
    }
}
