package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.Elements;
import org.heddle.nic.offload.reduce.bench.InnerNode;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.bench.WordOracle;
import org.junit.jupiter.api.Tag;

/** Results of an inner node for its children's messages, in whatever order they come, and the cycles that it takes. */
class FoldTimingTest {
    private static final Communicator.Call FIXED =
            new Communicator.Call(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, 6);
    private static final Communicator.Call FAST =
            new Communicator.Call(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FAST, 6);
    private static final int[] ARITIES = {2, 3, 4, 8, 16, 32};

    @HardwareTest(timeoutCycles = 100_000_000)
    @Tag("slow")
    void anyOrderOfArrivalGivesTheBitsOfTheOrderOfRanks(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        for (int arity : ARITIES) {
            Communicator communicator = node.open(arity);
            for (int epoch = 0; epoch < 40; epoch++) {
                List<Integer> order = order(arity);
                Collections.shuffle(order, new Random(bench.random().nextLong()));
                long[][] data = data(bench, FIXED, arity + 1);
                boolean late = bench.random().nextBoolean();
                if (!late) {
                    node.submit(communicator, epoch, FIXED, data[arity]);
                }
                for (int child : order) {
                    node.fabric.simulation.step(bench.random().nextInt(30));
                    node.fabric.deliver(0, InnerNode.message(communicator, epoch, FIXED, child, data[child]));
                }
                if (late) {
                    node.submit(communicator, epoch, FIXED, data[arity]);
                }
                assertThat(InnerNode.data(node.upwards()))
                        .as("arity %d, order %s", arity, order)
                        .isEqualTo(folded(data, order(arity + 1)));
                node.end(communicator, epoch, FIXED, data[arity]);
            }
        }
    }

    @HardwareTest(timeoutCycles = 1_000_000)
    void everyMessageThatGoesIsCountedAndEveryOneThatDoesNotCount(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        Communicator communicator = node.open(2);
        long[] data = data(bench, FAST, 1)[0];
        long sent = 0;
        long dropped = 0;
        for (int epoch = 0; epoch < 5; epoch++) {
            node.submit(communicator, epoch, FAST, data);
            for (int child : new int[] {0, 0, 1}) {
                node.fabric.deliver(0, InnerNode.message(communicator, epoch, FAST, child, data));
            }
            dropped++;
            node.upwards();
            node.fabric.simulation.step(20);
            assertThat(node.fabric.simulation.peek(node.fabric.units.messages.get(0)))
                    .isEqualTo(++sent);
            assertThat(node.fabric.simulation.peek(node.fabric.units.dropped.get(0)))
                    .isEqualTo(dropped);
            node.end(communicator, epoch, FAST, data);
            sent += 2;
        }
    }

