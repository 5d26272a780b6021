package org.heddle.mpi.collective;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** Expected results of reductions: integers by BigInteger, orders written out as expressions. */
final class ReductionReference {
    private ReductionReference() {}

    /** One operation on integers of any width, the result not yet cut to it. */
    static BigInteger integer(String op, BigInteger a, BigInteger b) {
        boolean x = a.signum() != 0;
        boolean y = b.signum() != 0;
        return switch (op) {
            case "SUM" -> a.add(b);
            case "PROD" -> a.multiply(b);
            case "MAX" -> a.max(b);
            case "MIN" -> a.min(b);
            case "LAND" -> truth(x && y);
            case "LOR" -> truth(x || y);
            case "LXOR" -> truth(x ^ y);
            case "BAND" -> a.and(b);
            case "BOR" -> a.or(b);
            case "BXOR" -> a.xor(b);
            default -> throw new IllegalArgumentException(op);
        };
    }

    private static BigInteger truth(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    /** Little-endian bytes as an integer. */
    static BigInteger read(byte[] data, int at, int bytes, boolean signed) {
        byte[] bigEndian = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            bigEndian[bytes - 1 - i] = data[at + i];
        }
        return signed ? new BigInteger(bigEndian) : new BigInteger(1, bigEndian);
    }

    /** Its low bytes, little-endian. */
    static void write(byte[] data, int at, int bytes, BigInteger value) {
        for (int i = 0; i < bytes; i++) {
            data[at + i] = value.shiftRight(8 * i).byteValue();
        }
    }

    /** The documented order of a tree: ((child1 + child2) + ..) + own. */
    static <T> T tree(List<T> values, int rank, int arity, BinaryOperator<T> op) {
        T sum = null;
        for (int child = rank * arity + 1; child <= rank * arity + arity && child < values.size(); child++) {
            T theirs = tree(values, child, arity, op);
            sum = sum == null ? theirs : op.apply(sum, theirs);
        }
        return sum == null ? values.get(rank) : op.apply(sum, values.get(rank));
    }

    /** Neighbours first, then neighbouring pairs, and so on. */
    static <T> T doubling(List<T> values, BinaryOperator<T> op) {
        int extra = values.size() - Integer.highestOneBit(values.size());
        List<T> level = new ArrayList<>();
        for (int i = 0; i < 2 * extra; i += 2) {
            level.add(op.apply(values.get(i), values.get(i + 1)));
        }
        level.addAll(values.subList(2 * extra, values.size()));
        while (level.size() > 1) {
            List<T> next = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                next.add(op.apply(level.get(i), level.get(i + 1)));
            }
            level = next;
        }
        return level.get(0);
    }

    /** From the rank behind the last one, round to it. */
    static <T> T ring(List<T> values, int last, BinaryOperator<T> op) {
        int size = values.size();
        T sum = values.get((last + 1) % size);
        for (int i = 2; i <= size; i++) {
            sum = op.apply(sum, values.get((last + i) % size));
        }
        return sum;
    }
}
