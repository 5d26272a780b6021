package org.heddle.nic.offload.reduce.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.stage.arithmetic.BinnedSum;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.bench.BinnedModel;
import org.heddle.nic.stage.arithmetic.bench.HardSums;

/**
 * One set of values in the mode REPRO, summed by nodes of every arity: how the values are dealt to the children and the order in which
 * these arrive are random, and so is whether the node's own descriptor comes before them, among them or last. All must give the six
 * words that the set has all at once.
 */
public final class ArrivalOrders {
    /** Children of a node. */
    public static final List<Integer> ARITIES = List.of(2, 3, 4, 8, 16, 32);

    private static final int MOST_VALUES = 40;

    private final InnerNode node;
    private final RandomGenerator random;
    private long reductions;

    /**
     * Sums of a node in which nothing has been opened.
     *
     * @param random all that is not the same each time
     */
    public ArrivalOrders(InnerNode node, RandomGenerator random) {
        this.node = node;
        this.random = random;
    }

    /** Reductions so far. */
    public long reductions() {
        return reductions;
    }

    /**
     * Sums one set of values with each arity.
     *
     * @throws AssertionError if one of them does not give the set's words
     */
    public void oneOfEachArity() {
        ElementType type = random.nextBoolean() ? ElementType.DOUBLE : ElementType.FLOAT;
        var call = new Communicator.Call(ReductionOperation.SUM, type, ReductionMode.REPRO, 1);
        List<Double> values = new HardSums(random, type == ElementType.FLOAT).next(1 + random.nextInt(MOST_VALUES));
        long[] expected = new BinnedModel(values, false).words();
        for (int arity : ARITIES) {
            long[] words = reduce(arity, call, values);
            if (!Arrays.equals(words, expected)) {
                throw new AssertionError(
                        "arity %d of %s: expected %s, but was %s".formatted(arity, values, hex(expected), hex(words)));
            }
            reductions++;
        }
    }

    private static List<String> hex(long[] words) {
        return Arrays.stream(words).mapToObj(Long::toHexString).toList();
    }

    private long[] reduce(int arity, Communicator.Call call, List<Double> values) {
        List<BinnedSum> sums = new ArrayList<>();
        for (int i = 0; i <= arity; i++) {
            sums.add(new BinnedSum());
        }
        for (double value : values) {
            sums.get(random.nextInt(sums.size())).add(value);
        }
        Communicator communicator = node.open(arity);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i <= arity; i++) {
            order.add(i);
        }
        Collections.shuffle(order, new Random(random.nextLong()));
        int slowest = random.nextInt(3) * 15 + 1;
        for (int child : order) {
            node.fabric.simulation.step(1 + random.nextInt(slowest));
            long[] words = sums.get(child).words();
            if (child == arity) {
                node.submit(communicator, 0, call, words);
            } else {
                node.fabric.deliver(0, InnerNode.message(communicator, 0, call, child, words));
            }
        }
        long[] words = InnerNode.data(node.upwards());
        node.end(communicator, 0, call, words);
        return words;
    }
}
