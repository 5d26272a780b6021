package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;

/** A barrier is a reduction of one word that nobody reads: nobody leaves it before all have entered. */
class BarrierTest {
    private static final Communicator.Call WORD =
            new Communicator.Call(ReductionOperation.BITWISE_OR, ElementType.UINT64, ReductionMode.FAST, 1);
    private static final int LONGEST = 6_000;

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    @Tag("slow")
    void nobodyLeavesBeforeAllHaveEntered(TestBench bench) {
        RandomGenerator random = bench.random();
        MessageFabric fabric = AllreduceTest.fabric(bench, StallProfile.RANDOM_HALF, 100);
        for (int round = 0; round < 3; round++) {
            int size = 2 + random.nextInt(15);
            Communicator all =
                    new Communicator(0, round + 1, size, List.of(2, 3, 4, 16).get(random.nextInt(4)));
            fabric.open(all);
            for (int epoch = 0; epoch < 4; epoch++) {
                pass(fabric, all, epoch, skew(size, random));
            }
        }
    }

    /** Cycles until each thread enters: all at once, near each other, far apart, or one long behind the others. */
    private static long[] skew(int size, RandomGenerator random) {
        int most = List.of(1, 20, 2_000, 1).get(random.nextInt(4));
        long[] skew = random.longs(size, 0, most).toArray();
        if (random.nextInt(3) == 0) {
            skew[random.nextInt(size)] = 3_000;
        }
        return skew;
    }

    private static void pass(MessageFabric fabric, Communicator all, int epoch, long[] skew) {
        long begin = fabric.simulation.cycle();
        long[] enters = new long[all.size()];
        long[] leaves = new long[all.size()];
        for (int cycle = 0; Arrays.stream(leaves).anyMatch(left -> left == 0); cycle++) {
            assertThat(cycle).as("cycles of a barrier").isLessThan(LONGEST);
            for (int rank = 0; rank < all.size(); rank++) {
                if (skew[rank] == cycle) {
                    enters[rank] = begin + cycle;
                    fabric.submit(rank, all.reduce(rank, epoch, 0, WORD, rank));
                    fabric.submit(rank, all.broadcast(rank, epoch, 0));
                }
                if (leaves[rank] == 0 && !fabric.told(rank).isEmpty()) {
                    assertThat(fabric.told(rank).remove(0).status()).isEqualTo(ReductionStatus.DONE);
                    leaves[rank] = begin + cycle;
                }
            }
            fabric.simulation.step(1);
        }
        long first = Arrays.stream(leaves).min().orElseThrow();
        long last = Arrays.stream(enters).max().orElseThrow();
        assertThat(first)
                .as("entered %s, left %s", Arrays.toString(enters), Arrays.toString(leaves))
                .isGreaterThan(last);
        for (int rank = 0; rank < all.size(); rank++) {
            assertThat(fabric.told(rank)).as("told once").isEmpty();
        }
    }
}
