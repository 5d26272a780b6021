package org.heddle.nic.mpc.list;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Reads the entries of the LME, one after the other: the next one when the one before has left.
 *
 * <pre>
 *  LME_CUR ─► next to leave .. LME_NEW ─► next to be written
 * </pre>
 */
public final class LmeReader extends Component {
    /** Width of a list's pointers, which count modulo 65,536. */
    public static final int POINTER_WIDTH = 16;

    /** 23 bits: line number of the first entry; constant while entries wait. */
    public final UInt base = in(uint(HostMemoryRequest.LINE_ADDRESS_WIDTH));
    /** 16 bits: LME_NEW, entries that have been written. */
    public final UInt written = in(uint(POINTER_WIDTH));
    /** 16 bits: LME_CUR, entries that have left. */
    public final UInt current = out(uint(POINTER_WIDTH));
    /** Reads of entries. */
    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: the entry. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** Entries to be carried out. */
    public final Stream<UInt> entry = out(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** 1 in the cycle in which the entry that was taken last has left. */
    public final Bool leaves = in(bool());

    private enum State {
        IDLE,
        READING,
        OFFERED,
        LEAVING
    }

    /**
     * @param entries of the list, a power of two up to 32,768
     */
    public LmeReader(int entries) {
        parameter("entries", entries);
        memory = out(stream(HostMemoryRequest.lineType()));
        int indexWidth = Integer.numberOfTrailingZeros(entries);
        var state = fsm(State.IDLE);
        UInt left = reg(uint(POINTER_WIDTH)).init(0);
        UInt kept = reg(uint(HostMemoryRequest.LINE_BITS));
        current.set(left);
        memory.valid().set(state.is(State.IDLE).and(written.ne(left)));
        memory.data().readWhole(base.addWrap(left.trunc(indexWidth).zext(base.width())));
        entry.valid().set(state.is(State.OFFERED));
        entry.data().set(kept);
        when(returns, () -> kept.set(line));
        when(leaves, left::increment);
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.READING, memory.fires());
            m.state(State.READING).goTo(State.OFFERED, returns);
            m.state(State.OFFERED).goTo(State.LEAVING, entry.ready());
            m.state(State.LEAVING).goTo(State.IDLE, leaves);
        });
        assertAlways(leaves.not().or(state.is(State.LEAVING)), "only an entry that was taken leaves");
        assertAlways(written.subWrap(left).le(entries), "no more entries are written than the list has places");
    }
}
