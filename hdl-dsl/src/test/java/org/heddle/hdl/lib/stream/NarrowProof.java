package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** The parts of a wide beat, the lowest bits first, and the beat is taken with the last. */
public final class NarrowProof extends ProofComponent {
    private static final int WIDTH = 2;

    public NarrowProof() {
        Narrow unit = instance("unit", new Narrow(WIDTH, 3));
        Stream<UInt> source = in(stream(uint(3 * WIDTH)));
        Stream<UInt> sink = out(stream(uint(WIDTH)));
        connect(unit.source, source);
        connect(sink, unit.sink);
        assumeKept(source);
        assertKept(sink);
        UInt number = reg(uint(2)).init(0);
        when(sink.fires(), () -> number.set(mux(number.eq(2), lit(0, 2), number.addWrap(1))));
        assertAlways(number.le(2), "three parts");
        assertAlways(inside("position_value", 2).eq(number), "it counts the parts");
        assertAlways(sink.valid().eq(source.valid()), "a part while there is a beat");
        assertAlways(source.fires().eq(sink.fires().and(number.eq(2))), "the beat is taken with its last part");
        for (int i = 0; i < 3; i++) {
            UInt part = source.data().bits(WIDTH * i + WIDTH - 1, WIDTH * i);
            when(number.eq(i).and(sink.valid()), () -> assertAlways(sink.data().eq(part), "each part in its turn"));
        }
        cover(source.fires(), "a wide beat is done");
    }
}
