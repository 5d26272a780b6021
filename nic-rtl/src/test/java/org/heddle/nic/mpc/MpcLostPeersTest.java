package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.mpc.MpcProcessBench.Event;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.mpc.page.PageField;
import org.heddle.nic.stage.arithmetic.ElementType;

/** Improved nodes one of which is taken for lost, though it only is slow: what it says then comes too late. */
class MpcLostPeersTest {
    private static final int LOST = EntryStatus.PEER_LOST.code();
    private static final int PLACE = 0x80_0000;
    private static final int CTRL = 1 << 8;
    private static final Event NODE_LOST = new Event(true, LOST, 1, 0, 0, 0);

    private static List<Event> events(MpcProcessesBench bench, MpcProcessBench of, int count) {
        return IntStream.range(0, count).mapToObj(i -> bench.event(of)).toList();
    }

    /** Fills the list of events of process 0 of node 0, whose process takes none up. */
    private static void fill(MpcProcessesBench bench, MpcProcessBench writer, int entries) {
        for (int id = 0; id < entries; id++) {
            writer.enterCarried(0, 0, new byte[] {(byte) id}, PLACE + id, id, false);
        }
        writer.ring();
        bench.await("all writes to leave", () -> writer.left() == entries);
        bench.rig.simulation().step(20_000);
    }

    @HardwareTest
    void aReadThatWasGivenUpIsToldOnceAndNothingIsWrittenBehindItsEnd(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench reader = bench.at(0, 1);
        int len = 100_000;
        int timeout = 4096;
        reader.setTimeout(timeout);
        long start = bench.rig.simulation().cycle();
        reader.enterRead(1, PLACE, 0x40_0000, len, 4, false);
        reader.ring();
        assertThat(events(bench, reader, 2))
                .containsExactlyInAnyOrder(new Event(true, LOST, 1, CTRL, len, 4), NODE_LOST);
        assertThat(bench.rig.simulation().cycle() - start).isBetween((long) timeout, timeout + 8_000L);
        byte[] then = reader.host.storage.backdoorRead(PLACE, len);
        assertThat(then)
                .as("some bytes had come")
                .startsWith(bench.at(1, 0).host.storage.backdoorRead(0x40_0000, 100));
        assertThat(bench.event(bench.at(0, 0))).isEqualTo(NODE_LOST);
        reader.enter(1, 0, PLACE, PLACE, 5000, 5, true, true, false);
        reader.enterRead(1, PLACE, 0x40_0000, 8, 6, true);
        reader.enterUpdate(1, PLACE, 0x40_0000, UpdateOperation.SUM, ElementType.INT64, 1, 7);
        reader.enter(0, 1, PLACE - 64, PLACE - 32, 8, 8, true, false, false);
        reader.ring();
        assertThat(events(bench, reader, 4))
                .as("at once, but for the node's own memory")
                .extracting(Event::status)
                .containsExactly(LOST, LOST, LOST, 0);
        bench.rig.simulation().step(100_000);
        assertThat(reader.host.storage.backdoorRead(PLACE, len)).isEqualTo(then);
        assertThat(reader.hasEvent() || bench.at(0, 0).hasEvent()).isFalse();
        assertThat(reader.lost()).isEqualTo(0b10);
        assertThat(reader.ended()).isEqualTo(4);
        assertThat(bench.at(1, 0).lost()).isZero();
    }

    @HardwareTest
    void aRefusalThatComesTooLateIsNotTold(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench reader = bench.at(0, 1);
        bench.at(1, 0).useTable(4);
        reader.setTimeout(64);
        reader.enterRead(1, 0, PLACE, 0, 100, 4, false);
        reader.ring();
        assertThat(events(bench, reader, 2))
                .containsExactlyInAnyOrder(new Event(true, LOST, 1, CTRL, 100, 4), NODE_LOST);
        bench.rig.simulation().step(20_000);
        assertThat(reader.hasEvent()).isFalse();
    }

    @HardwareTest
    void aNodeThatAnswersIsNotLostHoweverLongItTakes(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench reader = bench.at(0, 1);
        int timeout = 40_000;
        reader.setTimeout(timeout);
        bench.at(1, 0).setTimeout(timeout);
        int len = 40 * PageField.PAGE_BYTES;
        reader.enterRead(1, PLACE, 0x40_0000, len, 4, false);
        reader.enter(1, 0, PLACE, 0x60_0000, 8, 5, true, true, false);
        reader.ring();
        assertThat(events(bench, reader, 2))
                .containsExactlyInAnyOrder(new Event(true, 0, 1, 1 << 4, 8, 5), new Event(false, 0, 1, CTRL, len, 4));
        assertThat(bench.event(bench.at(1, 0)).id()).isEqualTo(5);
        bench.rig.simulation().step(3 * timeout);
        assertThat(reader.lost() | bench.at(1, 0).lost()).isZero();
        assertThat(reader.hasEvent()).isFalse();
    }