    @HardwareTest(timeoutCycles = 100_000_000)
    void inFastModeTheOrderOfArrivalDecides(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        for (int arity : ARITIES) {
            Communicator communicator = node.open(arity);
            for (int epoch = 0; epoch < 10; epoch++) {
                List<Integer> order = order(arity);
                Collections.shuffle(order, new Random(bench.random().nextLong()));
                long[][] data = data(bench, FAST, arity + 1);
                for (int child : order) {
                    node.fabric.deliver(0, InnerNode.message(communicator, epoch, FAST, child, data[child]));
                }
                node.submit(communicator, epoch, FAST, data[arity]);
                order.add(arity);
                assertThat(InnerNode.data(node.upwards()))
                        .as("arity %d, order %s", arity, order)
                        .isEqualTo(folded(data, order));
                node.end(communicator, epoch, FAST, data[arity]);
            }
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void fromTheLastChildsLastWordToTheParentsMessageItTakesFewCycles(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        for (Communicator.Call call : List.of(FIXED, FAST)) {
            for (int arity : ARITIES) {
                long cycles = turn(bench, node, call, order(arity));
                assertThat(cycles).as("%s, arity %d", call.mode(), arity).isEqualTo(LAST_CHILD_TO_PARENT);
            }
        }
        assertThat(node.fabric.simulation.peek(node.fabric.units.slowestTurn.get(0)))
                .isEqualTo(LAST_CHILD_TO_PARENT);
    }

    /** Cycles from the last word in to the last word out, where the last child is last in the order. */
    static final long LAST_CHILD_TO_PARENT = 36;

    @HardwareTest(timeoutCycles = 10_000_000)
    void eachFoldStillOwedCostsTheWayThroughTheAdder(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        for (int arity : ARITIES) {
            List<Integer> order = order(arity);
            Collections.reverse(order); // child 0 last: nothing could be folded before
            long cycles = turn(bench, node, FIXED, order);
            assertThat(cycles)
                    .as("arity %d", arity)
                    .isEqualTo(LAST_CHILD_TO_PARENT + (long) FoldEngine.LOOP_CYCLES * (arity - 1));
        }
    }

    /** Each takes longer than all before it, so that the slowest is the one of this slot. */
    @HardwareTest(timeoutCycles = 10_000_000)
    void theSlowestTurnIsKnownInEverySlot(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        int owed = 0;
        for (int port = 0; port < InnerNode.PORTS; port++) {
            int arity = (port + 1) * InnerNode.SLOTS + 1;
            Communicator communicator = node.open(port, arity);
            for (int epoch = 0; epoch < InnerNode.SLOTS; epoch++) {
                List<Integer> order = order(arity);
                order.add(order.remove(arity - 1 - ++owed)); // so many folds wait for this child
                turn(bench, node, communicator, epoch, FIXED, order);
                assertThat(node.fabric.simulation.peek(node.fabric.units.slowestTurn.get(0)))
                        .as("port %d, epoch %d", port, epoch)
                        .isEqualTo(LAST_CHILD_TO_PARENT + (long) FoldEngine.LOOP_CYCLES * owed);
            }
            node.open(port, 2); // the next port needs its places
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void twoReductionsInTurnKeepTheAdderBusy(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        long shorter = twoTurns(bench, node, 8);
        long longer = twoTurns(bench, node, 16);
        assertThat(longer - shorter)
                .as("cycles for 8 more messages in each of two reductions")
                .isEqualTo(2 * 8 * 6);
    }

    private long twoTurns(TestBench bench, InnerNode node, int arity) {
        Communicator communicator = node.open(arity);
        long[][] data = data(bench, FIXED, arity + 1);
        for (int epoch = 0; epoch < 2; epoch++) {
            node.submit(communicator, epoch, FIXED, data[arity]);
            for (int child = arity - 1; child > 0; child--) {
                node.fabric.deliver(0, InnerNode.message(communicator, epoch, FIXED, child, data[child]));
            }
        }
        node.fabric.simulation.step(40 * arity);
        node.fabric.deliver(0, InnerNode.message(communicator, 0, FIXED, 0, data[0]));
        node.fabric.deliver(0, InnerNode.message(communicator, 1, FIXED, 0, data[0]));
        long begins = node.fabric.simulation.cycle();
        node.upwards();
        MessageFabric.Outside second = node.upwards();
        assertThat(InnerNode.data(second)).isEqualTo(folded(data, order(arity + 1)));
        node.end(communicator, 0, FIXED, data[arity]);
        node.end(communicator, 1, FIXED, data[arity]);
        return second.cycle() - begins;
    }

    private long turn(TestBench bench, InnerNode node, Communicator.Call call, List<Integer> order) {
        return turn(bench, node, node.open(order.size()), 0, call, order);
    }

    private long turn(
            TestBench bench,
            InnerNode node,
            Communicator communicator,
            int epoch,
            Communicator.Call call,
            List<Integer> order) {
        int arity = order.size();
        long[][] data = data(bench, call, arity + 1);
        node.submit(communicator, epoch, call, data[arity]);
        for (int i = 0; i < arity - 1; i++) {
            node.fabric.deliver(0, InnerNode.message(communicator, epoch, call, order.get(i), data[order.get(i)]));
        }
        node.fabric.simulation.step(20 * arity + 100);
        List<long[]> last =
                InnerNode.message(communicator, epoch, call, order.get(arity - 1), data[order.get(arity - 1)]);
        node.fabric.deliver(0, last);
        long begins = node.fabric.simulation.cycle();
        MessageFabric.Outside sent = node.upwards();
        node.end(communicator, epoch, call, data[arity]);
        return sent.cycle() - begins - last.size();
    }

    private static List<Integer> order(int count) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            order.add(i);
        }
        return order;
    }

    private static long[][] data(TestBench bench, Communicator.Call call, int rows) {
        long[][] data = new long[rows][];
        Arrays.setAll(data, row -> Elements.random(call, bench.random()));
        return data;
    }

    private static long[] folded(long[][] data, List<Integer> order) {
        long[] partial = data[order.get(0)].clone();
        for (int row : order.subList(1, order.size())) {
            for (int i = 0; i < partial.length; i++) {
                partial[i] = WordOracle.of(ReductionOperation.SUM, ElementType.DOUBLE, partial[i], data[row][i])
                        .value();
            }
        }
        return partial;
    }
}
