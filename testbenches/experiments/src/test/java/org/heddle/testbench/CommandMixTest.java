package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.experiment.dimmnet2.soak.MixedCommands;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.junit.jupiter.api.Tag;

/** All commands in any mix, queued back to back on both nodes at once, against a model of both memories and all windows. */
@Tag("slow")
class CommandMixTest {
    private static final VectorOperation[] HOSTS = Arrays.copyOf(VectorOperation.values(), VectorOperation.OF_HOSTS);

    private static void run(TestBench bench, int commands, int wrongOneIn, VectorOperation... kinds) {
        run(bench, Pairs.PUBLISHED, commands, wrongOneIn, kinds);
    }

    private static void run(
            TestBench bench, Design<Dimmnet2Pair> design, int commands, int wrongOneIn, VectorOperation... kinds) {
        try (NodePair pair = new NodePair(design, bench.options())) {
            RandomGenerator random = bench.random();
            MixedCommands mix = new MixedCommands(pair, random, wrongOneIn);
            for (int i = 0; i < commands; i++) {
                mix.submit(random.nextInt(2), kinds[random.nextInt(kinds.length)]);
            }
            mix.finish();
        }
    }

    @HardwareTest(seeds = 3, timeoutCycles = 10_000_000)
    void readsOfEveryShapeBringTheirBytes(TestBench bench) {
        run(bench, 50, 0, VectorOperation.REMOTE_READ);
    }

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void readsAndWritesInBothDirectionsDoNotHoldUpEachOther(TestBench bench) {
        run(bench, 60, 0, VectorOperation.REMOTE_READ, VectorOperation.REMOTE_WRITE);
    }

    @HardwareTest(seeds = 4, timeoutCycles = 10_000_000)
    void everyKindOfCommandKeepsItsBytesAmongTheOthers(TestBench bench) {
        run(bench, 80, 0, HOSTS);
    }

    @HardwareTest(seeds = 4, timeoutCycles = 10_000_000)
    void commandsThatEndAtAWrongEntryDoNotHurtTheOthers(TestBench bench) {
        run(bench, 80, 3, HOSTS);
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void theAskedNodeNamesTheWrongEntryOfItsList(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            MixedCommands mix = new MixedCommands(pair, bench.random(), 1);
            for (int i = 0; i < 12; i++) {
                mix.submit(0, VectorOperation.REMOTE_READ);
            }
            mix.finish();
            List<VectorStatus> told = new ArrayList<>(mix.told(0));
            told.removeIf(status -> status.status() != CommandStatus.SOURCE_LIST_ENTRY);
            assertThat(told).isNotEmpty();
        }
    }

    @HardwareTest(seeds = 4, timeoutCycles = 10_000_000)
    void theImprovedNodeKeepsTheBytesOfEveryKindOfCommand(TestBench bench) {
        run(bench, Pairs.IMPROVED, 100, 0, HOSTS);
    }

    @HardwareTest(seeds = 4, timeoutCycles = 10_000_000)
    void theImprovedNodeEndsCommandsAtAWrongEntryAndKeepsTheOthers(TestBench bench) {
        run(bench, Pairs.IMPROVED, 100, 3, HOSTS);
    }

    @HardwareTest(seeds = 3, timeoutCycles = 10_000_000)
    void withEveryQueueAtItsSmallestNothingLocksUpOverFaultyCables(TestBench bench) {
        Design<OpenPair> design = Dimmnet2Designs.openPair(SmallestNodes.configuration());
        FaultPlan plan = FaultPlan.random(10, bench.random().nextLong());
        try (NodePair pair = new NodePair(design, bench.options(), plan)) {
            MixedCommands mix = new MixedCommands(pair, bench.random(), 0);
            for (int i = 0; i < 80; i++) {
                mix.submit(bench.random().nextInt(2), HOSTS[bench.random().nextInt(HOSTS.length)]);
            }
            mix.finish();
        }
    }
}
