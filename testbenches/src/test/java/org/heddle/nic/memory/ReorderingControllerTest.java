package org.heddle.nic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.nic.harness.Stalls;

/** The reordering controller with two modules on its pins, which check every timing rule of theirs in every cycle. */
class ReorderingControllerTest {
    private static ControllerRun run(TestBench bench, int lineBytes, List<LineTraffic> traffic, StallProfile stalls) {
        return new ControllerRun(
                bench,
                () -> new ReorderingController(
                        SoDimmTiming.pc1600(), SchedulerSettings.improved(), new HashedMap(), lineBytes),
                NodeMemory.improved(0),
                traffic,
                stalls);
    }

    private static List<LineTraffic> strided(
            boolean write, int lineBytes, long stride, int elementBytes, int count, RandomGenerator random) {
        List<LineTraffic> traffic = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            traffic.addAll(LineTraffic.element(write, i * stride, elementBytes, lineBytes, random));
        }
        return traffic;
    }

    /** Elements of a few lines of a few rows of every bank, and now and then anywhere. */
    private static List<LineTraffic> random(RandomGenerator random, int lineBytes, int number) {
        List<LineTraffic> traffic = new ArrayList<>();
        while (traffic.size() < number) {
            long region = List.of(0L, 1L << 15, 3L << 20, (1L << 29) - 4160).get(random.nextInt(4));
            long address = random.nextInt(8) == 0
                    ? 4 * random.nextLong((1L << 27) - 32)
                    : region + 4L * random.nextInt(random.nextBoolean() ? 16 : 1000);
            int bytes = 4 << random.nextInt(6);
            traffic.addAll(LineTraffic.element(random.nextBoolean(), address, bytes, lineBytes, random));
        }
        return traffic;
    }

    @HardwareTest(seeds = 2)
    void randomTrafficReadsAndLeavesWhatAByteArrayWould(TestBench bench) {
        for (int lineBytes : new int[] {16, 32}) {
            for (StallProfile stalls : Stalls.all()) {
                run(bench, lineBytes, random(bench.random(), lineBytes, 500), stalls)
                        .assertAnswers();
            }
        }
    }

    @HardwareTest
    void table(TestBench bench) {
        for (int lineBytes : new int[] {16, 32}) {
            for (boolean write : new boolean[] {false, true}) {
                for (long[] c : new long[][] {{32776, 8}, {32768, 8}, {8200, 8}, {32776, 128}, {8, 8}, {128, 128}}) {
                    ControllerRun run = run(
                            bench,
                            lineBytes,
                            strided(write, lineBytes, c[0], (int) c[1], 4096, bench.random()),
                            StallProfile.NEVER);
                    run.assertAnswers();
                    long max = run.latencies().stream().mapToLong(x -> x).max().getAsLong();
                    System.out.printf(
                            "%d %s stride %d element %d: %d cycles, %.1f MB/s maxlat %d%n",
                            lineBytes,
                            write ? "write" : "read",
                            c[0],
                            c[1],
                            run.cycles,
                            4096 * c[1] * 100.0 / run.cycles,
                            max);
                }
            }
        }
    }

    @HardwareTest
    void latency(TestBench bench) {
        ControllerRun run = run(
                bench,
                16,
                IntStream.range(0, 2).mapToObj(i -> LineTraffic.read(0, 15, 16)).toList(),
                StallProfile.NEVER);
        System.out.println(run.latencies());
        assertThat(run.latencies()).hasSize(2);
    }
}
