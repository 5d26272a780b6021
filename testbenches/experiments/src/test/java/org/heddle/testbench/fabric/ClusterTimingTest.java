package org.heddle.testbench.fabric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.link.Switch;
import org.heddle.testbench.LaneWatch;
import org.heddle.testbench.LaneWatch.Passed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How long messages are under way in a fat tree of switches, in cycles of the link's clock. */
class ClusterTimingTest {
    private static final int CABLE_CYCLES = 13;
    /** Four words of header, 48 bytes, two checks. */
    private static final int WIRE_WORDS = 12;

    /** Packets that passed the links of nodes that reduced once. */
    private static final class Watched {
        final List<LaneWatch> sent = new ArrayList<>();
        final List<LaneWatch> arrived = new ArrayList<>();
        final ReductionCluster cluster;

        Watched(int nodes, int radix, int arity, int threads) {
            var options = new ReductionCluster.Options(radix, CABLE_CYCLES, SimulationOptions.defaults());
            cluster = ReductionCluster.of(nodes, ReductionConfiguration.improved(), options);
            try (ClusterBench bench = new ClusterBench(cluster, threads)) {
                for (int node = 0; node < nodes; node++) {
                    Simulation simulation = cluster.simulation(node);
                    var clock = simulation.clock(cluster.component().link);
                    sent.add(clock.add(new LaneWatch(simulation, cluster.component().transmit)));
                    arrived.add(clock.add(new LaneWatch(simulation, cluster.component().receive)));
                }
                Communicator communicator = new Communicator(0, 1, nodes, arity);
                var call = new Communicator.Call(ReductionOperation.SUM, ElementType.UINT64, ReductionMode.FIXED, 6);
                bench.open(communicator);
                for (int rank = 0; rank < nodes; rank++) {
                    bench.submit(rank, communicator.reduce(rank, 0, 0, call, 1, 2, 3, 4, 5, rank));
                    bench.submit(rank, communicator.broadcast(rank, 0, 0));
                }
                bench.await(nodes, DescriptorField.WORDS + 6, 20_000);
            }
        }

        List<List<Passed>> passed() {
            List<List<Passed>> all = new ArrayList<>();
            sent.forEach(lane -> all.add(lane.packets));
            arrived.forEach(lane -> all.add(lane.packets));
            return all;
        }
    }

    @Test
    @Tag("slow")
    void aMessageTakesTheSameTimeForEachSwitchOnItsWay() {
        Watched watched = new Watched(20, 4, 4, 1);
        Map<Integer, Long> fastest = new HashMap<>();
        for (int from = 0; from < 20; from++) {
            for (Passed message : watched.sent.get(from).packets) {
                int to = (int) message.header() & 0xFFFF;
                Passed there = watched.arrived.get(to).packets.stream()
                        .filter(each -> each.header() == message.header())
                        .findFirst()
                        .orElseThrow();
                assertThat(message.words()).isEqualTo(WIRE_WORDS);
                assertThat(there.words()).isEqualTo(WIRE_WORDS);
                int hops = watched.cluster.fabric().tree().hops(from, to);
                long time = there.first() - message.first();
                assertThat(time).as(hops + " hops").isGreaterThanOrEqualTo(alone(hops));
                fastest.merge(hops, time, Math::min);
            }
        }
        assertThat(fastest).isEqualTo(Map.of(1, alone(1), 3, alone(3), 5, alone(5)));
    }

    /** First word to first word: cables, and at each switch the packet whole and the switch's latency. */
    private static long alone(int hops) {
        return (hops + 1) * CABLE_CYCLES + hops * (WIRE_WORDS - 1 + Switch.LATENCY);
    }

    @Test
    @Tag("slow")
    void fifteenChildrenTakeFifteenPacketTimesToReachTheirParent() {
        List<Passed> atRoot = new Watched(16, 16, 15, 1).arrived.get(0).packets;
        assertThat(atRoot.stream().map(Passed::source))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(1, 16).boxed().toList());
        assertThat(atRoot.get(14).last() - atRoot.get(0).first() + 1).isEqualTo(15 * WIRE_WORDS);
    }

    @Test
    @Tag("slow")
    void anyNumberOfThreadsGivesTheSameCycles() {
        List<List<Passed>> alone = new Watched(20, 4, 3, 1).passed();
        assertThat(alone.stream().mapToInt(List::size).sum()).isEqualTo(2 * 2 * 19);
        for (int threads = 2; threads <= 3; threads++) {
            assertThat(new Watched(20, 4, 3, threads).passed()).isEqualTo(alone);
        }
    }
}
