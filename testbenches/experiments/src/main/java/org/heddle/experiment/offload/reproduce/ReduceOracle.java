package org.heddle.experiment.offload.reproduce;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.nic.stage.arithmetic.bench.BinnedModel;

/**
 * Expected result of an allreduce, computed from all values at once. Where the order of additions is known, or does not matter, it is known
 * to the bit; a sum of floating-point values in another order must be as close to the exact one as that order can bring it.
 */
final class ReduceOracle {
    private static final int SHOWN = 5;
    /** Halves of a unit in the last place, relative to a value, of both formats. */
    private static final double DOUBLE_ERROR = 0x1p-53;

    private static final double FLOAT_ERROR = 0x1p-24;

    private final AllreduceCall call;
    private final FoldOrder order;
    private final int arity;

    /**
     * @param order in which network interfaces put values together
     * @param arity of their tree
     */
    ReduceOracle(AllreduceCall call, FoldOrder order, int arity) {
        this.call = call;
        this.order = order;
        this.arity = arity;
    }

    /** The first values that are not as they must be, of all nodes; empty if all are. */
    List<String> complaints(List<long[]> results) {
        List<String> all = new ArrayList<>();
        int each = call.operation().isLocated() ? 2 : 1;
        for (int i = 0; i < call.count(); i++) {
            for (int node = 0; node < results.size() && all.size() < SHOWN; node++) {
                long value = results.get(node)[each * i];
                if (!isRight(i, value)) {
                    all.add("node %d: value %d is %s"
                            .formatted(node, i, call.kind().hex(value)));
                } else if (each == 2 && results.get(node)[2 * i + 1] != location(i, value)) {
                    all.add("node %d: location %d is %d and should be %d"
                            .formatted(node, i, results.get(node)[2 * i + 1], location(i, value)));
                }
            }
        }
        return all;
    }

    private boolean isRight(int index, long bits) {
        if (!call.kind().isFloating()) {
            return bits == integers(index);
        }
        return call.operation() == OperationKind.SUM ? isSum(index, bits) : isExtreme(index, bits);
    }

    private long[] column(int index) {
        return call.values().stream().mapToLong(own -> own[index]).toArray();
    }

    private long integers(int index) {
        long[] values = column(index);
        long result = values[0];
        for (int node = 1; node < values.length; node++) {
            result = fold(result, values[node]);
        }
        return call.kind().bytes() == Long.BYTES ? result : result & 0xFFFF_FFFFL;
    }

    private long fold(long a, long b) {
        return switch (call.operation()) {
            case SUM -> a + b;
            case MIN, MINLOC -> isLess(a, b) ? a : b;
            case MAX, MAXLOC -> isLess(a, b) ? b : a;
            case LAND -> truth(a != 0 && b != 0);
            case LOR -> truth(a != 0 || b != 0);
            case LXOR -> truth(a != 0 ^ b != 0);
            case BAND -> a & b;
            case BOR -> a | b;
            case BXOR -> a ^ b;
        };
    }

    private static long truth(boolean value) {
        return value ? 1 : 0;
    }

    private boolean isLess(long a, long b) {
        return switch (call.kind()) {
            case INT32 -> (int) a < (int) b;
            case INT64 -> a < b;
            case UINT32, UINT64 -> Long.compareUnsigned(a, b) < 0;
            case FLOAT, DOUBLE -> number(a) < number(b);
        };
    }

    private double number(long bits) {
        return call.kind() == ElementKind.DOUBLE ? Double.longBitsToDouble(bits) : Float.intBitsToFloat((int) bits);
    }

    /** Zeros of both signs are the same value; what comes of a NaN is a NaN. */
    private boolean isExtreme(int index, long bits) {
        double[] values = numbers(index);
        if (IntStream.range(0, values.length).anyMatch(node -> Double.isNaN(values[node]))) {
            return true;
        }
        boolean isLeast = call.operation() == OperationKind.MIN || call.operation() == OperationKind.MINLOC;
        double wanted = values[0];
        for (double each : values) {
            wanted = isLeast ? Math.min(wanted, each) : Math.max(wanted, each);
        }
        return number(bits) == wanted;
    }

