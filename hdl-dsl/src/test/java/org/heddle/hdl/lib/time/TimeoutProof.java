package org.heddle.hdl.lib.time;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** Expired exactly when so many cycles have passed without a restart. */
public final class TimeoutProof extends ProofComponent {
    /**
     * @param cycles without a restart
     */
    public TimeoutProof(int cycles) {
        parameter("cycles", cycles);
        Timeout unit = instance("unit", new Timeout(cycles));
        Bool restart = in(bool());
        unit.restart.set(restart);
        int width = Types.bitsToNumber(cycles + 2); // so that the count could be too high
        UInt quiet = reg(uint(width)).init(0);
        when(restart, () -> quiet.set(0)).elseWhen(quiet.ne(cycles), () -> quiet.set(quiet.addWrap(1)));
        assertAlways(quiet.le(cycles), "the proof counts up to the time");
        UInt left = inside("left", Types.bitsToNumber(cycles + 1)).zext(width);
        assertAlways(left.addWrap(quiet).eq(cycles), "it counts down to the time");
        assertAlways(unit.expired.eq(quiet.eq(cycles)), "expired when the time has passed");
        cover(unit.expired, "the time passes");
    }
}
