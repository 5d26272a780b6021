package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

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
}