    private double[] numbers(int index) {
        long[] bits = column(index);
        return IntStream.range(0, bits.length)
                .mapToDouble(node -> number(bits[node]))
                .toArray();
    }

    /** The least index of all nodes that have the value. */
    private long location(int index, long value) {
        long least = Long.MAX_VALUE;
        for (int node = 0; node < call.values().size(); node++) {
            long own = call.values().get(node)[index];
            boolean has = call.kind().isFloating() ? number(own) == number(value) : own == value;
            least = has ? Math.min(least, call.locations().get(node)[index]) : least;
        }
        return least;
    }

    private boolean isSum(int index, long bits) {
        double[] values = numbers(index);
        double sum = number(bits);
        boolean isDouble = call.kind() == ElementKind.DOUBLE;
        if (call.method() == Method.NIC && order == FoldOrder.TREE) {
            return same(isDouble ? tree(values, 0) : treeOfFloats(values, 0), sum);
        }
        if (call.method() == Method.NIC && order == FoldOrder.EXACT) {
            BinnedModel model = new BinnedModel(
                    IntStream.range(0, values.length).mapToObj(i -> values[i]).toList(), false);
            return same(isDouble ? model.asDouble() : model.asFloat(), sum);
        }
        double plain = 0;
        double size = 0;
        for (double each : values) {
            plain += each;
            size += Math.abs(each);
        }
        if (!Double.isFinite(size) || !isDouble && size > Float.MAX_VALUE) {
            return Double.isFinite(plain) || same(plain, sum);
        }
        if (!Double.isFinite(sum)) {
            return false;
        }
        BigDecimal exact = BigDecimal.ZERO;
        for (double each : values) {
            exact = exact.add(new BigDecimal(each));
        }
        double error = isDouble ? DOUBLE_ERROR : FLOAT_ERROR;
        BigDecimal most = isExactInAnyOrder(values, size, isDouble ? 53 : 24)
                ? BigDecimal.ZERO
                : new BigDecimal(size)
                        .multiply(new BigDecimal(error * 2 * values.length))
                        .add(new BigDecimal(Double.MIN_NORMAL));
        return exact.subtract(new BigDecimal(sum)).abs().compareTo(most) <= 0;
    }

    /** NaNs are all alike, zeros are not. */
    private static boolean same(double wanted, double seen) {
        return Double.doubleToLongBits(wanted) == Double.doubleToLongBits(seen);
    }

    /** Whether the bits of all values and partial sums have room in one significand. */
    private static boolean isExactInAnyOrder(double[] values, double size, int significandBits) {
        int lowest = Integer.MAX_VALUE;
        for (double each : values) {
            long significand = Double.doubleToRawLongBits(each) & (1L << 52) - 1 | 1L << 52;
            if (each != 0) {
                lowest = Math.min(lowest, Math.getExponent(each) - 52 + Long.numberOfTrailingZeros(significand));
            }
        }
        return lowest == Integer.MAX_VALUE || Math.getExponent(size) - lowest < significandBits - 1;
    }

    /** A node's children in the order of their ranks, then its own value. */
    private double tree(double[] values, int rank) {
        int child = rank * arity + 1;
        if (child >= values.length) {
            return values[rank];
        }
        double partial = tree(values, child);
        for (int i = 1; i < arity && child + i < values.length; i++) {
            partial += tree(values, child + i);
        }
        return partial + values[rank];
    }

    private float treeOfFloats(double[] values, int rank) {
        int child = rank * arity + 1;
        if (child >= values.length) {
            return (float) values[rank];
        }
        float partial = treeOfFloats(values, child);
        for (int i = 1; i < arity && child + i < values.length; i++) {
            partial += treeOfFloats(values, child + i);
        }
        return partial + (float) values[rank];
    }
}
