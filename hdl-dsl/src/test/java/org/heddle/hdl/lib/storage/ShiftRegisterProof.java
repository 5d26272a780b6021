package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** A load takes all bits, a shift moves each by one place, and nothing else moves them. */
public final class ShiftRegisterProof extends ProofComponent {
    private static final int WIDTH = 5;

    public ShiftRegisterProof() {
        ShiftRegister unit = instance("unit", new ShiftRegister(WIDTH));
        Bool load = in(bool());
        Bool shift = in(bool());
        Bool serialIn = in(bool());
        UInt parallelIn = in(uint(WIDTH));
        unit.load.set(load);
        unit.shift.set(shift);
        unit.serialIn.set(serialIn);
        unit.parallelIn.set(parallelIn);
        for (int i = 0; i < WIDTH; i++) {
            Bool bit = reg("bit_" + i, bool()).init(false);
            Bool below = i == 0 ? serialIn : unit.parallelOut.bit(i - 1);
            bit.set(mux(load, parallelIn.bit(i), mux(shift, below, unit.parallelOut.bit(i))));
            assertAlways(unit.parallelOut.bit(i).eq(bit), "every bit is where it belongs");
        }
        assertAlways(unit.serialOut.eq(unit.parallelOut.bit(WIDTH - 1)), "the top bit leaves first");
        cover(unit.serialOut.and(past(unit.serialOut).not()), "a one reaches the top");
    }
}
