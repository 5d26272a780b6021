package org.heddle.testbench.mpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.OwnLists;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.host.mpc.rdma.PeerLostException;
import org.heddle.host.mpc.rdma.ProcessRdma;
import org.heddle.host.mpc.rdma.RdmaEvents;
import org.heddle.host.mpc.rdma.RemoteZones;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.RankScheduler;
import org.heddle.nic.mpc.MpcConfiguration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Three improved nodes around a switch, one of which loses its cable for good. */
class LostPeerTest {
    private static final int TIMEOUT = 60_000;
    private static final long LIMIT = 3_000_000;
    private static final int BUFFER = 0x200_0000;
    private static final int PAGES = 16;
    private static final int PAGE = 4096;
    private static final int CTRL = ControlField.of(true, 0, 0);

    /** Process of a node, with what it has been told. */
    private static final class Process implements RdmaEvents {
        final List<String> told = new ArrayList<>();
        final ProcessRdma rdma;
        private final int node;

        Process(MpcNodes nodes, Baton baton) {
            node = baton.rank();
            EventPort port = nodes.eventPort(node, 0, baton);
            port.given(BUFFER / PAGE, PAGES);
            HostProcessor processor = new HostProcessor(baton, MpcConstants.PAPER);
            RemoteZones zones =
                    new RemoteZones(nodes.nodes(), BUFFER, nodes.memory(node).bytes());
            rdma = new ProcessRdma(processor, new OwnLists(port, processor), zones, this);
        }

        /** Writes 21 bytes, inside their entry. */
        void write(int to, int id, boolean ns) {
            rdma.rdmaSend(
                    List.of(new RemoteWrite(node, to, BUFFER, BUFFER + PAGE, 21, CTRL, id, id, ns, true).asCarried()));
        }

        /** Reads 5,000 bytes. */
        void read(int of, int id) {
            rdma.rdmaSend(List.of(
                    new RemoteWrite(node, of, BUFFER + 2 * PAGE, BUFFER, 5000, CTRL, id, id, false, true).asRead()));
        }

        void await(String... wanted) {
            while (!told.containsAll(List.of(wanted))) {
                rdma.netLookup(true);
            }
        }

        @Override
        public void sentNotify(int ctrl, int sid) {
            told.add("sent " + sid);
        }

        @Override
        public void recvNotify(int nsrc, int ctrl, int rid) {
            told.add("received " + rid + " from " + nsrc);
        }

        @Override
        public void lost(int peer, int id, long timeoutCycles) {
            told.add("lost order " + id + " to " + peer);
            assertThat(timeoutCycles).isEqualTo(TIMEOUT);
        }

        @Override
        public void nodeLost(int peer, long timeoutCycles) {
            told.add("lost node " + peer);
            assertThat(timeoutCycles).isEqualTo(TIMEOUT);
        }
    }

    @Test
    @Tag("slow")
    void aNodeWithoutItsCableEndsTheOrdersForItAndHoldsUpNoOther() {
        MpcOptions options = MpcOptions.published(SimulationOptions.defaults()).with(MpcConfiguration.improved());
        List<List<String>> told = new ArrayList<>(List.of(List.of(), List.of(), List.of()));
        try (MpcNodes nodes = new MpcNodes(3, options)) {
            IntStream.range(0, 3).forEach(node -> nodes.setTimeout(node, TIMEOUT));
            boolean[] isCut = new boolean[1];
            boolean[] isOpen = new boolean[3];
            new RankScheduler(3, nodes, LIMIT).run(baton -> {
                Process own = new Process(nodes, baton);
                isOpen[baton.rank()] = true;
                baton.sleep(() -> isOpen[0] && isOpen[1] && isOpen[2], LIMIT, () -> "all processes");
                if (baton.rank() == 0) {
                    stays(own, () -> {
                        nodes.cut(2);
                        isCut[0] = true;
                    });
                } else {
                    own.await("received 1 from 0");
                    baton.sleep(() -> isCut[0], LIMIT, () -> "the cut");
                    if (baton.rank() == 1) {
                        own.write(2, 9, false);
                        own.await("lost node 2", "received 40 from 0", "received 45 from 0");
                    } else {
                        goes(own);
                    }
                }
                told.set(baton.rank(), own.told);
            });
            told.forEach(each -> assertThat(each).doesNotHaveDuplicates());
            int[] lost = {0b100, 0b100, 0b011};
            for (int node = 0; node < 3; node++) {
                MpcNodeCounters counters = nodes.counters(node);
                assertThat(counters.lost()).isEqualTo(lost[node]);
                assertThat(counters.ended())
                        .isEqualTo(told.get(node).stream()
                                .filter(text -> text.startsWith("lost order"))
                                .count());
            }
            assertThat(told.get(0))
                    .contains("sent 2")
                    .doesNotContain("received 3 from 2", "sent 60", "received 61 from 2");
            assertThat(told.get(1)).doesNotContain("lost node 0");
        }
    }

