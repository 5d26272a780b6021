package org.heddle.nic.dimmnet2.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.activity.Activity;

/** The counters that are kept by one write, while all of them go on. Addresses are written out, as in the map. */
class CounterSnapshotTest {
    private static final int WORDS = 8 + 5 * 3;

    /** Changes every counter and every activity in each cycle, and remembers what had been counted before it. */
    private static final class BusyNode implements Agent {
        private final Simulation simulation;
        private final HostInterface host;
        private final TestBench bench;
        private final long[] counted = new long[WORDS];
        /** Events of the cycle before, by the blocks counts, which are a cycle later than the others. */
        private final long[] coming = new long[WORDS];

        private final Map<Long, long[]> before = new HashMap<>();

        BusyNode(Simulation simulation, HostInterface host, TestBench bench) {
            this.simulation = simulation;
            this.host = host;
            this.bench = bench;
        }

        @Override
        public void drive() {
            for (HostMap.Counter counter : HostMap.Counter.values()) {
                counted[counter.ordinal()] = bench.random().nextLong(1L << 32);
                simulation.poke(host.counter(counter), counted[counter.ordinal()]);
            }
            before.put(simulation.cycle(), counted.clone());
            for (int block = 0; block < 5; block++) {
                int kind = bench.random().nextInt(4); // idle, busy, waiting for its source, waiting for its sink
                Activity activity = host.activities.get(block);
                simulation.poke(activity.busy(), kind > 0);
                simulation.poke(activity.stalledBySource(), kind == 2);
                simulation.poke(activity.stalledBySink(), kind == 3);
                int first = 8 + 3 * block;
                boolean[] happens = {kind > 0, kind == 2, kind == 3};
                for (int i = 0; i < happens.length; i++) {
                    counted[first + i] += coming[first + i];
                    coming[first + i] = happens[i] && !simulation.inReset() ? 1 : 0;
                }
            }
        }

        @Override
        public void sample() {
            // It only drives.
        }
    }

    @HardwareTest
    void beforeTheFirstSnapshotAllItsWordsReadZero(TestBench bench) {
        Rig<HostInterface> rig = Rig.once(bench, HostInterface.class);
        StreamSource request = rig.source(rig.dut().request, StallProfile.NEVER);
        StreamSink response = rig.sink(rig.dut().response, StallProfile.NEVER);
        rig.add(new BusyNode(rig.simulation(), rig.dut(), bench));
        for (int word = 0; word < WORDS; word++) {
            request.send(0, 0x0200 + 8 * word, 0);
        }
        rig.run(response, WORDS, 100L * WORDS);
        assertThat(response.values()).hasSize(WORDS).containsOnly(0L);
    }

    @HardwareTest
    void allCountsOfASnapshotAreThoseOfTheCycleInWhichItWasTaken(TestBench bench) {
        Rig<HostInterface> rig = Rig.once(bench, HostInterface.class);
        StreamSource request = rig.source(rig.dut().request, StallProfile.NEVER);
        StreamSink response = rig.sink(rig.dut().response, StallProfile.RANDOM_HALF);
        Moments accesses = rig.beatsOf("accesses", rig.dut().request);
        BusyNode node = rig.add(new BusyNode(rig.simulation(), rig.dut(), bench));
        int snapshots = 4;
        for (int i = 0; i < snapshots; i++) {
            // The second process takes its snapshots of the same counters.
            int page = i % 2 << 16;
            request.send(1, page | 0x0200, 77);
            for (int word = 0; word < WORDS; word++) {
                request.send(0, page | 0x0200 + 8 * word, 0);
            }
        }
        int all = snapshots * (WORDS + 1);
        rig.run(response, all, 100L * all);
        for (int i = 0; i < snapshots; i++) {
            int first = i * (WORDS + 1);
            List<Long> expected = new ArrayList<>();
            for (long value : node.before.get(accesses.get(first))) {
                expected.add(value);
            }
            assertThat(response.values().subList(first + 1, first + 1 + WORDS))
                    .as("snapshot %d", i)
                    .isEqualTo(expected);
        }
    }
}