    @HardwareTest
    void aNodeIsNotLostWhileAProcessLetsItsListOfEventsFull(TestBench test) {
        MpcConfiguration improved = MpcConfiguration.improved();
        MpcProcessesBench bench = new MpcProcessesBench(test, improved);
        MpcProcessBench idle = bench.at(0, 0);
        MpcProcessBench busy = bench.at(0, 1);
        MpcProcessBench writer = bench.at(1, 1);
        bench.at(1, 0).useTable(4);
        int timeout = 40_000;
        idle.setTimeout(timeout);
        writer.setTimeout(timeout);
        int all = improved.entries();
        fill(bench, writer, all);

        int refused = 12;
        for (int id = 0; id < refused; id++) {
            idle.enter(1, 0, PLACE, 5 * PageField.PAGE_BYTES, 8, id, false, true, false);
        }
        idle.ring();
        busy.enter(1, 1, PLACE, PLACE, 8, 7, false, true, false);
        busy.ring();
        writer.enter(0, 1, PLACE, PLACE - 64, 8, 8, false, true, false);
        writer.ring();
        bench.rig.simulation().step(4 * timeout);
        assertThat(idle.lost() | writer.lost()).isZero();
        assertThat(bench.event(busy)).isEqualTo(new Event(false, 0, 1, 1 << 4 | 1 << 8, 8, 8));
        assertThat(bench.event(writer)).isEqualTo(new Event(false, 0, 0, 1 << 4 | 1 << 8, 8, 7));

        int stalled = 20;
        for (int id = 0; id < stalled; id++) {
            writer.enterCarried(0, 0, new byte[] {(byte) id}, PLACE + all + id, id, false);
        }
        writer.ring();
        bench.rig.simulation().step(4 * timeout);
        assertThat(idle.lost() | writer.lost()).isZero();

        for (int id = 0; id < all; id++) {
            assertThat(bench.event(idle)).isEqualTo(new Event(false, 0, 1, 1 << 4, 1, id));
        }
        idle.release();
        int status = EntryStatus.BAD_REMOTE_ADDRESS.code();
        List<Event> told = new ArrayList<>();
        IntStream.range(0, refused).forEach(id -> told.add(new Event(true, status, 1, 0, 8, id)));
        IntStream.range(0, stalled).forEach(id -> told.add(new Event(false, 0, 1, 1 << 4, 1, id)));
        assertThat(events(bench, idle, refused + stalled)).containsExactlyInAnyOrderElementsOf(told);
        for (int id = 0; id < refused; id++) {
            assertThat(bench.event(bench.at(1, 0))).isEqualTo(new Event(false, status, 0, 0, 8, id));
        }
        bench.rig.simulation().step(2 * timeout);
        assertThat(idle.lost() | writer.lost()).isZero();
    }

    @HardwareTest
    void aRefusalThatALostNodeNeverAcknowledgesHoldsUpNoOther(TestBench test) {
        MpcConfiguration improved = MpcConfiguration.improved();
        MpcProcessesBench bench = new MpcProcessesBench(test, improved);
        MpcProcessBench idle = bench.at(0, 0);
        MpcProcessBench other = bench.at(1, 1);
        bench.at(1, 0).useTable(4);
        fill(bench, other, improved.entries());
        int outside = 5 * PageField.PAGE_BYTES;
        int refused = 12;
        for (int id = 0; id < refused; id++) {
            idle.enter(1, 0, PLACE, outside, 8, id, false, true, false);
        }
        idle.ring();
        assertThat(bench.event(bench.at(1, 0)).id()).isZero();
        bench.rig.simulation().step(20_000);
        assertThat(other.lost()).isZero();

        other.setTimeout(64);
        assertThat(bench.event(other)).isEqualTo(new Event(true, LOST, 0, 0, 0, 0));
        other.enterRead(1, 0, PLACE, outside, 8, 99, false);
        other.ring();
        assertThat(bench.event(other))
                .isEqualTo(new Event(true, EntryStatus.BAD_REMOTE_ADDRESS.code(), 1, 1 << 8, 8, 99));
        assertThat(other.lost()).isEqualTo(1);
    }

    @HardwareTest
    void aNodeThatRefusesItselfRefusesAgain(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench reader = bench.at(1, 1);
        bench.at(1, 0).useTable(4);
        for (int id = 0; id < 3; id++) {
            reader.enterRead(1, 0, PLACE, 5 * PageField.PAGE_BYTES, 8, id, false);
            reader.ring();
            assertThat(bench.event(reader))
                    .isEqualTo(new Event(true, EntryStatus.BAD_REMOTE_ADDRESS.code(), 1, 1 << 8, 8, id));
        }
    }
}