    /** Orders for the node that is lost before and behind its loss, and for the one that is not. */
    private static void stays(Process own, Runnable cut) {
        own.write(1, 1, false);
        own.write(2, 1, false);
        own.write(2, 2, true);
        own.read(2, 4);
        own.await("sent 2", "received 4 from 2");
        cut.run();
        own.read(2, 3);
        for (int id = 100; id < 130; id++) {
            own.write(2, id, false);
        }
        own.write(1, 40, false);
        own.read(1, 50);
        own.await("lost order 3 to 2", "lost node 2", "received 50 from 1");
        own.write(2, 60, true);
        own.read(2, 61);
        own.write(1, 45, true);
        own.read(1, 51);
        own.await("lost order 60 to 2", "lost order 61 to 2", "sent 45", "received 51 from 1");
    }

    /** Orders of the node that is lost: its own link is dead, and so are all others to it. */
    private static void goes(Process own) {
        own.read(1, 7);
        for (int id = 100; id < 130; id++) {
            own.write(0, id, false);
        }
        own.write(1, 8, false);
        own.await("lost node 0", "lost node 1", "lost order 7 to 1");
        own.write(0, 20, true);
        own.await("lost order 20 to 0");
    }

    @Test
    @Tag("slow")
    void aNodeThatWasResetIsLostToThoseThatOrderAndHoldsUpNoOther() {
        MpcOptions options = MpcOptions.published(SimulationOptions.defaults()).with(MpcConfiguration.improved());
        List<List<String>> told = new ArrayList<>(List.of(List.of(), List.of(), List.of()));
        try (MpcNodes nodes = new MpcNodes(3, options)) {
            IntStream.range(0, 3).forEach(node -> nodes.setTimeout(node, TIMEOUT));
            boolean[] isOpen = new boolean[3];
            new RankScheduler(3, nodes, LIMIT).run(baton -> {
                Process own = new Process(nodes, baton);
                isOpen[baton.rank()] = true;
                baton.sleep(() -> isOpen[0] && isOpen[1] && isOpen[2], LIMIT, () -> "all processes");
                if (baton.rank() == 0) {
                    stays(own, () -> nodes.reset(2));
                } else {
                    own.await("received 1 from 0");
                    if (baton.rank() == 1) {
                        own.await("received 40 from 0", "received 45 from 0");
                    }
                }
                told.set(baton.rank(), own.told);
            });
            told.forEach(each -> assertThat(each).doesNotHaveDuplicates());
            assertThat(nodes.counters(0).lost()).isEqualTo(0b100);
            assertThat(nodes.counters(1).lost()).isZero();
            assertThat(told.get(0)).doesNotContain("received 3 from 2", "sent 60", "received 61 from 2");
        }
    }

    @Test
    void whoExpectsNoLossIsToldWhichNodeAndWhichTimeout() {
        RdmaEvents events = new RdmaEvents() {
            @Override
            public void sentNotify(int ctrl, int sid) {}

            @Override
            public void recvNotify(int nsrc, int ctrl, int rid) {}
        };
        assertThatThrownBy(() -> events.lost(5, 77, 10_000_000))
                .isInstanceOfSatisfying(PeerLostException.class, loss -> {
                    assertThat(loss.node()).isEqualTo(5);
                    assertThat(loss.timeoutCycles()).isEqualTo(10_000_000);
                })
                .hasMessageContaining("node 5 is lost")
                .hasMessageContaining("10000000 cycles")
                .hasMessageContaining("order 77");
        assertThatThrownBy(() -> events.nodeLost(6, 16)).hasMessageContaining("node 6 is lost");
    }
}
