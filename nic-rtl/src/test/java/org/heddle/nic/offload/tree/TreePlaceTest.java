package org.heddle.nic.offload.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** A thread's place in a k-ary tree, all of it there in the cycle that says so, and not before. */
class TreePlaceTest {
    private static final Design<TreePlace> DESIGN = Heddle.elaborate(TreePlace::new);
    private static final int MOST_THREADS = 1 << 16;

    private static void check(Simulation simulation, int rank, int size, int arity) {
        TreePlace dut = DESIGN.component();
        simulation.poke(dut.rank, rank);
        simulation.poke(dut.size, size);
        simulation.poke(dut.arity, arity);
        simulation.poke(dut.begins, true);
        simulation.step();
        simulation.poke(dut.begins, false);
        for (int cycle = 1; cycle < TreePlace.CYCLES; cycle++) {
            assertThat(simulation.peek(dut.done)).as("done in cycle %d", cycle).isFalse();
            simulation.step();
        }
        String what = "thread %d of %d, arity %d".formatted(rank, size, arity);
        int parent = rank == 0 ? 0 : (rank - 1) / arity;
        assertThat(simulation.peek(dut.done)).as(what).isTrue();
        assertThat(simulation.peek(dut.parent)).as("parent of " + what).isEqualTo(parent);
        assertThat(simulation.peek(dut.child)).as("place of " + what).isEqualTo(rank == 0 ? 0 : (rank - 1) % arity);
        assertThat(simulation.peek(dut.children)).as("children of " + what).isEqualTo(children(rank, size, arity));
        assertThat(simulation.peek(dut.siblings))
                .as("siblings of " + what)
                .isEqualTo(rank == 0 ? 1 : children(parent, size, arity));
        if (children(rank, size, arity) > 0) {
            assertThat(simulation.peek(dut.firstChild))
                    .as("first child of " + what)
                    .isEqualTo(rank * arity + 1);
        }
        simulation.step();
        assertThat(simulation.peek(dut.done)).as("done once").isFalse();
    }

    private static int children(long rank, int size, int arity) {
        return (int) Math.max(0, Math.min(arity, size - (rank * arity + 1)));
    }

    @HardwareTest
    void everyThreadOfSmallTreesKnowsItsPlace(TestBench bench) {
        Simulation simulation = bench.open(DESIGN);
        simulation.reset(2);
        for (int arity = 2; arity <= 5; arity++) {
            for (int size = 1; size <= 40; size += 3) {
                for (int rank = 0; rank < size; rank++) {
                    check(simulation, rank, size, arity);
                }
            }
        }
    }

    @HardwareTest(seeds = 2)
    void threadsOfTreesOfAnySizeKnowTheirPlace(TestBench bench) {
        Simulation simulation = bench.open(DESIGN);
        simulation.reset(2);
        Random random = new Random(bench.seed());
        for (int i = 0; i < 500; i++) {
            int size = 1 + random.nextInt(MOST_THREADS - 1);
            check(simulation, random.nextInt(size), size, 2 + random.nextInt(31));
        }
        check(simulation, MOST_THREADS - 2, MOST_THREADS - 1, 2);
        check(simulation, MOST_THREADS - 2, MOST_THREADS - 1, 32);
    }
}
