package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.host.MpcMap;
import org.junit.jupiter.api.Tag;

/** Remote writes between two nodes: every byte travels through bus, packets and link. */
class MpcNodeTest {
    private static final long LIMIT = 300_000;

    private static final class Bench {
        final Rig<MpcPair> rig;
        final List<MpcHostBench> hosts;
        private final MpcMap map = new MpcMap();

        Bench(TestBench bench, MpcConfiguration configuration, boolean interrupts) {
            rig = Rig.once(bench, MpcPair.class, configuration);
            hosts = List.of(
                    new MpcHostBench(rig, 0, configuration, bench.random().nextLong()),
                    new MpcHostBench(rig, 1, configuration, bench.random().nextLong()));
            rig.simulation().reset(4);
            hosts.forEach(host -> host.start(interrupts));
        }

        void await(String what, java.util.function.BooleanSupplier condition) {
            long end = rig.simulation().cycle() + LIMIT;
            while (!condition.getAsBoolean()) {
                assertThat(rig.simulation().cycle())
                        .as("limit of waiting for " + what)
                        .isLessThan(end);
                rig.simulation().step(50);
            }
        }
    }

    @HardwareTest
    void bytesOfAnyLengthAndPlaceArriveAndNoOtherChanges(TestBench test) {
        Bench bench = new Bench(test, MpcConfiguration.published(), false);
        MpcHostBench from = bench.hosts.get(0);
        MpcHostBench to = bench.hosts.get(1);
        int sent = 0;
        for (int len : new int[] {1, 7, 21, 32, 127, 128, 129, 1000, 4096}) {
            int plad = 0x40_0000 + test.random().nextInt(4096);
            int prad = 0x80_0000 + test.random().nextInt(4096);
            byte[] before = to.storage.backdoorRead(prad - 64, len + 128);
            byte[] wanted = before.clone();
            System.arraycopy(from.storage.backdoorRead(plad, len), 0, wanted, 64, len);
            from.send(1, plad, prad, len, 5, 1000 + len, true, true, 0);
            sent++;
            int number = sent;
            bench.await("receipt " + number, () -> to.received() == number);
            assertThat(to.take()).containsExactly(0, 5, len, 1000 + len);
            assertThat(to.storage.backdoorRead(prad - 64, len + 128)).isEqualTo(wanted);
            assertThat(from.left()).isEqualTo(number);
        }
        assertThat(from.read(bench.map.counters)).isEqualTo(sent);
        assertThat(to.read(bench.map.counters)).isZero();
    }

    @HardwareTest
    @Tag("slow")
    void aNodeTellsItsHostHowLongItsListsAre(TestBench test) {
        Bench bench = new Bench(test, MpcConfiguration.published(), false);
        assertThat(bench.hosts.get(0).read(bench.map.lists))
                .isEqualTo(MpcConfiguration.published().entries());
    }

    @HardwareTest
    void oneNotificationForEachThatAskedByInterruptInOrder(TestBench test) {
        Bench bench = new Bench(test, MpcConfiguration.published(), true);
        MpcHostBench from = bench.hosts.get(0);
        MpcHostBench to = bench.hosts.get(1);
        for (int i = 0; i < 6; i++) {
            from.send(1, 0x1000 * (i + 1), 0x9000, 64, i, i, i % 2 == 0, i % 3 == 0, 0);
        }
        bench.await("six that have left", () -> from.left() == 6);
        bench.await("two receipts", () -> to.received() == 2);
        bench.rig.simulation().step(5000);
        for (int i = 0; i < 3; i++) {
            assertThat(from.read(bench.map.interrupt)).as("sent %d", i).isEqualTo(2);
        }
        assertThat(from.read(bench.map.interrupt)).isZero();
        assertThat(to.read(bench.map.interrupt)).isEqualTo(3);
        assertThat(to.read(bench.map.interrupt)).isEqualTo(3);
        assertThat(to.read(bench.map.interrupt)).isZero();
        assertThat(bench.rig.simulation().peek(bench.rig.dut().interrupt.get(1)))
                .isFalse();
        assertThat(from.read(bench.map.notifications)).isEqualTo(3);
        assertThat(to.read(bench.map.notifications)).isEqualTo(2);
        assertThat(to.received()).isEqualTo(2);
        assertThat(to.take()[3]).isZero();
        assertThat(to.take()[3]).isEqualTo(3);
    }

    @HardwareTest
    @Tag("slow")
    void aWrongEntryIsRefusedAndTheNextGoesOn(TestBench test) {
        Bench bench = new Bench(test, MpcConfiguration.published(), false);
        MpcHostBench from = bench.hosts.get(0);
        MpcHostBench to = bench.hosts.get(1);
        int end = 1 << 28;
        from.send(1, 0, 0, 0, 0, 0, false, true, 0);
        from.send(1, 0, 0, (1 << 24) + 1, 0, 0, false, true, 0);
        from.send(1, end - 10, 0, 11, 0, 0, false, true, 0);
        from.send(77, 0, 0, 8, 0, 0, false, true, 0);
        from.send(1, 0, end - 10, 11, 0, 0, false, true, 0); // the receiver drops it
        from.send(1, end - 10, end - 10, 10, 9, 9, false, true, 0);
        bench.await("all that have left", () -> from.left() == 6);
        bench.await("a receipt", () -> to.received() == 1);
        assertThat(to.take()).containsExactly(0, 9, 10, 9);
        assertThat(from.read(bench.map.counters)).isEqualTo(4L << 32 | 2);
        assertThat(to.read(bench.map.counters)).isEqualTo(1L << 48);
        assertThat(to.storage.backdoorRead(end - 10, 10)).isEqualTo(from.storage.backdoorRead(end - 10, 10));
    }

    @HardwareTest
    @Tag("slow")
    void aFullListOfReceiptsStallsAndLosesNothing(TestBench test) {
        MpcConfiguration few = MpcConfiguration.published().withEntries(4);
        Bench bench = new Bench(test, few, false);
        MpcHostBench from = bench.hosts.get(0);
        MpcHostBench to = bench.hosts.get(1);
        int sent = 0;
        for (int taken = 0; taken < 40; taken++) {
            while (sent < 40 && sent - from.left() < 4 && sent - taken < 12) {
                from.send(1, 0x1000, 0x5000, 16, 0, sent++, false, true, 0);
            }
            int before = taken;
            bench.await("receipt " + taken, () -> to.received() != (before & 0xFFFF));
            assertThat(to.received() - taken).isBetween(1, 4);
            assertThat(to.take()[3]).isEqualTo(taken);
        }
    }

    @HardwareTest
    void bothDirectionsAtOnce(TestBench test) {
        Bench bench = new Bench(test, MpcConfiguration.published(), false);
        int len = 3000;
        for (int node = 0; node < 2; node++) {
            bench.hosts.get(node).send(1 - node, 0x3001, 0x70_0003, len, node, node, true, true, node);
        }
        for (int node = 0; node < 2; node++) {
            MpcHostBench host = bench.hosts.get(node);
            bench.await("a receipt", () -> host.received() == 1);
            assertThat(host.take()).containsExactly(1 - node, 1 - node, len, 1 - node);
            assertThat(host.storage.backdoorRead(0x70_0003, len))
                    .isEqualTo(bench.hosts.get(1 - node).storage.backdoorRead(0x3001, len));
        }
    }
}
