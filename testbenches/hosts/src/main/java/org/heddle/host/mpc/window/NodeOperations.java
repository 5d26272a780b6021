package org.heddle.host.mpc.window;

import java.util.Map;
import org.heddle.host.mpc.put.ElementUpdate;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.stage.arithmetic.ElementType;

/** Operations and elements of MPI as a node knows them. */
final class NodeOperations {
    private static final Map<Op, UpdateOperation> OPERATIONS = Map.of(
            Op.SUM, UpdateOperation.SUM,
            Op.MIN, UpdateOperation.MINIMUM,
            Op.MAX, UpdateOperation.MAXIMUM,
            Op.LAND, UpdateOperation.LOGICAL_AND,
            Op.LOR, UpdateOperation.LOGICAL_OR,
            Op.LXOR, UpdateOperation.LOGICAL_XOR,
            Op.BAND, UpdateOperation.BITWISE_AND,
            Op.BOR, UpdateOperation.BITWISE_OR,
            Op.BXOR, UpdateOperation.BITWISE_XOR,
            Op.REPLACE, UpdateOperation.REPLACE);
    private static final Map<Basic, ElementType> ELEMENTS = Map.of(
            Basic.INT, ElementType.INT32,
            Basic.UINT32, ElementType.UINT32,
            Basic.LONG, ElementType.INT64,
            Basic.UINT64, ElementType.UINT64,
            Basic.FLOAT, ElementType.FLOAT,
            Basic.DOUBLE, ElementType.DOUBLE);

    private NodeOperations() {}

    /**
     * Checks whether a node can do it.
     *
     * @throws MpiException ERR_UNSUPPORTED_OPERATION if it cannot
     */
    static void require(Op op, Basic basic) {
        boolean isKnown = op == Op.NO_OP || OPERATIONS.containsKey(op);
        if (!isKnown || !ELEMENTS.containsKey(basic)) {
            throw new MpiException(
                    ErrorClass.ERR_UNSUPPORTED_OPERATION,
                    "MPC nodes accumulate elements of 4 and 8 bytes, by SUM, MIN, MAX, logical and bitwise operations, REPLACE and NO_OP, not "
                            + op + " of " + basic + ": get, combine and put under an exclusive lock");
        }
    }

    /** Returns the update of an element; what leaves an element as it is, is an or with 0. */
    static ElementUpdate update(Op op, Basic basic, long operand) {
        if (op == Op.NO_OP) {
            ElementType plain = basic.bytes() == Long.BYTES ? ElementType.UINT64 : ElementType.UINT32;
            return new ElementUpdate(UpdateOperation.BITWISE_OR, plain, 0);
        }
        return new ElementUpdate(OPERATIONS.get(op), ELEMENTS.get(basic), operand);
    }
}
