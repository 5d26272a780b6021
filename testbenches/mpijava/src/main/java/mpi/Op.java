package mpi;

import java.nio.ByteBuffer;
import org.heddle.mpi.datatype.ElementMemory;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.jspecify.annotations.Nullable;

/** Operation of a reduction. */
public class Op {
    private final org.heddle.mpi.operation.Op op;
    private final @Nullable User_function function;

    Op(org.heddle.mpi.operation.Op op) {
        this.op = op;
        this.function = null;
    }

    /** An operation of one's own. */
    public Op(User_function function, boolean commute) throws MPIException {
        this.function = function;
        this.op = org.heddle.mpi.operation.Op.create(
                (in, inOut, count, type) -> call(function, in, inOut, count, Datatype.known(type)), commute);
    }

    private static void call(User_function function, ByteBuffer in, ByteBuffer inOut, int count, Datatype type) {
        int elements = in.remaining() / type.base().bytes();
        Object left = type.base().array(elements);
        Object right = type.base().array(elements);
        byte[] bytes = new byte[in.remaining()];
        in.slice().get(bytes);
        ElementMemory.of(left).write(0, bytes, 0, bytes.length);
        inOut.slice().get(bytes);
        ElementMemory.of(right).write(0, bytes, 0, bytes.length);
        function.Call(left, 0, right, 0, count, type);
        ElementMemory.of(right).read(0, bytes, 0, bytes.length);
        inOut.slice().put(bytes);
    }

    static org.heddle.mpi.operation.@Nullable Op of(@Nullable Op op) {
        return op == null ? null : op.op;
    }

    /** Computes on objects, one after the other. */
    void onObjects(Object[] in, Object[] inOut, int count) {
        if (function == null) {
            throw new MpiException(
                    ErrorClass.ERR_OP, "a predefined operation is not defined for MPI.OBJECT: make one of your own");
        }
        function.Call(in, 0, inOut, 0, count, MPI.OBJECT);
    }

    /** Gives it up. */
    public void Free() throws MPIException {
        MPI.run(op::free);
    }
}
