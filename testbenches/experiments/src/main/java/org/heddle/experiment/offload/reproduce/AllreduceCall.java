package org.heddle.experiment.offload.reproduce;

import java.util.List;
import java.util.SplittableRandom;

/**
 * One allreduce of all nodes.
 *
 * @param method who reduces
 * @param operation what
 * @param kind of the values
 * @param values bits of each node's values
 * @param locations index of each node's values, where the operation has them
 * @param delays cycles from the common start to each node's call
 */
public record AllreduceCall(
        Method method,
        OperationKind operation,
        ElementKind kind,
        List<long[]> values,
        List<int[]> locations,
        long[] delays) {
    private static final int MOST_DELAY = 1_000;
    private static final int FRACTION_BITS = 10;

    /** A call whose values have their node's number for an index, without delays. */
    public static AllreduceCall of(Method method, OperationKind operation, ElementKind kind, List<long[]> values) {
        List<int[]> locations = new java.util.ArrayList<>();
        for (int node = 0; node < values.size(); node++) {
            int[] own = new int[values.get(node).length];
            java.util.Arrays.fill(own, node);
            locations.add(own);
        }
        return new AllreduceCall(method, operation, kind, values, locations, new long[values.size()]);
    }

    /** The same of another method. */
    public AllreduceCall by(Method other) {
        return new AllreduceCall(other, operation, kind, values, locations, delays);
    }

    /** The same with delays. */
    public AllreduceCall delayed(long[] cycles) {
        return new AllreduceCall(method, operation, kind, values, locations, cycles);
    }

    /** Values of each node. */
    public int count() {
        return values.get(0).length;
    }

    /** Random delays of 0 to 999 cycles. */
    public static long[] randomDelays(int nodes, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return random.longs(nodes, 0, MOST_DELAY).toArray();
    }

    /**
     * Random values whose sum is exact in any order, so that every method must find the same bits: of floating types, integers of 32 bits
     * (of floats, 14) by 1,024.
     */
    public static List<long[]> randomValues(ElementKind kind, int nodes, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<long[]> values = new java.util.ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            long[] own = new long[count];
            for (int i = 0; i < count; i++) {
                long drawn = random.nextLong();
                own[i] = switch (kind) {
                    case DOUBLE -> Double.doubleToRawLongBits((double) (int) drawn / (1 << FRACTION_BITS));
                    case FLOAT ->
                        Float.floatToRawIntBits((float) (drawn % (1 << 14)) / (1 << FRACTION_BITS)) & 0xFFFF_FFFFL;
                    case INT32, UINT32 -> drawn & 0xFFFF_FFFFL;
                    case INT64, UINT64 -> drawn;
                };
            }
            values.add(own);
        }
        return values;
    }
}
