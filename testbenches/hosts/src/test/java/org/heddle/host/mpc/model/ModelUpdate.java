package org.heddle.host.mpc.model;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.heddle.host.mpc.put.ElementUpdate;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.operation.Op;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.stage.arithmetic.ElementType;

/** Updates of elements, by the operations that ranks in memory have. */
final class ModelUpdate {
    private static final Map<UpdateOperation, Op> OPERATIONS = Map.of(
            UpdateOperation.SUM, Op.SUM,
            UpdateOperation.MINIMUM, Op.MIN,
            UpdateOperation.MAXIMUM, Op.MAX,
            UpdateOperation.LOGICAL_AND, Op.LAND,
            UpdateOperation.LOGICAL_OR, Op.LOR,
            UpdateOperation.LOGICAL_XOR, Op.LXOR,
            UpdateOperation.BITWISE_AND, Op.BAND,
            UpdateOperation.BITWISE_OR, Op.BOR,
            UpdateOperation.BITWISE_XOR, Op.BXOR,
            UpdateOperation.REPLACE, Op.REPLACE);
    private static final Map<ElementType, Datatype> TYPES = Map.of(
            ElementType.INT32, Datatype.INT,
            ElementType.UINT32, Datatype.UINT32,
            ElementType.INT64, Datatype.LONG,
            ElementType.UINT64, Datatype.UINT64,
            ElementType.FLOAT, Datatype.FLOAT,
            ElementType.DOUBLE, Datatype.DOUBLE);

    private ModelUpdate() {}

    /** Returns the little-endian bytes of the element behind an update. */
    static byte[] of(ElementUpdate update, byte[] old) {
        ByteBuffer operand = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        operand.putLong(0, update.operand());
        byte[] made = old.clone();
        OPERATIONS
                .get(update.operation())
                .kernelOnTarget(TYPES.get(update.element()))
                .apply(operand, ByteBuffer.wrap(made).order(ByteOrder.LITTLE_ENDIAN), 1);
        return made;
    }
}
