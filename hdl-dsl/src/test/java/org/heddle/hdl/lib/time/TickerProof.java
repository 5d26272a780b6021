package org.heddle.hdl.lib.time;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** A tick in every so-manieth cycle that counts, and in no other. */
public final class TickerProof extends ProofComponent {
    /**
     * @param cycles from tick to tick
     */
    public TickerProof(int cycles) {
        parameter("cycles", cycles);
        Ticker unit = instance("unit", new Ticker(cycles));
        Bool enable = in(bool());
        unit.enable.set(enable);
        int width = Types.bitsToNumber(cycles + 1); // so that the count could be too high
        UInt passed = reg(uint(width)).init(0);
        Bool due = passed.eq(cycles - 1);
        when(enable, () -> passed.set(mux(due, lit(0, width), passed.addWrap(1))));
        UInt left = inside("left", Types.bitsToNumber(cycles)).zext(width);
        assertAlways(passed.le(cycles - 1), "the proof counts up to the tick");
        assertAlways(left.addWrap(passed).eq(cycles - 1), "it counts down to the tick");
        assertAlways(unit.tick.eq(enable.and(due)), "a tick when it is due");
        cover(unit.tick, "a tick");
    }
}
