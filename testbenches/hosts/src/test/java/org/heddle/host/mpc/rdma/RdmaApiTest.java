package org.heddle.host.mpc.rdma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.heddle.host.mpc.cost.MpcTally;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.host.mpc.rdma.RdmaProcess.Told;
import org.heddle.mpi.rank.RankScheduler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RdmaApiTest {
    private static final long BASE = 64 << 20;
    private static final long LIMIT = 1_000_000_000;

    /** Runs processes: number p is process p / nodes of node p % nodes. */
    private static void run(
            MpcMode mode, ModelNodes nodes, int entries, int processes, Consumer<List<RdmaProcess>> body) {
        List<RdmaNode> shared = IntStream.range(0, nodes.nodes())
                .mapToObj(node -> new RdmaNode(processes, entries, mode))
                .toList();
        int ranks = processes * nodes.nodes();
        List<RdmaProcess> all = new ArrayList<>(Collections.nCopies(ranks, null));
        new RankScheduler(ranks, nodes, LIMIT).run(baton -> {
            int node = baton.rank() % nodes.nodes();
            RdmaProcess own = new RdmaProcess(mode, nodes, shared.get(node), node, baton.rank() / nodes.nodes(), baton);
            all.set(baton.rank(), own);
            List<RdmaProcess> view = new ArrayList<>();
            view.add(own);
            view.addAll(all);
            body.accept(view);
        });
    }

    /** M01: the call returns at once, and the sender is told of each write that asked, once, in order, after it has left. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void theSenderIsToldOfEachWriteThatAskedOnceAndLater(MpcMode mode) {
        ModelNodes nodes = new ModelNodes(2, 16, 150);
        run(mode, nodes, 16, 1, view -> {
            RdmaProcess own = view.get(0);
            if (own != view.get(1)) {
                return;
            }
            List<Told> expected = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                RemoteWrite write = own.write(1, 0, BASE, BASE, 4096, i, i % 3 == 0, false);
                own.api().rdmaSend(List.of(write));
                assertThat(nodes.sent(0)).as("sent so far").doesNotContain(write);
                if (i % 3 == 0) {
                    expected.add(new Told(0, write.ctrl(), i));
                }
                int told = expected.size();
                own.lookUntil(() -> own.sent.size() == told);
                assertThat(nodes.sent(0)).hasSizeGreaterThanOrEqualTo(i % 3 == 0 ? i + 1 : 0);
            }
            own.processor().work(100_000);
            own.api().netLookup(false);
            assertThat(own.sent).isEqualTo(expected);
        });
    }

    /** M02: the receiver is told once, when all bytes are there, with what the header has. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void theReceiverIsToldOnceWhenEveryByteIsVisible(MpcMode mode) {
        ModelNodes nodes = new ModelNodes(3, 16, 150);
        int messages = 60;
        run(mode, nodes, 16, 1, view -> {
            RdmaProcess own = view.get(0);
            if (own != view.get(3)) {
                int me = own == view.get(1) ? 0 : 1;
                for (int i = 0; i < messages; i++) {
                    byte[] data = new byte[1000];
                    new Random(i * 2L + me).nextBytes(data);
                    long from = BASE + i * 1000L;
                    nodes.backDoor(me).fill(from, data);
                    long to = BASE + (i * 2L + me) * 1000;
                    own.api().rdmaSend(List.of(own.write(2, 0, from, to, 1000, i * 2 + me, true, i % 2 == 0)));
                }
                own.lookUntil(() -> own.sent.size() == messages);
                return;
            }
            own.onReceipt(() -> {
                Told told = own.received.get(own.received.size() - 1);
                byte[] data = new byte[1000];
                new Random(told.id()).nextBytes(data);
                assertThat(own.memory(BASE + told.id() * 1000L, 1000)).isEqualTo(data);
                assertThat(told.id() % 2).isEqualTo(told.node());
            });
            own.lookUntil(() -> own.received.size() == messages);
            own.processor().work(100_000);
            own.api().netLookup(false);
            assertThat(own.received).hasSize(messages).doesNotHaveDuplicates();
        });
    }

    /** M03: a lookup that does not block returns at once; one that blocks, with a notification. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void lookupsReturnAtOnceOrWithANotification(MpcMode mode) {
        ModelNodes nodes = new ModelNodes(2, 16, 150);
        run(mode, nodes, 16, 1, view -> {
            RdmaProcess own = view.get(0);
            if (own == view.get(1)) {
                own.processor().work(50_000);
                own.api().rdmaSend(List.of(own.write(1, 0, BASE, BASE, 8, 1, false, true)));
                own.processor().work(50_000);
                own.api().rdmaSend(List.of(own.write(1, 0, BASE, BASE, 8, 2, false, true)));
                return;
            }
            long start = own.processor().cycle();
            assertThat(own.api().netLookup(false)).isFalse();
            assertThat(own.processor().cycle() - start).isLessThan(1_000);
            assertThat(own.api().netLookup(true)).isTrue();
            assertThat(own.received).hasSize(1);
            assertThat(own.processor().cycle()).isBetween(50_000L, 55_000L);
            own.processor().work(100_000);
            assertThat(own.received).as("told while it works").hasSize(mode == MpcMode.MPC1 ? 2 : 1);
            own.api().netLookup(false);
            assertThat(own.received).hasSize(2);
        });
    }

    /** M04, M05: lists that are full, wrap, and belong to two processes; messages longer than a list. */
    @ParameterizedTest
    @CsvSource({"MPC1,1", "MPC2,1", "MPC3,1", "MPC1,4", "MPC2,4", "MPC3,4", "MPC1,64", "MPC2,64"})
    void messagesOfTwoProcessesStayTogetherWhateverTheListsHold(MpcMode mode, int entries) {
        ModelNodes nodes = new ModelNodes(2, entries, 150);
        int messages = 40;
        int writes = 5;
        run(mode, nodes, entries, 2, view -> {
            RdmaProcess own = view.get(0);
            int me = view.subList(1, view.size()).indexOf(own);
            int node = me % 2;
            int process = me / 2;
            for (int i = 0; i < messages; i++) {
                List<RemoteWrite> message = new ArrayList<>();
                for (int part = 0; part < writes; part++) {
                    int id = (me * messages + i) * writes + part;
                    boolean last = part == writes - 1;
                    message.add(own.write(1 - node, process, BASE, BASE + id * 8L, 8, id, last, last));
                }
                own.api().rdmaSend(message);
                own.processor().work(7L * me + i % 3);
            }
            own.lookUntil(() -> own.received.size() == messages && own.sent.size() == messages);
            assertThat(own.received).extracting(Told::id).isSorted().doesNotHaveDuplicates();
            assertThat(own.sent).extracting(Told::id).isSorted().doesNotHaveDuplicates();
        });
        for (int node = 0; node < 2; node++) {
            List<RemoteWrite> sent = nodes.sent(node);
            assertThat(sent).hasSize(2 * messages * writes);
            for (int i = 0; i < sent.size(); i++) {
                int first = sent.get(i - i % writes).sid();
                assertThat(sent.get(i).sid()).as("write " + i).isEqualTo(first + i % writes);
            }
        }
    }

    /** M05: pointers count modulo 65,536. */
    @ParameterizedTest
    @Tag("slow")
    @EnumSource(
            value = MpcMode.class,
            names = {"MPC1", "MPC2"})
    void pointersWrap(MpcMode mode) {
        ModelNodes nodes = new ModelNodes(2, 8, 1);
        int messages = 70_000;
        run(mode, nodes, 8, 1, view -> {
            RdmaProcess own = view.get(0);
            if (own == view.get(1)) {
                for (int i = 0; i < messages; i++) {
                    own.api().rdmaSend(List.of(own.write(1, 0, BASE, BASE, 4, i, i % 5 == 0, i % 4 != 0)));
                }
                own.lookUntil(() -> own.sent.size() == messages / 5);
            } else {
                own.lookUntil(() -> own.received.size() == messages / 4 * 3);
            }
        });
        assertThat(nodes.sent(0)).hasSize(messages);
    }

    /** M05: a receiver that does not look stalls its sender's node; nothing is overwritten. */
    @Test
    void aFullListOfReceivedMessagesHoldsTheRestBack() {
        ModelNodes nodes = new ModelNodes(2, 4, 150);
        run(MpcMode.MPC2, nodes, 4, 1, view -> {
            RdmaProcess own = view.get(0);
            if (own == view.get(1)) {
                for (int i = 0; i < 20; i++) {
                    own.api().rdmaSend(List.of(own.write(1, 0, BASE, BASE, 4, i, true, true)));
                }
            } else {
                own.processor().work(100_000);
                assertThat(nodes.stalls(1)).isPositive();
                own.lookUntil(() -> own.received.size() == 20);
                assertThat(own.received)
                        .extracting(Told::id)
                        .isEqualTo(IntStream.range(0, 20).boxed().toList());
            }
        });
    }

    /** M11. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void aWriteOutsideTheReceiversZoneIsRefusedCountedAndHasNoEffect(MpcMode mode) {
        ModelNodes nodes = new ModelNodes(2, 16, 150);
        run(mode, nodes, 16, 1, view -> {
            RdmaProcess own = view.get(0);
            if (own != view.get(1)) {
                return;
            }
            RemoteWrite good = own.write(1, 0, BASE, BASE, 8, 0, false, false);
            long end = ModelNodes.MEMORY_BYTES;
            for (RemoteWrite bad : List.of(
                    own.write(1, 0, BASE, 4096, 8, 0, false, false),
                    own.write(1, 0, BASE, end - 7, 8, 0, false, false),
                    own.write(2, 0, BASE, BASE, 8, 0, false, false))) {
                assertThatThrownBy(() -> own.api().rdmaSend(List.of(good, bad)))
                        .isInstanceOf(BadRemoteAddressException.class)
                        .hasMessageContaining("0x%x".formatted(bad.prad()))
                        .hasMessageContaining("node " + bad.ndst());
            }
            own.api().rdmaSend(List.of(own.write(1, 0, BASE, end - 8, 8, 0, true, false)));
            own.lookUntil(() -> own.sent.size() == 1);
            assertThat(own.processor().tally().counts().badAddresses()).isEqualTo(3);
            assertThat(own.processor().tally().counts().rdmaSends()).isEqualTo(1);
            assertThat(nodes.sent(0)).hasSize(1);
        });
        assertThatThrownBy(() -> new RemoteWrite(0, 1, 0, 0, 0, 0, 0, 0, false, false))
                .hasMessageContaining("len=0");
    }

    /** M11: a read writes here, so that its place here is looked at, too. */
    @Test
    void aReadThatBeginsOrEndsOutsideItsZonesIsRefusedAndCounted() {
        RemoteZones zones = new RemoteZones(2, 16 << 20, 1 << 28);
        MpcTally tally = new MpcTally();
        long zone = 64 << 20;
        for (long[] wrong : new long[][] {{4096, zone}, {(1 << 28) - 63, zone}, {zone, 4096}, {zone, (1 << 28) - 63}}) {
            RemoteWrite read = new RemoteWrite(0, 1, wrong[0], wrong[1], 64, 0, 0, 0, false, true).asRead();
            assertThatThrownBy(() -> zones.check(read, tally))
                    .isInstanceOf(BadRemoteAddressException.class)
                    .hasMessageContaining("a remote read of 64 bytes at physical address 0x"
                            + Long.toHexString(wrong[0] == zone ? wrong[1] : wrong[0]) + " of node "
                            + (wrong[0] == zone ? 1 : 0));
        }
        assertThat(tally.counts().badAddresses()).isEqualTo(4);
        zones.check(new RemoteWrite(0, 1, zone, (1 << 28) - 64, 64, 0, 0, 0, false, true).asRead(), tally);
        zones.check(new RemoteWrite(0, 1, 4096, zone, 64, 0, 0, 0, false, true), tally);
        assertThat(tally.counts().badAddresses()).isEqualTo(4);
    }
}
