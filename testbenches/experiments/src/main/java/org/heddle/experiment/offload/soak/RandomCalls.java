package org.heddle.experiment.offload.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.Elements;
import org.heddle.nic.offload.reduce.bench.TreeOracle;
import org.heddle.nic.stage.arithmetic.BinnedSum;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.bench.BinnedModel;
import org.heddle.nic.stage.arithmetic.bench.HardSums;

/** Draws what is reduced: operation, type, mode and length, each thread's data, and what must come of them. */
final class RandomCalls {
    /**
     * Data of all threads.
     *
     * @param own of each thread
     * @param expected the result
     * @param flags that the arithmetic must raise
     */
    record Operands(long[][] own, long[] expected, int flags) {}

    private static final int MOST_VALUES = 3;
    private static final int WHOLE = 1 << 18;

    private final RandomGenerator random;

    RandomCalls(RandomGenerator random) {
        this.random = random;
    }

    <T> T pick(T[] values) {
        return values[random.nextInt(values.length)];
    }

    Communicator.Call call() {
        ReductionMode mode = pick(ReductionMode.values());
        // Half of all are sums, most of them of floats: that is where orders make a difference.
        boolean isSum = random.nextBoolean();
        ReductionOperation operation = isSum ? ReductionOperation.SUM : pick(ReductionOperation.values());
        ElementType type = pick(ElementType.values());
        while (!operation.allows(type) || isSum && !type.isFloating() && random.nextBoolean()) {
            type = pick(ElementType.values());
        }
        return sized(operation, type, mode, 1 + random.nextInt(12));
    }

    /** With as many elements as fit. */
    private static Communicator.Call sized(
            ReductionOperation operation, ElementType type, ReductionMode mode, int count) {
        int most = DescriptorField.DATA_BYTES / type.bytes() / (operation.hasLocation() ? 2 : 1);
        var call = new Communicator.Call(operation, type, mode, 1);
        return call.isBinned() ? call : new Communicator.Call(operation, type, mode, Math.min(count, most));
    }

    /** Another call that differs in the operation, the type, the mode or the length, or in several. */
    Communicator.Call other(Communicator.Call call) {
        Communicator.Call other = call;
        while (other.equals(call)) {
            ReductionOperation operation =
                    random.nextInt(3) == 0 ? pick(ReductionOperation.values()) : call.operation();
            ElementType type = random.nextInt(3) == 0 ? pick(ElementType.values()) : call.type();
            ReductionMode mode = random.nextInt(3) == 0 ? pick(ReductionMode.values()) : call.mode();
            int count = random.nextInt(3) == 0 ? 1 + random.nextInt(12) : call.count();
            if (operation.allows(type)) {
                other = sized(operation, type, mode, count);
            }
        }
        return other;
    }

    Operands operands(Communicator communicator, Communicator.Call call) {
        if (call.isBinned()) {
            return binned(communicator.size(), call);
        }
        long[][] own = new long[communicator.size()][];
        boolean isFloatSum =
                call.operation() == ReductionOperation.SUM && call.type().isFloating();
        boolean isHard = isFloatSum && call.mode() == ReductionMode.FIXED && random.nextInt(3) == 0;
        for (int rank = 0; rank < own.length; rank++) {
            if (isFloatSum && call.mode() == ReductionMode.FAST) {
                own[rank] = floats(call, whole(call.count()));
            } else {
                own[rank] = Elements.random(call, random);
            }
        }
        if (isHard) {
            HardSums sums = new HardSums(random, call.type() == ElementType.FLOAT);
            for (int rank = 0; rank < own.length; rank++) {
                own[rank] = floats(call, sums.next(call.count()));
            }
        }
        TreeOracle.Result result = TreeOracle.of(communicator, call, own);
        return new Operands(own, result.data(), result.flags());
    }

    /** Small whole numbers, whose sums are exact in any order. */
    private List<Double> whole(int count) {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add((double) random.nextInt(WHOLE) - WHOLE / 2);
        }
        return values;
    }

    private static long[] floats(Communicator.Call call, List<Double> values) {
        long[] words = new long[call.words()];
        for (int i = 0; i < values.size(); i++) {
            if (call.type() == ElementType.DOUBLE) {
                words[i] = Double.doubleToRawLongBits(values.get(i));
            } else {
                long bits = Float.floatToRawIntBits(values.get(i).floatValue()) & 0xFFFF_FFFFL;
                words[i / 2] |= bits << 32 * (i % 2);
            }
        }
        return words;
    }

    private Operands binned(int threads, Communicator.Call call) {
        HardSums sums = new HardSums(random, call.type() == ElementType.FLOAT);
        List<Double> values = sums.next(threads * MOST_VALUES);
        List<Double> used = new ArrayList<>();
        long[][] own = new long[threads][];
        for (int rank = 0; rank < threads; rank++) {
            BinnedSum sum = new BinnedSum();
            for (int i = random.nextInt(MOST_VALUES) + 1; i > 0; i--) {
                used.add(values.get(used.size()));
                sum.add(used.get(used.size() - 1));
            }
            own[rank] = sum.words();
        }
        return new Operands(own, new BinnedModel(used, false).words(), 0);
    }
}
