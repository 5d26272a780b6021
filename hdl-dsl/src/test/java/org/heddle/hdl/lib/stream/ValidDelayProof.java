package org.heddle.hdl.lib.stream;

import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.proof.ProofComponent;

/** Proves that a beat comes three cycles later and unchanged, and nothing else comes. */
public final class ValidDelayProof extends ProofComponent {
    private static final int WIDTH = 4;

    public ValidDelayProof() {
        ValidDelay<UInt> unit = instance("unit", new ValidDelay<>(uint(WIDTH), 3));
        Valid<UInt> source = in(valid(uint(WIDTH)));
        connect(unit.source, source);
        UInt ages = reg(uint(3)).init(0);
        ages.set(ages.trunc(2).cat(source.valid().asUInt()));
        UInt first = past(source.data());
        UInt second = past(first);
        UInt third = past(second);
        assertAlways(unit.sink.valid().eq(ages.bit(2)), "a beat comes three cycles later");
        when(unit.sink.valid(), () -> assertAlways(unit.sink.data().eq(third), "a beat is unchanged"));
        cover(unit.sink.valid().and(ages.eq(5)), "two beats on the way");
    }
}
