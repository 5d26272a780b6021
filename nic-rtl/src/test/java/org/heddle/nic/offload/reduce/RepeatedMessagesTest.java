package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.InnerNode;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.packet.PacketFormat;
import org.junit.jupiter.api.Tag;

/** Messages that come more than once, late, cut, or for somebody else count once or not at all. */
class RepeatedMessagesTest {
    private static final Communicator.Call CALL =
            new Communicator.Call(ReductionOperation.SUM, ElementType.INT64, ReductionMode.FIXED, 2);

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    @Tag("slow")
    void whatIsRepeatedCountsOnce(TestBench bench) {
        MessageFabric fabric = AllreduceTest.fabric(bench, StallProfile.NEVER, 300);
        fabric.copies(message -> 1 + bench.random().nextInt(3));
        Communicator communicator = new Communicator(0, 1, 16, 4);
        fabric.open(communicator);
        for (int epoch = 0; epoch < 24; epoch++) {
            for (int rank = 0; rank < 16; rank++) {
                fabric.submit(rank, communicator.reduce(rank, epoch, 0, CALL, 1L << rank, epoch));
                fabric.submit(rank, communicator.broadcast(rank, epoch, 0));
            }
            for (int node = 0; node < 16; node++) {
                int rank = node;
                fabric.simulation
                        .runUntil("node " + node, () -> !fabric.told(rank).isEmpty())
                        .within(10_000);
                MessageFabric.Told told = fabric.told(rank).remove(0);
                assertThat(told.status()).isEqualTo(ReductionStatus.DONE);
                assertThat(told.data()).containsExactly(0xFFFF, 16L * epoch);
            }
        }
        fabric.simulation.step(1000);
        assertThat(fabric.simulation.peek(fabric.units.dropped.get(0))).isGreaterThan(20);
        for (int node = 0; node < 16; node++) {
            assertThat(fabric.told(node)).as("node %d", node).isEmpty();
        }
    }

    @HardwareTest
    void r5WhatIsCutOrTooLongOrForAnotherNodeNeverCounts(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        Communicator communicator = node.open(2);
        node.submit(communicator, 0, CALL, new long[] {100, 200});
        node.fabric.deliver(0, InnerNode.message(communicator, 0, CALL, 0, new long[] {1, 2}));
        int dropped = 0;
        for (int words = 1; words < PacketFormat.LINK_HEADER_WORDS + 4; words++) {
            var whole = InnerNode.message(communicator, 0, CALL, 1, new long[] {5, 6, 7, 8});
            whole.get(0)[0] = whole.get(0)[0] & ~(0x3FFFL << 32) | 16L << 32; // says two words
            if (words != PacketFormat.LINK_HEADER_WORDS + 2) {
                var cut = whole.subList(0, words);
                cut.get(words - 1)[1] = 1;
                node.fabric.deliver(0, cut);
                dropped++;
            }
        }
        for (long bytes : new long[] {0, 12, 56}) {
            var odd = InnerNode.message(communicator, 0, CALL, 1, new long[] {5, 6});
            odd.get(0)[0] = odd.get(0)[0] & ~(0x3FFFL << 32) | bytes << 32;
            node.fabric.deliver(0, odd);
        }
        var elsewhere = InnerNode.message(communicator, 0, CALL, 1, new long[] {5, 6});
        elsewhere.get(0)[0] |= 3;
        node.fabric.deliver(0, elsewhere);
        node.fabric.simulation.step(500);
        assertThat(node.fabric.simulation.peek(node.fabric.units.dropped.get(0)))
                .isEqualTo(dropped + 4);
        assertThat(node.fabric.outside).isEmpty();
        node.fabric.deliver(0, InnerNode.message(communicator, 0, CALL, 1, new long[] {10, 20}));
        node.fabric
                .simulation
                .runUntil("the message to the parent", () -> !node.fabric.outside.isEmpty())
                .within(1000);
        assertThat(InnerNode.data(node.fabric.outside.get(0))).containsExactly(111, 222);
    }

    @HardwareTest
    void r7AMessageOfAnEarlierGenerationIsDropped(TestBench bench) {
        InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
        Communicator before = node.open(2);
        Communicator now = node.open(2);
        node.submit(now, 0, CALL, new long[] {100, 200});
        node.fabric.deliver(0, InnerNode.message(before, 0, CALL, 0, new long[] {7, 7}));
        node.fabric.deliver(0, InnerNode.message(before, 0, CALL, 1, new long[] {7, 7}));
        node.fabric.deliver(0, InnerNode.message(now, 0, CALL, 1, new long[] {10, 20}));
        node.fabric.deliver(0, InnerNode.message(now, 0, CALL, 0, new long[] {1, 2}));
        node.fabric
                .simulation
                .runUntil("the message to the parent", () -> !node.fabric.outside.isEmpty())
                .within(1000);
        assertThat(InnerNode.data(node.fabric.outside.get(0))).containsExactly(111, 222);
    }
}
