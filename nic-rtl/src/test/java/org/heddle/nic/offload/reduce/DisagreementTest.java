package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.Disagreement;
import org.heddle.nic.offload.reduce.bench.Elements;
import org.heddle.nic.offload.reduce.bench.InnerNode;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.offload.reduce.bench.ReductionUnits;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;

/** Nodes that do not agree on what they reduce: all are told so, nobody waits for ever, and the next reduction is whole. */
@Tag("slow")
class DisagreementTest {
    private static final Design<ReductionUnits> PUBLISHED =
            Heddle.elaborate(() -> new ReductionUnits(11, new ReductionSize(2, 2, 32, 16, false)));
    private static final Communicator ALL = new Communicator(0, 1, 11, 3);
    private static final Communicator.Call AGREED =
            new Communicator.Call(ReductionOperation.SUM, ElementType.INT64, ReductionMode.FIXED, 3);

    /** A fabric with the communicator open, and the epochs that it has used. */
    private static final class Nodes {
        final MessageFabric fabric;
        int epoch;

        Nodes(TestBench bench, Design<ReductionUnits> design) {
            fabric = AllreduceTest.fabric(bench, design, StallProfile.NEVER, 200);
            fabric.open(ALL);
        }

        /** All threads' reduce descriptors for the next epoch. */
        long[][] agreed(Communicator.Call call, RandomGenerator random) {
            long[][] reduces = new long[ALL.size()][];
            for (int rank = 0; rank < reduces.length; rank++) {
                reduces[rank] = ALL.reduce(rank, epoch, 0, call, Elements.random(call, random));
            }
            return reduces;
        }

        MessageFabric.Told[] run(long[][] reduces) {
            // The end of a reduction is told a little before its slot is free.
            fabric.simulation.step(50);
            for (int rank = 0; rank < reduces.length; rank++) {
                fabric.submit(rank, reduces[rank]);
                fabric.submit(rank, ALL.broadcast(rank, epoch, 0));
            }
            epoch++;
            return next(fabric);
        }

        /** All are told so, and the next reduction is right. */
        void expectDisagreement(long[][] reduces, int thread, long errors) {
            int here = epoch;
            for (MessageFabric.Told told : run(reduces)) {
                assertThat(told.status()).as("epoch %d", here).isEqualTo(ReductionStatus.FAILED);
                assertThat(told.get(DescriptorField.ERRORS))
                        .as("epoch %d", here)
                        .isEqualTo(errors);
                assertThat(told.get(DescriptorField.CHILD)).as("epoch %d", here).isEqualTo(thread);
                assertThat(told.data()).containsOnly(0);
            }
            long[][] right = new long[ALL.size()][];
            for (int rank = 0; rank < right.length; rank++) {
                right[rank] = ALL.reduce(rank, epoch, 0, AGREED, rank, 1, -rank);
            }
            for (MessageFabric.Told told : run(right)) {
                assertThat(told.status()).as("behind epoch %d", here).isEqualTo(ReductionStatus.DONE);
                assertThat(told.get(DescriptorField.CHILD)).isZero();
                assertThat(told.data()).containsExactly(55, 11, -55);
            }
        }
    }

    private static void disagree(TestBench bench, int bit, UnaryOperator<Communicator.Call> other, int otherSegment) {
        Nodes nodes = new Nodes(bench, AllreduceTest.DESIGN);
        for (int odd : new int[] {0, 1, 2, 10}) { // the root, inner nodes, a leaf
            long[][] reduces = nodes.agreed(AGREED, bench.random());
            Communicator.Call call = other.apply(AGREED);
            reduces[odd] = ALL.reduce(odd, nodes.epoch, otherSegment, call, Elements.random(call, bench.random()));
            nodes.expectDisagreement(reduces, Math.max(1, odd), 1L << bit);
        }
    }

    /** Each of the fields that only nodes compare, at every thread; in every mode, as published and improved. */
    private static void disagreeOnTerms(TestBench bench, Design<ReductionUnits> design) {
        Nodes nodes = new Nodes(bench, design);
        for (ReductionMode mode : ReductionMode.values()) {
            var call = new Communicator.Call(ReductionOperation.SUM, ElementType.INT64, mode, 3);
            for (DescriptorField field : Disagreement.fields()) {
                if (field.isInTag()) {
                    int odd = bench.random().nextInt(ALL.size());
                    int bit = bench.random().nextInt(field.width());
                    long[][] reduces = nodes.agreed(call, bench.random());
                    field.put(reduces[odd], 1L << bit);
                    Disagreement expected = Disagreement.of(ALL, reduces);
                    assertThat(expected.thread()).isEqualTo(Math.max(1, odd));
                    nodes.expectDisagreement(reduces, expected.thread(), expected.errors());
                }
            }
        }
    }

    @HardwareTest
    void onWhatOnlyNodesCompareImproved(TestBench bench) {
        disagreeOnTerms(bench, AllreduceTest.DESIGN);
    }

    @HardwareTest
    void onWhatOnlyNodesComparePublished(TestBench bench) {
        disagreeOnTerms(bench, PUBLISHED);
    }

    /** Any two threads, of one mind or of two: of all that differ from their parents the lowest is named. */
    @HardwareTest(timeoutCycles = 10_000_000)
    void ofAnyTwoThreadsTheLowestPairIsNamed(TestBench bench) {
        Nodes nodes = new Nodes(bench, AllreduceTest.DESIGN);
        for (int one = 0; one < ALL.size(); one++) {
            for (int two = one + 1; two < ALL.size(); two++) {
                long[][] reduces = nodes.agreed(AGREED, bench.random());
                DescriptorField.ROOT.put(reduces[one], 1);
                boolean isOfOneMind = bench.random().nextBoolean();
                DescriptorField other = isOfOneMind ? DescriptorField.ROOT : DescriptorField.KIND;
                other.put(reduces[two], 1);
                Disagreement expected = Disagreement.of(ALL, reduces);
                nodes.expectDisagreement(reduces, expected.thread(), expected.errors());
            }
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
