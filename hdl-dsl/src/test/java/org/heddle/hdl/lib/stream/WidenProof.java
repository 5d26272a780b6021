package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** A wide beat is the last three narrow ones, the first in the lowest bits. */
public final class WidenProof extends ProofComponent {
    private static final int WIDTH = 2;

    public WidenProof() {
        Widen unit = instance("unit", new Widen(WIDTH, 3));
        Stream<UInt> source = in(stream(uint(WIDTH)));
        Stream<UInt> sink = out(stream(uint(3 * WIDTH)));
        connect(unit.source, source);
        connect(sink, unit.sink);
        assumeKept(source);
        assertKept(sink);
        UInt number = reg(uint(2)).init(0);
        UInt first = reg(uint(WIDTH)).init(0);
        UInt second = reg(uint(WIDTH)).init(0);
        when(source.fires(), () -> {
            number.set(mux(number.eq(2), lit(0, 2), number.addWrap(1)));
            when(number.eq(0), () -> first.set(source.data()));
            when(number.eq(1), () -> second.set(source.data()));
        });
        assertAlways(number.le(2), "three parts");
        assertAlways(inside("position_value", 2).eq(number), "it counts the parts");
        when(number.gt(0), () -> assertAlways(inside("part_1", WIDTH).eq(first), "it keeps the first part"));
        when(number.gt(1), () -> assertAlways(inside("part_0", WIDTH).eq(second), "it keeps the second part"));
        assertAlways(sink.fires().eq(source.fires().and(number.eq(2))), "a wide beat with each third part");
        when(sink.valid(), () -> assertAlways(sink.data().eq(cat(source.data(), second, first)), "all its parts"));
        cover(sink.fires(), "a wide beat");
    }
}
