package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.ArrivalOrders;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.InnerNode;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.stage.arithmetic.BinnedSum;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.bench.BinnedModel;
import org.heddle.nic.stage.arithmetic.bench.HardSums;
import org.junit.jupiter.api.Tag;

/** The mode REPRO: neither the order of arrival nor the tree changes a bit of a sum. */
@Tag("slow")
class ReproTest {
    private static final Communicator.Call DOUBLE =
            new Communicator.Call(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.REPRO, 1);
    private static final Communicator.Call FLOAT =
            new Communicator.Call(ReductionOperation.SUM, ElementType.FLOAT, ReductionMode.REPRO, 1);
    private static final int NODES = 16;

    private static long[] accumulator(double... values) {
        BinnedSum sum = new BinnedSum();
        for (double value : values) {
            sum.add(value);
        }
        return sum.words();
    }

    @HardwareTest(timeoutCycles = 100_000_000)
    void anyOrderOfArrivalAndAnyArityGiveTheSameBits(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        ArrivalOrders orders = new ArrivalOrders(node, bench.random());
        for (int i = 0; i < 40; i++) {
            orders.oneOfEachArity();
        }
        assertThat(orders.reductions()).isEqualTo(40 * ArrivalOrders.ARITIES.size());
    }

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void anyTreeAndAnyNumberingGiveTheSameBits(TestBench bench) {
        RandomGenerator random = bench.random();
        MessageFabric fabric = AllreduceTest.fabric(bench, StallProfile.RANDOM_HALF, 200);
        int generation = 0;
        for (int round = 0; round < 6; round++) {
            Communicator.Call call = round % 2 == 0 ? DOUBLE : FLOAT;
            List<Double> values = new ArrayList<>(new HardSums(random, call == FLOAT).next(NODES));
            BinnedModel model = new BinnedModel(values, false);
            for (int arity : new int[] {2, 3, 5, 32}) {
                Collections.shuffle(values, new Random(random.nextLong()));
                Communicator communicator = new Communicator(0, ++generation, NODES, arity);
                fabric.open(communicator);
                for (int rank = 0; rank < NODES; rank++) {
                    fabric.submit(rank, communicator.reduce(rank, 0, 0, call, accumulator(values.get(rank))));
                    fabric.submit(rank, communicator.broadcast(rank, 0, 0));
                }
                for (MessageFabric.Told told : next(fabric)) {
                    String what = call + " with " + arity + " of " + values;
                    assertThat(told.status()).as(what).isEqualTo(ReductionStatus.DONE);
                    assertThat(told.get(DescriptorField.ERRORS)).as(what).isZero();
                    assertThat(told.data()).as(what).isEqualTo(model.words());
                    BinnedSum sum = BinnedSum.of(told.data());
                    if (call == FLOAT) {
                        assertThat(Float.floatToIntBits(sum.toFloat()))
                                .as(what)
                                .isEqualTo(Float.floatToIntBits(model.asFloat()));
                    } else {
                        assertThat(Double.doubleToLongBits(sum.toDouble()))
                                .as(what)
                                .isEqualTo(Double.doubleToLongBits(model.asDouble()));
                    }
                }
            }
        }
    }

    private static List<MessageFabric.Told> next(MessageFabric fabric) {
        List<MessageFabric.Told> told = new ArrayList<>();
        for (int node = 0; node < NODES; node++) {
            int rank = node;
            fabric.simulation
                    .runUntil("node " + node, () -> !fabric.told(rank).isEmpty())
                    .within(10_000);
            told.add(fabric.told(rank).remove(0));
        }
        return told;
    }

    @HardwareTest
    void cancellationSubnormalsZerosInfinitiesAndNans(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        expect(node, 1, 1e30, 1, -1e30);
        expect(node, Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE);
        expect(node, 0.0, 1e300, Double.MIN_VALUE, -1e300);
        expect(node, 1e300, Double.MIN_VALUE, 1e300, 0.0);
        expect(node, 3 * Double.MIN_VALUE, Double.MIN_VALUE, Double.MIN_VALUE, Double.MIN_VALUE);
        expect(node, Double.MIN_NORMAL, Double.MIN_NORMAL - Double.MIN_VALUE, -0.0, Double.MIN_VALUE);
        expect(node, -0.0, -0.0, -0.0, -0.0);
        expect(node, 0.0, -0.0, 0.0, -0.0);
        expect(node, 0.0, 5.0, -0.0, -5.0);
        expect(node, Double.NaN, 1, Double.NaN, Double.POSITIVE_INFINITY);
        expect(node, Double.NaN, Double.NEGATIVE_INFINITY, 7, Double.POSITIVE_INFINITY);
        expect(node, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, Double.MAX_VALUE);
        expect(node, Double.POSITIVE_INFINITY, Double.MAX_VALUE, Double.MAX_VALUE, Double.MIN_VALUE);
    }

