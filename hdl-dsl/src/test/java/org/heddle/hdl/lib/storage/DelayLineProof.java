package org.heddle.hdl.lib.storage;

import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** The data of three cycles ago. */
public final class DelayLineProof extends ProofComponent {
    private static final int WIDTH = 4;

    public DelayLineProof() {
        DelayLine<UInt> unit = instance("unit", new DelayLine<>(uint(WIDTH), 3));
        UInt now = in(uint(WIDTH));
        unit.now.set(now);
        UInt age = reg(uint(2)).init(0);
        when(age.ne(3), () -> age.set(age.addWrap(1)));
        UInt first = past(now);
        UInt second = past(first);
        UInt third = past(second);
        when(age.eq(3), () -> assertAlways(unit.delayed.eq(third), "the data of three cycles ago"));
        cover(unit.delayed.ne(now).and(age.eq(3)), "the data change");
    }
}
