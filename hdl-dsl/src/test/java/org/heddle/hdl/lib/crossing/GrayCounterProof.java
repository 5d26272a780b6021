package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** A Gray counter changes one bit where it counts, and none where it does not. */
public final class GrayCounterProof extends ProofComponent {
    /**
     * @param width of the counter
     */
    public GrayCounterProof(int width) {
        parameter("width", width);
        Bool advance = in(bool());
        Bool clear = in(bool());
        GrayCounter unit = instance("unit", new GrayCounter(width));
        unit.advance.set(advance);
        unit.clear.set(clear);

        Bool started = reg(bool()).init(false);
        Bool advanced = reg(bool()).init(false);
        Bool cleared = reg(bool()).init(false);
        UInt before = reg(uint(width)).init(0);
        UInt number = reg(uint(width)).init(0);
        started.set(true);
        advanced.set(advance);
        cleared.set(clear);
        before.set(unit.gray);
        number.set(unit.binary);
        UInt changed = before.xor(unit.gray).popCount();
        assertAlways(unit.gray.eq(unit.binary.toGray()), "the code is that of the number");
        when(
                started,
                () -> when(cleared, () -> assertAlways(unit.binary.eq(0), "0 when cleared"))
                        .elseWhen(advanced, () -> {
                            assertAlways(changed.eq(1), "one bit changes");
                            assertAlways(unit.binary.eq(number.addWrap(1)), "counts by one");
                        })
                        .otherwise(() -> assertAlways(changed.eq(0), "nothing changes by itself")));
        cover(unit.binary.eq(3), "counts");
    }
}
