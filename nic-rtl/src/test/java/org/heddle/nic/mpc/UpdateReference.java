package org.heddle.nic.mpc;

import java.util.function.DoubleBinaryOperator;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.stage.arithmetic.ElementType;

/** Reference of updates of elements, by Java's own arithmetic. */
final class UpdateReference {
    private UpdateReference() {}

    /** Returns the bits of the element behind an update; of 4 bytes the lower half. */
    static long of(UpdateOperation operation, ElementType type, long element, long operand) {
        if (operation == UpdateOperation.REPLACE) {
            return operand;
        }
        return switch (type) {
            case FLOAT -> {
                float left = Float.intBitsToFloat((int) element);
                float right = Float.intBitsToFloat((int) operand);
                float result = operation == UpdateOperation.SUM
                        ? left + right
                        : (float) floating(operation).applyAsDouble(left, right);
                yield Integer.toUnsignedLong(Float.floatToIntBits(result));
            }
            case DOUBLE ->
                Double.doubleToLongBits(floating(operation)
                        .applyAsDouble(Double.longBitsToDouble(element), Double.longBitsToDouble(operand)));
            case INT32 -> Integer.toUnsignedLong((int) integer(operation, false, (int) element, (int) operand));
            case UINT32 ->
                Integer.toUnsignedLong((int) integer(operation, true, element & 0xFFFF_FFFFL, operand & 0xFFFF_FFFFL));
            case INT64 -> integer(operation, false, element, operand);
            case UINT64 -> integer(operation, true, element, operand);
        };
    }

    private static DoubleBinaryOperator floating(UpdateOperation operation) {
        return switch (operation) {
            case SUM -> Double::sum;
            case MINIMUM -> Math::min;
            case MAXIMUM -> Math::max;
            case LOGICAL_AND -> (a, b) -> a != 0 && b != 0 ? 1 : 0;
            case LOGICAL_OR -> (a, b) -> a != 0 || b != 0 ? 1 : 0;
            case LOGICAL_XOR -> (a, b) -> a != 0 ^ b != 0 ? 1 : 0;
            default -> throw new IllegalArgumentException("no operation on floats: " + operation);
        };
    }

    private static long integer(UpdateOperation operation, boolean unsigned, long left, long right) {
        boolean isLess = unsigned ? Long.compareUnsigned(left, right) < 0 : left < right;
        return switch (operation) {
            case SUM -> left + right;
            case MINIMUM -> isLess ? left : right;
            case MAXIMUM -> isLess ? right : left;
            case LOGICAL_AND -> left != 0 && right != 0 ? 1 : 0;
            case LOGICAL_OR -> left != 0 || right != 0 ? 1 : 0;
            case LOGICAL_XOR -> left != 0 ^ right != 0 ? 1 : 0;
            case BITWISE_AND -> left & right;
            case BITWISE_OR -> left | right;
            case BITWISE_XOR -> left ^ right;
            case REPLACE -> right;
        };
    }
}
