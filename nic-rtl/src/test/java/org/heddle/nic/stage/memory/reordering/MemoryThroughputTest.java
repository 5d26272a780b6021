package org.heddle.nic.stage.memory.reordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.memory.sodimm.SoDimmController;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.memory.sodimm.bench.ControllerRun;
import org.heddle.nic.stage.memory.sodimm.bench.LineTraffic;
import org.junit.jupiter.api.Tag;

/**
 * Cycles of each controller for the accesses that matter to DIMMnet-2: 4,096 elements, refresh on, counted from the first
 * request to the last answer. The figures are those of this hardware; they move only with it.
 */
@Tag("slow")
class MemoryThroughputTest {
    private static final int ELEMENTS = 4096;

    private static long published(TestBench bench, List<LineTraffic> traffic) {
        return checked(new ControllerRun(
                bench,
                () -> new SoDimmController(SoDimmTiming.pc1600()),
                NodeMemory.published(0),
                traffic,
                StallProfile.NEVER));
    }

    private static long improved(
            TestBench bench, int window, int waiting, int slots, int lineBytes, List<LineTraffic> traffic) {
        return checked(new ControllerRun(
                bench,
                () -> new ReorderingController(
                        SoDimmTiming.pc1600(),
                        new SchedulerSettings(window, waiting, slots, 32, 8),
                        new HashedMap(),
                        lineBytes),
                NodeMemory.improved(0),
                traffic,
                StallProfile.NEVER));
    }

    /** The controller and its timing as the improved configuration has them, read delay included. */
    private static long configured(TestBench bench, List<LineTraffic> traffic) {
        Dimmnet2Configuration improved = Dimmnet2Configuration.improved();
        assertThat(improved.timing().readDelay()).isEqualTo(2);
        return checked(new ControllerRun(bench, improved::memory, NodeMemory.improved(0), traffic, StallProfile.NEVER));
    }

    @HardwareTest
    void readDelayCostsTheImprovedControllerItsCyclesOnceAndNoThroughput(TestBench bench) {
        long reads = configured(bench, strided(32, false, 32_776, 8));
        assertThat(reads).isEqualTo(4_151 + 2);
        assertThat(megabytesPerSecond(ELEMENTS * 8L, reads)).isGreaterThanOrEqualTo(740);
        long writes = configured(bench, strided(32, true, 32_776, 8));
        assertThat(writes).isBetween(4_654L, 4_654L + 2);
        assertThat(megabytesPerSecond(ELEMENTS * 8L, writes)).isGreaterThanOrEqualTo(660);
    }

    private static long checked(ControllerRun run) {
        run.assertAnswers();
        return run.cycles;
    }

    /** Always the same data and addresses: their figures are pinned. */
    private static SchedulingTraffic lines(int bytes) {
        return new SchedulingTraffic(bytes, new SplittableRandom(7));
    }

    private static List<LineTraffic> strided(int lineBytes, boolean write, long stride, int elementBytes) {
        return lines(lineBytes).strided(write, stride, elementBytes, ELEMENTS);
    }

    private static double megabytesPerSecond(long bytes, long cycles) {
        return bytes * 100.0 / cycles;
    }

    private static void report(String access, long bytes, long cycles) {
        System.out.printf("%-48s %6d cycles %7.1f MB/s%n", access, cycles, megabytesPerSecond(bytes, cycles));
    }

    private static void assertImproved(
            TestBench bench, int lineBytes, boolean write, long stride, int elementBytes, long cycles) {
        long measured = improved(bench, 16, 4, 64, lineBytes, strided(lineBytes, write, stride, elementBytes));
        String access = "%d-byte %s, stride %,d, lines of %d"
                .formatted(elementBytes, write ? "write" : "read", stride, lineBytes);
        report(access, (long) ELEMENTS * elementBytes, measured);
        assertThat(measured).as(access).isEqualTo(cycles);
    }

    @HardwareTest
    void smallElementsARowApartAreReadAtNearlyOnePerCycle(TestBench bench) {
        assertImproved(bench, 16, false, 32_776, 8, 4151);
        assertImproved(bench, 16, false, 32_768, 8, 4127);
        assertImproved(bench, 16, false, 8_200, 8, 4257);
        assertImproved(bench, 16, false, 8, 8, 4117);
        assertImproved(bench, 32, false, 32_776, 8, 4151);
    }

