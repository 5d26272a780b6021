package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Heddle;
import org.heddle.host.Dimmnet2Driver;
import org.heddle.host.VectorAccess;
import org.heddle.host.VectorStatus;
import org.heddle.host.VectorWrite;
import org.heddle.nic.host.CommandStatus;
import org.heddle.nic.top.Dimmnet2Configuration;
import org.heddle.nic.top.Dimmnet2Node;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Remote vector writes between more than two nodes, over switches. */
class SwitchedNodesTest {
    private static final int NODES = 4;
    private static final long LIMIT = 200_000;
    private static final long DESTINATIONS = 0x1000_0000L;
    private static final long REGION = 1 << 20;

    static List<Dimmnet2Configuration> configurations() {
        return List.of(Dimmnet2Configuration.published(), Dimmnet2Configuration.improved());
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void eachNodeWritesIntoEachOther(Dimmnet2Configuration configuration) {
        var design = Heddle.elaborate(() -> new Dimmnet2Node(configuration));
        try (SwitchedNodes nodes = new SwitchedNodes(design, NODES, 2, SimulationOptions.defaults())) {
            List<Dimmnet2Driver> drivers = new ArrayList<>();
            List<ExpectedBytes> expected = new ArrayList<>();
            for (int node = 0; node < NODES; node++) {
                drivers.add(new Dimmnet2Driver(nodes.hostPort(node), node));
                expected.add(new ExpectedBytes(node));
            }
            for (int from = 0; from < NODES; from++) {
                for (int to = 0; to < NODES; to++) {
                    if (from != to) {
                        VectorAccess source = VectorAccess.stride(0x400_0000L + REGION * to, 8, 255, 136);
                        VectorAccess destination = VectorAccess.stride(DESTINATIONS + REGION * from, 8, 255, 16);
                        VectorWrite write = new VectorWrite(source, destination, to, true);
                        drivers.get(from).submit(write);
                        expected.get(to).apply(write, from);
                    }
                }
            }
            for (int to = 0; to < NODES; to++) {
                List<Integer> senders = new ArrayList<>();
                for (int i = 1; i < NODES; i++) {
                    VectorStatus received = drivers.get(to).awaitReception(LIMIT);
                    assertThat(received.status()).isEqualTo(CommandStatus.DONE);
                    senders.add(received.node());
                }
                assertThat(senders).doesNotHaveDuplicates().doesNotContain(to);
            }
            for (int node = 0; node < NODES; node++) {
                expected.get(node).requireEqual(nodes.node(node).memory());
            }
            assertThat(nodes.fabric().discarded()).isZero();
        }
    }
}