    /** Requires the sum of two children and the node itself, in every order of arrival. */
    private static void expect(InnerNode node, double expected, double... values) {
        for (int swapped = 0; swapped < 2; swapped++) {
            Communicator communicator = node.open(2);
            node.submit(communicator, 0, DOUBLE, accumulator(values[2]));
            for (int i = 0; i < 2; i++) {
                int child = i ^ swapped;
                node.fabric.deliver(0, InnerNode.message(communicator, 0, DOUBLE, child, accumulator(values[child])));
            }
            long[] words = InnerNode.data(node.upwards());
            assertThat(Double.doubleToLongBits(BinnedSum.of(words).toDouble()))
                    .as("%s", Arrays.toString(values))
                    .isEqualTo(Double.doubleToLongBits(expected));
            node.end(communicator, 0, DOUBLE, words);
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void theLastChildIsTurnedAroundAsFastAsInTheOtherModesWhicheverItIs(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        for (int arity : ArrivalOrders.ARITIES) {
            Communicator communicator = node.open(arity);
            node.submit(communicator, 0, DOUBLE, accumulator(1e5));
            for (int child = arity - 1; child > 0; child--) {
                node.fabric.deliver(0, InnerNode.message(communicator, 0, DOUBLE, child, accumulator(child)));
            }
            node.fabric.simulation.step(20 * arity + 100);
            List<long[]> last = InnerNode.message(communicator, 0, DOUBLE, 0, accumulator(-1e-5));
            node.fabric.deliver(0, last);
            long begins = node.fabric.simulation.cycle();
            MessageFabric.Outside sent = node.upwards();
            assertThat(sent.cycle() - begins - last.size())
                    .as("arity %d", arity)
                    .isEqualTo(FoldTimingTest.LAST_CHILD_TO_PARENT);
            node.end(communicator, 0, DOUBLE, InnerNode.data(sent));
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void accumulatorsThatFollowEachOtherWithoutAGapKeepTheirHeaders(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        for (int offset = 0; offset < 20; offset++) {
            Communicator communicator = node.open(2);
            long[][] small = {accumulator(1), accumulator(2), accumulator(0x1p-200)};
            long[][] large = {accumulator(0x1p300), accumulator(-0x1p200), accumulator(0x1p-900)};
            node.submit(communicator, 0, DOUBLE, small[2]);
            for (int child = 0; child < 2; child++) {
                node.fabric.deliver(0, InnerNode.message(communicator, 1, DOUBLE, child, large[child]));
            }
            node.fabric.deliver(0, InnerNode.message(communicator, 0, DOUBLE, 0, small[0]));
            node.fabric.simulation.step(100);
            // The last child of one and the own data of the other meet before the adder.
            node.fabric.deliver(0, InnerNode.message(communicator, 0, DOUBLE, 1, small[1]));
            node.fabric.simulation.step(offset);
            node.submit(communicator, 1, DOUBLE, large[2]);
            List<long[]> sums = List.of(InnerNode.data(node.upwards()), InnerNode.data(node.upwards()));
            assertThat(sums)
                    .as("offset %d", offset)
                    .containsExactlyInAnyOrder(accumulator(1, 2, 0x1p-200), accumulator(0x1p300, -0x1p200, 0x1p-900));
            node.end(communicator, 0, DOUBLE, sums.get(0));
            node.end(communicator, 1, DOUBLE, sums.get(1));
        }
    }

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void whateverElseIsReducedHasTheBitsOfFixed(TestBench bench) {
        RandomGenerator random = bench.random();
        MessageFabric fabric = AllreduceTest.fabric(bench, StallProfile.NEVER, 300);
        Communicator communicator = new Communicator(1, 1, NODES, 3);
        fabric.open(communicator);
        int epoch = 0;
        for (ReductionOperation operation : ReductionOperation.values()) {
            for (ElementType type : ElementType.values()) {
                var call = new Communicator.Call(operation, type, ReductionMode.REPRO, 2);
                if (operation.allows(type) && !call.isBinned()) {
                    AllreduceTest.Expected expected = AllreduceTest.begin(fabric, communicator, epoch++, call, random);
                    AllreduceTest.finish(fabric, List.of(expected));
                }
            }
        }
        assertThat(epoch).isEqualTo(11 * 6 - 3 * 2 - 2);
    }

    @HardwareTest
    void anAccumulatorIsOneValue(TestBench bench) {
        RefusalTest.Bench b = RefusalTest.Bench.open(bench);
        for (Communicator.Call call : List.of(DOUBLE, FLOAT)) {
            for (int count : new int[] {0, 2, 6}) {
                long[] words = b.communicator().reduce(1, 0, 0, call, 0, 0, 0, 0, 0, 0);
                DescriptorField.COUNT.put(words, count);
                assertThat(b.submit(words)).isEqualTo(ReductionStatus.COUNT);
            }
            long[] words = b.communicator().reduce(1, 0, 0, call, 0, 0, 0, 0, 0);
            assertThat(b.submit(words)).as("five words").isEqualTo(ReductionStatus.COUNT);
        }
        b.reducesAfterAll();
    }
}
