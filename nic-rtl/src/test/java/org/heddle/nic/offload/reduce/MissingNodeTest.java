package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.InnerNode;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;

/** A node that never comes is named to all others, which are released; one that comes late is told, too. */
class MissingNodeTest {
    private static final Communicator ALL = new Communicator(2, 1, 14, 3);

    private static void missing(TestBench bench, ReductionMode mode) {
        var call = new Communicator.Call(ReductionOperation.SUM, ElementType.UINT64, mode, 1);
        MessageFabric fabric = AllreduceTest.fabric(bench, StallProfile.NEVER, 60);
        fabric.open(ALL, 30);
        int epoch = 0;
        for (int absent : new int[] {13, 4, 1, 0}) { // leaves, an inner node, the root
            submit(fabric, epoch, call, Set.of(absent));
            for (int rank = 0; rank < ALL.size(); rank++) {
                if (rank != absent) {
                    expectFailure(fabric, rank, absent);
                }
            }
            assertThat(fabric.told(absent)).isEmpty();
            fabric.submit(absent, ALL.reduce(absent, epoch, 0, call, 1));
            fabric.submit(absent, ALL.broadcast(absent, epoch, epoch));
            if (absent == 0) {
                // All have sent to it before they gave it up: what it told them then came too late.
                assertThat(next(fabric, absent).status()).isEqualTo(ReductionStatus.DONE);
            } else {
                expectFailure(fabric, absent, absent);
            }
            epoch++;
            submit(fabric, epoch, call, Set.of());
            for (int rank = 0; rank < ALL.size(); rank++) {
                MessageFabric.Told told = next(fabric, rank);
                assertThat(told.status())
                        .as("behind %d, thread %d", absent, rank)
                        .isEqualTo(ReductionStatus.DONE);
                assertThat(told.data()).containsExactly(ALL.size());
            }
            epoch++;
        }
    }

    private static void submit(MessageFabric fabric, int epoch, Communicator.Call call, Set<Integer> absent) {
        for (int rank = 0; rank < ALL.size(); rank++) {
            if (!absent.contains(rank)) {
                fabric.submit(rank, ALL.reduce(rank, epoch, 0, call, 1));
                fabric.submit(rank, ALL.broadcast(rank, epoch, epoch));
            }
        }
    }

    private static void expectFailure(MessageFabric fabric, int rank, int absent) {
        MessageFabric.Told told = next(fabric, rank);
        assertThat(told.status()).as("%d is missing, thread %d", absent, rank).isEqualTo(ReductionStatus.FAILED);
        assertThat(told.get(DescriptorField.ERRORS)).isEqualTo(1L << ErrorVector.MISSING);
        assertThat(told.get(DescriptorField.CHILD))
                .as("%d is missing, thread %d", absent, rank)
                .isEqualTo(absent);
    }

    private static MessageFabric.Told next(MessageFabric fabric, int rank) {
        fabric.simulation
                .runUntil("thread " + rank, () -> !fabric.told(rank).isEmpty())
                .within(30_000);
        return fabric.told(rank).remove(0);
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    @Tag("slow")
    void inFixedMode(TestBench bench) {
        missing(bench, ReductionMode.FIXED);
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    @Tag("slow")
    void inFastMode(TestBench bench) {
        missing(bench, ReductionMode.FAST);
    }

    /**
     * A root waits as long for its children as for the result, so its own message is on its way when both times are over. How long that
     * takes from the look at one timer to the look at the other depends on the folds that are left, 8 cycles each, and on the words.
     */
    @HardwareTest(timeoutCycles = 10_000_000)
    @Tag("slow")
    void aRootNamesItsChildHoweverLongItsOwnMessageTakes(TestBench bench) {
        Communicator star = new Communicator(2, 1, 9, 8);
        MessageFabric fabric = AllreduceTest.fabric(bench, StallProfile.NEVER, 1);
        fabric.open(star, 16);
        int epoch = 0;
        for (int absent = 1; absent < star.size(); absent++) {
            for (int words = 1; words <= DescriptorField.DATA_WORDS; words++) {
                var call =
                        new Communicator.Call(ReductionOperation.SUM, ElementType.UINT64, ReductionMode.FIXED, words);
                for (int rank = 0; rank < star.size(); rank++) {
                    if (rank != absent) {
                        fabric.submit(rank, star.reduce(rank, epoch, 0, call, new long[words]));
                        fabric.submit(rank, star.broadcast(rank, epoch, epoch));
                    }
                }
                for (int rank = 0; rank < star.size(); rank++) {
                    if (rank != absent) {
                        expectFailure(fabric, rank, absent);
                    }
                }
                fabric.submit(absent, star.reduce(absent, epoch, 0, call, new long[words]));
                fabric.submit(absent, star.broadcast(absent, epoch, epoch));
                expectFailure(fabric, absent, absent);
                epoch++;
            }
        }
    }

    @HardwareTest(timeoutCycles = 1_000_000)
    void noResultIsGivenUpBeforeTheOwnMessageHasGoneUp(TestBench bench) {
        var call = new Communicator.Call(ReductionOperation.SUM, ElementType.UINT64, ReductionMode.FAST, 1);
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        for (int port = 0; port < 4; port++) {
            Communicator communicator = new Communicator(port, 1, 256, 2);
            long[] open = communicator.open(1);
            DescriptorField.EPOCH.put(open, 2);
            node.fabric.submit(0, open);
            for (int epoch = 0; epoch < 4; epoch++) {
                node.submit(communicator, epoch, call, new long[] {1});
            }
        }
        node.fabric.simulation.step(2_000);
        assertThat(node.fabric.told(0))
                .extracting(MessageFabric.Told::status)
                .containsOnly(ReductionStatus.OPENED)
                .hasSize(4);
    }
}
