package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.offload.reduce.bench.ReductionUnits;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;

/** Payloads of more than one descriptor: one after another as published, or overlapping. */
class SegmentationTest {
    private static final int NODES = 7;
    private static final int HOP_CYCLES = 100;

    @HardwareTest(timeoutCycles = 1_000_000)
    @Tag("slow")
    void publishedTheTimeStepsWithEachDescriptor(TestBench bench) {
        MessageFabric fabric = fabric(bench, false);
        long one = cycles(fabric, 1, 6, 1);
        long two = cycles(fabric, 2, 7, 1);
        long eight = cycles(fabric, 3, 1, 1);
        assertThat(eight).as("8 bytes against 48: %d", one).isBetween(one * 8 / 10, one);
        assertThat(two)
                .as("56 bytes: a descriptor of 48 bytes in %d, then one of 8 in %d", one, eight)
                .isBetween(one + eight - 20, one + eight + 20);
    }

    @HardwareTest(timeoutCycles = 1_000_000)
    @Tag("slow")
    void improvedTheStepIsGone(TestBench bench) {
        MessageFabric fabric = fabric(bench, true);
        long one = cycles(fabric, 1, 6, 4);
        long two = cycles(fabric, 2, 7, 4);
        long four = cycles(fabric, 3, 24, 4);
        assertThat(two).as("56 bytes against 48: %d", one).isLessThan(one + one / 10);
        assertThat(four).as("192 bytes against 48: %d", one).isLessThan(2 * one);
    }

    @HardwareTest
    @Tag("slow")
    void publishedAReductionThatOverlapsIsRefused(TestBench bench) {
        MessageFabric fabric = fabric(bench, false);
        Communicator communicator = new Communicator(0, 1, NODES, 2);
        fabric.open(communicator);
        var call = new Communicator.Call(ReductionOperation.SUM, ElementType.INT64, ReductionMode.FIXED, 1);
        fabric.submit(0, communicator.reduce(0, 0, 0, call, 1));
        fabric.submit(0, communicator.reduce(0, 1, 1, call, 1));
        fabric.simulation.runUntil("an answer", () -> !fabric.told(0).isEmpty()).within(100);
        assertThat(fabric.told(0).get(0).status()).isEqualTo(ReductionStatus.BUSY);
    }

    private static MessageFabric fabric(TestBench bench, boolean pipelined) {
        ReductionSize size = new ReductionSize(4, 4, 128, 256, pipelined);
        Design<ReductionUnits> design = Heddle.elaborate(() -> new ReductionUnits(NODES, size));
        MessageFabric fabric =
                new MessageFabric(bench.open(design), design.component(), StallProfile.NEVER, message -> HOP_CYCLES);
        fabric.simulation.reset(2);
        return fabric;
    }

    /** Cycles of an allreduce of so many words, from the first submission to the last completion, so many segments at a time. */
    private static long cycles(MessageFabric fabric, int generation, int words, int window) {
        Communicator communicator = new Communicator(0, generation, NODES, 2);
        fabric.open(communicator);
        int segments = (words + 5) / 6;
        long begins = fabric.simulation.cycle();
        List<Long> results = new ArrayList<>();
        for (int segment = 0; segment < segments; segment++) {
            int first = 6 * segment;
            int count = Math.min(6, words - first);
            var call = new Communicator.Call(ReductionOperation.SUM, ElementType.INT64, ReductionMode.FIXED, count);
            for (int rank = 0; rank < NODES; rank++) {
                long[] data = new long[count];
                for (int i = 0; i < count; i++) {
                    data[i] = 1000L * rank + first + i;
                }
                fabric.submit(rank, communicator.reduce(rank, segment, segment, call, data));
                fabric.submit(rank, communicator.broadcast(rank, segment, segment));
            }
            if (segment % window == window - 1 || segment == segments - 1) {
                await(fabric, segment % window + 1, results);
            }
        }
        long took = fabric.simulation.cycle() - begins;
        assertThat(results).hasSize(words);
        for (int i = 0; i < words; i++) {
            assertThat(results.get(i)).isEqualTo(21_000L + 7L * i);
        }
        return took;
    }

    /** Until every node has been told of all that was submitted; keeps what the last one was told. */
    private static void await(MessageFabric fabric, int segments, List<Long> results) {
        for (int node = 0; node < NODES; node++) {
            int rank = node;
            fabric.simulation
                    .runUntil("node " + node, () -> fabric.told(rank).size() == segments)
                    .within(10_000);
        }
        for (MessageFabric.Told told : fabric.told(NODES - 1)) {
            assertThat(told.status()).isEqualTo(ReductionStatus.DONE);
            for (long value : told.data()) {
                results.add(value);
            }
        }
        for (int node = 0; node < NODES; node++) {
            fabric.told(node).clear();
        }
    }
}
