package org.heddle.testbench.counters;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.DramCounters;
import org.heddle.device.NodeMemory;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.testbench.NodePair;
import org.heddle.testbench.PairFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The counters of both nodes say in every snapshot exactly what the handshakes in the waveform add up to. */
class NodeCountersTest {
    private static final PairFactory PUBLISHED = new PairFactory(Dimmnet2Configuration.published());
    private static final PairFactory IMPROVED = new PairFactory(Dimmnet2Configuration.improved());

    @TempDir
    Path folder;

    @ParameterizedTest
    @Tag("slow")
    @EnumSource
    void theCountersOfPublishedNodesAreWhatIsSeen(CountedTransfer transfer) throws Exception {
        check(PUBLISHED, transfer);
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource
    void theCountersOfImprovedNodesAreWhatIsSeen(CountedTransfer transfer) throws Exception {
        check(IMPROVED, transfer);
    }

    private void check(PairFactory pairs, CountedTransfer transfer) throws Exception {
        Path file = folder.resolve("pair.vcd");
        List<List<NodeSnapshot>> seen;
        try (NodePair pair = pairs.open(SimulationOptions.defaults().waves(file))) {
            seen = CountedPair.snapshots(pair, transfer);
            for (int node = 0; node < 2; node++) {
                modulesCountTheSame(pair.node(node).memory(), seen.get(node));
            }
        }
        List<List<ExpectedCounts>> expected = WatchedNode.bothOf(file, pairs);
        for (int node = 0; node < 2; node++) {
            assertThat(expected.get(node)).hasSameSizeAs(seen.get(node));
            for (int i = 0; i < seen.get(node).size(); i++) {
                ExpectedCounts each = expected.get(node).get(i);
                assertThat(each.saidBy(seen.get(node).get(i)))
                        .as("snapshot %d of node %d", i, node)
                        .isEqualTo(each.values());
            }
        }
    }

    /** The device model counts by itself what comes to its pins. */
    private static void modulesCountTheSame(NodeMemory memory, List<NodeSnapshot> seen) {
        NodeSnapshot last = seen.get(seen.size() - 1);
        DramCounters modules = memory.module(0).counters().plus(memory.module(1).counters());
        assertThat(last.counter(Counter.ACTIVATIONS)).isEqualTo(modules.activations());
        assertThat(last.counter(Counter.BURSTS)).isEqualTo(modules.reads() + modules.writes());
        assertThat(last.rowHits()).isEqualTo(modules.rowHits());
    }
}