    @HardwareTest
    void smallElementsARowApartAreWrittenAtAsManyAsBanksRecover(TestBench bench) {
        assertImproved(bench, 16, true, 32_776, 8, 4654);
        assertImproved(bench, 16, true, 32_768, 8, 4633);
        assertImproved(bench, 16, true, 8_200, 8, 4843);
        assertImproved(bench, 16, true, 8, 8, 4112);
        assertImproved(bench, 32, true, 32_776, 8, 4654);
    }

    @HardwareTest
    void longElementsFillTheRequestPortWithLinesOf16(TestBench bench) {
        // Nine lines where an element straddles one line more, eight where not: 8.5 cycles for each.
        assertImproved(bench, 16, false, 32_776, 128, 35_083);
        assertImproved(bench, 16, true, 32_776, 128, 35_114);
        assertImproved(bench, 16, false, 128, 128, 32_989);
        assertImproved(bench, 16, true, 128, 128, 32_998);
    }

    @HardwareTest
    void longElementsUseBothModulesInOneCycleWithLinesOf32(TestBench bench) {
        assertImproved(bench, 32, false, 32_776, 128, 22_922);
        assertImproved(bench, 32, true, 32_776, 128, 23_936);
        assertImproved(bench, 32, false, 128, 128, 17_470);
        assertImproved(bench, 32, true, 128, 128, 17_501);
    }

    @HardwareTest
    void elementsAnywhereMeetInTheirBanksAndWaitForTheOrder(TestBench bench) {
        long manySlots = improved(bench, 16, 16, 128, 16, lines(16).anywhere(false, 8, ELEMENTS));
        report("8-byte read, anywhere, 128 slots, queues of 16", 8L * ELEMENTS, manySlots);
        assertThat(manySlots).isEqualTo(4562);
        long reads = improved(bench, 16, 4, 64, 16, lines(16).anywhere(false, 8, ELEMENTS));
        long writes = improved(bench, 16, 4, 64, 16, lines(16).anywhere(true, 8, ELEMENTS));
        report("8-byte read, anywhere", 8L * ELEMENTS, reads);
        report("8-byte write, anywhere", 8L * ELEMENTS, writes);
        assertThat(reads).isEqualTo(4728);
        assertThat(writes).isEqualTo(5628);
    }

    @HardwareTest
    void overManyRefreshesTheRateFallsByWhatTheyCost(TestBench bench) {
        int elements = 40_960;
        long reads = improved(bench, 16, 4, 64, 16, lines(16).strided(false, 32_776, 8, elements));
        long writes = improved(bench, 16, 4, 64, 16, lines(16).strided(true, 32_776, 8, elements));
        report("8-byte read, stride 32,776, 40,960 elements", 8L * elements, reads);
        report("8-byte write, stride 32,776, 40,960 elements", 8L * elements, writes);
        assertThat(reads).isEqualTo(42_626);
        assertThat(writes).isEqualTo(48_284);
    }

    @HardwareTest
    void aWindowOfEightIsSlowerWhereRowsDiffer(TestBench bench) {
        long reads = improved(bench, 8, 4, 64, 16, strided(16, false, 32_776, 8));
        long writes = improved(bench, 8, 4, 64, 16, strided(16, true, 32_776, 8));
        report("8-byte read, stride 32,776, window 8", 8L * ELEMENTS, reads);
        report("8-byte write, stride 32,776, window 8", 8L * ELEMENTS, writes);
        assertThat(reads).isEqualTo(5061);
        assertThat(writes).isEqualTo(5463);
    }

    @HardwareTest
    void thePublishedControllerOpensOneRowAfterTheOther(TestBench bench) {
        long reads = published(bench, strided(32, false, 32_776, 8));
        long sameModule = published(bench, strided(32, false, 32_768, 8));
        long writes = published(bench, strided(32, true, 32_776, 8));
        report("8-byte read, stride 32,776, published", 8L * ELEMENTS, reads);
        report("8-byte read, stride 32,768, published", 8L * ELEMENTS, sameModule);
        report("8-byte write, stride 32,776, published", 8L * ELEMENTS, writes);
        assertThat(reads).isEqualTo(20_637);
        assertThat(sameModule).isEqualTo(28_969);
        assertThat(writes).isEqualTo(20_634);
    }
}
