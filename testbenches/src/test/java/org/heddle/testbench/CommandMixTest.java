package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.host.VectorStatus;
import org.heddle.nic.host.CommandStatus;

/** All commands in any mix, queued back to back on both nodes at once, against a model of both memories and all windows. */
class CommandMixTest {
    private static void run(TestBench bench, int commands, int wrongOneIn, Integer... kinds) {
        try (MixedCommands mix = new MixedCommands(bench, wrongOneIn)) {
            RandomGenerator random = bench.random();
            for (int i = 0; i < commands; i++) {
                mix.submit(random.nextInt(2), kinds[random.nextInt(kinds.length)]);
            }
            mix.finish();
        }
    }

    @HardwareTest(seeds = 3, timeoutCycles = 10_000_000)
    void readsOfEveryShapeBringTheirBytes(TestBench bench) {
        run(bench, 50, 0, MixedCommands.REMOTE_READ);
    }

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void readsAndWritesInBothDirectionsDoNotHoldUpEachOther(TestBench bench) {
        run(bench, 60, 0, MixedCommands.REMOTE_READ, MixedCommands.REMOTE_WRITE);
    }

    @HardwareTest(seeds = 4, timeoutCycles = 10_000_000)
    void everyKindOfCommandKeepsItsBytesAmongTheOthers(TestBench bench) {
        run(bench, 80, 0, 0, 1, 2, 3);
    }

    @HardwareTest(seeds = 4, timeoutCycles = 10_000_000)
    void commandsThatEndAtAWrongEntryDoNotHurtTheOthers(TestBench bench) {
        run(bench, 80, 3, 0, 1, 2, 3);
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void theAskedNodeNamesTheWrongEntryOfItsList(TestBench bench) {
        try (MixedCommands mix = new MixedCommands(bench, 1)) {
            for (int i = 0; i < 12; i++) {
                mix.submit(0, MixedCommands.REMOTE_READ);
            }
            List<VectorStatus> told = new ArrayList<>(mix.finish());
            told.removeIf(status -> status.status() != CommandStatus.SOURCE_LIST_ENTRY);
            assertThat(told).isNotEmpty();
        }
    }
}
