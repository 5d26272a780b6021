package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.DramCounters;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.HostMap.Cycles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Counters of two nodes after a remote write, compared with what their memories have seen. */
class NodeSnapshotTest {
    private static final int COMMANDS = 4;
    private static final VectorAccess ELEMENTS = VectorAccess.stride(0, 8, 200, 32_776);

    private static long busy(NodeSnapshot node, Block block) {
        return node.cycles(block, Cycles.BUSY);
    }

    @Test
    @Tag("slow")
    void bothNodesTellWhatTheirBlocksAndModulesHaveDone() {
        for (var design : List.of(Pairs.PUBLISHED, Pairs.IMPROVED)) {
            try (NodePair pair = new NodePair(design, SimulationOptions.defaults())) {
                Dimmnet2Driver sender = new Dimmnet2Driver(pair.hostPort(0), 0);
                Dimmnet2Driver receiver = new Dimmnet2Driver(pair.hostPort(1), 1);
                for (int i = 0; i < COMMANDS; i++) {
                    sender.submit(new VectorWrite(ELEMENTS, ELEMENTS, 1, i == COMMANDS - 1));
                }
                receiver.awaitReception(20_000);
                pair.hostPort(0).idle(20);
                NodeSnapshot there = receiver.snapshot();
                NodeSnapshot here = sender.snapshot();
                for (int node = 0; node < 2; node++) {
                    NodeSnapshot seen = node == 0 ? here : there;
                    DramCounters modules = pair.node(node)
                            .memory()
                            .module(0)
                            .counters()
                            .plus(pair.node(node).memory().module(1).counters());
                    assertThat(seen.counter(Counter.BURSTS)).isEqualTo(modules.reads() + modules.writes());
                    assertThat(seen.counter(Counter.ACTIVATIONS)).isEqualTo(modules.activations());
                    assertThat(seen.rowHits()).isEqualTo(modules.rowHits());
                    for (Block block : Block.values()) {
                        assertThat(busy(seen, block))
                                .isGreaterThanOrEqualTo(seen.cycles(block, Cycles.STALLED_BY_SOURCE)
                                        + seen.cycles(block, Cycles.STALLED_BY_SINK))
                                .isLessThanOrEqualTo(seen.counter(Counter.CYCLES));
                    }
                }
                // Each side does its own half of the work, and nothing else.
                assertThat(busy(there, Block.PREFETCH_UNIT)).isZero();
                assertThat(busy(there, Block.WINDOW_CONTROLLER)).isZero();
                assertThat(busy(here, Block.WRITE_UNIT)).isZero();
                assertThat(busy(here, Block.RECEIVE_CONTROLLER)).isZero();
                long lines = COMMANDS * 200L;
                assertThat(here.counter(Counter.LINES_READ)).isEqualTo(lines);
                assertThat(busy(here, Block.PREFETCH_UNIT)).isGreaterThanOrEqualTo(lines);
                assertThat(busy(there, Block.WRITE_UNIT)).isGreaterThanOrEqualTo(lines);
                // Nothing is under way any more: what was busy is idle.
                NodeSnapshot later = sender.snapshot();
                for (Block block : Block.values()) {
                    assertThat(busy(later, block)).isEqualTo(busy(here, block));
                }
                assertThat(later.counter(Counter.CYCLES)).isGreaterThan(here.counter(Counter.CYCLES));
            }
        }
    }
}
