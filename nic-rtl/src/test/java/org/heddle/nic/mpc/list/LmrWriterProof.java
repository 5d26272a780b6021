package org.heddle.nic.mpc.list;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Each event is written once, in its place, with the lap of its place, while that is free; LMR_NEW tells of those that are visible, and of no other,
 * whenever the process reads and tells of it.
 */
public final class LmrWriterProof extends ProofComponent {
    private static final int ENTRIES = 4;
    private static final int INDEX_WIDTH = 2;
    private static final int POINTER_WIDTH = LmeReader.POINTER_WIDTH;

    public LmrWriterProof() {
        LmrWriter<ListEvent> unit = instance("unit", LmrWriter.ofEvents(ENTRIES));
        Stream<ListEvent> event = in(stream(ListEvent.type()));
        Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType()));
        UInt base = in(uint(HostMemoryRequest.LINE_ADDRESS_WIDTH));
        UInt current = in(uint(POINTER_WIDTH));
        Bool returns = in(bool());
        Bool mayNotify = in(bool());
        connect(unit.receipt, event);
        connect(memory, unit.memory);
        unit.base.set(base);
        unit.current.set(current);
        unit.returns.set(returns);
        unit.mayNotify.set(mayNotify);

        UInt given = reg(uint(POINTER_WIDTH)).init(0);
        UInt visible = reg(uint(POINTER_WIDTH)).init(0);
        UInt read = reg(uint(POINTER_WIDTH)).init(0);
        Bool isUnderWay = given.ne(visible);
        assume(returns.implies(isUnderWay), "an entry becomes visible when it has been written");
        assume(current.subWrap(read).le(visible.subWrap(read)), "a process reads what is visible, once");
        read.set(current);
        when(memory.fires(), given::increment);
        when(returns, visible::increment);

        assertAlways(memory.fires().eq(event.fires()), "an event is written when it is taken");
        assertAlways(unit.written.eq(visible), "LMR_NEW tells of what is visible");
        assertAlways(unit.notifies.eq(returns), "each entry is notified once");
        assertAlways(
                given.subWrap(visible).eq(insideBit("writing").asUInt().zext(POINTER_WIDTH)),
                "one entry is under way at a time");
        assertAlways(visible.subWrap(read).le(given.subWrap(read)), "what is read was visible");
        assertAlways(given.subWrap(read).le(ENTRIES), "no entry is overwritten before it was read");
        assertAlways(
                insideBit("hasRoom")
                        .and(insideBit("settled"))
                        .implies(visible.subWrap(read).lt(ENTRIES)),
                "room that is known is there");
        when(memory.valid(), () -> {
            LineRequest request = memory.data();
            assertAlways(mayNotify, "there is a place for its notification");
            assertAlways(given.subWrap(current).lt(ENTRIES), "an entry is written into a place that is free");
            assertAlways(
                    request.line().eq(base.addWrap(given.trunc(INDEX_WIDTH).zext(base.width()))),
                    "it has the place behind the one before");
            assertAlways(
                    request.data()
                            .bit(HostMemoryRequest.LINE_BITS - 1)
                            .eq(given.bit(INDEX_WIDTH).not()),
                    "its lap tells it from the entry that was there");
        });
        cover(given.subWrap(current).eq(ENTRIES), "the list is full");
    }
}
