package org.heddle.nic.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.experiment.soak.reduction.Elements;
import org.heddle.nic.arithmetic.ElementType;
import org.heddle.nic.arithmetic.ReductionOperation;
import org.heddle.testbench.reduction.Communicator;
import org.heddle.testbench.reduction.InnerNode;
import org.heddle.testbench.reduction.MessageFabric;

/** Nodes that do not agree on what they reduce: all are told so, nobody waits for ever, and the next reduction is whole. */
class DisagreementTest {
    private static final Communicator ALL = new Communicator(0, 1, 11, 3);
    private static final Communicator.Call AGREED =
            new Communicator.Call(ReductionOperation.SUM, ElementType.INT64, ReductionMode.FIXED, 3);

    private static void disagree(TestBench bench, int bit, UnaryOperator<Communicator.Call> other, int otherSegment) {
        MessageFabric fabric = AllreduceTest.fabric(bench, StallProfile.NEVER, 200);
        fabric.open(ALL);
        int epoch = 0;
        for (int odd : new int[] {0, 1, 2, 10}) { // the root, inner nodes, a leaf
            for (int rank = 0; rank < ALL.size(); rank++) {
                Communicator.Call call = rank == odd ? other.apply(AGREED) : AGREED;
                long[] data = Elements.random(call, bench.random());
                fabric.submit(rank, ALL.reduce(rank, epoch, rank == odd ? otherSegment : 0, call, data));
                fabric.submit(rank, ALL.broadcast(rank, epoch, 0));
            }
            for (MessageFabric.Told told : next(fabric)) {
                assertThat(told.status()).isEqualTo(ReductionStatus.FAILED);
                assertThat(told.get(DescriptorField.ERRORS)).isEqualTo(1L << bit);
                assertThat(told.data()).containsOnly(0);
            }
            epoch++;
            for (int rank = 0; rank < ALL.size(); rank++) {
                fabric.submit(rank, ALL.reduce(rank, epoch, 0, AGREED, rank, 1, -rank));
                fabric.submit(rank, ALL.broadcast(rank, epoch, 0));
            }
            for (MessageFabric.Told told : next(fabric)) {
                assertThat(told.status()).isEqualTo(ReductionStatus.DONE);
                assertThat(told.data()).containsExactly(55, 11, -55);
            }
            epoch++;
        }
    }

    private static MessageFabric.Told[] next(MessageFabric fabric) {
        MessageFabric.Told[] told = new MessageFabric.Told[ALL.size()];
        for (int node = 0; node < told.length; node++) {
            int rank = node;
            fabric.simulation
                    .runUntil("node " + node, () -> !fabric.told(rank).isEmpty())
                    .within(10_000);
            told[node] = fabric.told(node).remove(0);
        }
        return told;
    }

    @HardwareTest
    void onTheOperation(TestBench bench) {
        disagree(
                bench,
                ErrorVector.OPERATION,
                call -> new Communicator.Call(ReductionOperation.MAXIMUM, call.type(), call.mode(), call.count()),
                0);
    }

    @HardwareTest
    void onTheType(TestBench bench) {
        disagree(
                bench,
                ErrorVector.TYPE,
                call -> new Communicator.Call(call.operation(), ElementType.UINT64, call.mode(), call.count()),
                0);
    }

    @HardwareTest
    void onTheLength(TestBench bench) {
        disagree(
                bench,
                ErrorVector.LENGTH,
                call -> new Communicator.Call(call.operation(), call.type(), call.mode(), call.count() + 2),
                0);
    }

    @HardwareTest
    void onTheMode(TestBench bench) {
        disagree(
                bench,
                ErrorVector.MODE,
                call -> new Communicator.Call(call.operation(), call.type(), ReductionMode.FAST, call.count()),
                0);
    }

    @HardwareTest
    void onThePartOfThePayload(TestBench bench) {
        disagree(bench, ErrorVector.SEGMENT, call -> call, 1);
    }

    @HardwareTest
    void onTheNumberOfChildren(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        Communicator communicator = node.open(2);
        long[] data = {1, 2, 3};
        var wrong = InnerNode.message(communicator, 0, AGREED, 1, data);
        wrong.get(1)[0] += 1L << DescriptorField.BRANCH.low();
        node.fabric.deliver(0, InnerNode.message(communicator, 0, AGREED, 0, data));
        node.fabric.deliver(0, wrong);
        node.submit(communicator, 0, AGREED, data);
        expectUpwards(node, ErrorVector.BRANCH);
    }

    @HardwareTest
    void onWhoIsAChild(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        Communicator communicator = node.open(2);
        long[] data = {1, 2, 3};
        node.fabric.deliver(0, InnerNode.message(communicator, 0, AGREED, 7, data));
        node.fabric.simulation.step(50);
        node.submit(communicator, 0, AGREED, data);
        expectUpwards(node, ErrorVector.BRANCH);
    }

    private static void expectUpwards(InnerNode node, int bit) {
        node.fabric
                .simulation
                .runUntil("the message to the parent", () -> !node.fabric.outside.isEmpty())
                .within(1000);
        MessageFabric.Outside message = node.fabric.outside.get(0);
        assertThat(message.words()[3] & 0xFFFF).isEqualTo(1L << bit);
        assertThat(InnerNode.data(message)).containsExactly(0, 0, 0);
    }
}
