package org.heddle.nic.face;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.BitSynchronizer;

/**
 * Soft reset of one unit, which has a clock of its own: it begins and ends at an edge of that clock, lasts {@value #CYCLES} cycles of the host's at least, and both sides have seen its end before
 * it is done. A unit whose clock stands still is not reset until it runs.
 *
 * <p>Latency: two or three edges of the unit's clock until it begins.
 */
final class UnitReset extends Component {
    /** Cycles of the host's clock. */
    static final int CYCLES = 16;

    /** State of the reset, as the host's side has it. */
    enum State {
        /** Nothing is to be reset. */
        IDLE,
        /** It is asked for, until it is seen and has lasted. */
        HOLDS,
        /** It is over, until that is seen. */
        ENDS
    }

    /** Clock of the unit. */
    final ClockDomain unit = clockDomain();

    /** 1 to reset the unit, until {@link #done}. */
    final Bool asked = in(bool());
    /** 1 in the cycle in which the unit is known to be out of its reset. */
    final Bool done = out(bool());
    /** 1 while the unit is to be reset, at its clock. */
    final Bool active = out(unit, bool());

    /** Joins both sides. */
    UnitReset() {
        EnumValue<State> state = reg("state", enumOf(State.class)).init(State.IDLE);
        UInt left = reg("left", uint(5)).init(0);
        Bool holds = reg("holds", bool()).init(false);
        BitSynchronizer there = new BitSynchronizer();
        within(unit, () -> instance("there", there));
        there.source.set(crossing(holds, "a level that stays until it is answered"));
        active.set(there.sink);
        BitSynchronizer back = instance("back", new BitSynchronizer());
        back.source.set(crossing(there.sink, "a level that stays until it is answered"));
        Bool seen = back.sink;
        Bool ends = state.is(State.ENDS).and(seen.not());
        when(left.ne(0), left::decrement);
        when(state.is(State.IDLE).and(asked), () -> {
                    state.set(State.HOLDS);
                    holds.set(true);
                    left.set(CYCLES);
                })
                .elseWhen(state.is(State.HOLDS).and(seen).and(left.eq(0)), () -> {
                    state.set(State.ENDS);
                    holds.set(false);
                })
                .elseWhen(ends, () -> state.set(State.IDLE));
        done.set(ends);
    }
}
