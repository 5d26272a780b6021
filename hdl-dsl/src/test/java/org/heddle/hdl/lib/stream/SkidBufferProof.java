package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.StreamProof;

/** A skid buffer holds up to two beats in order, and takes one in each cycle in which it is not full. */
public final class SkidBufferProof extends StreamProof {
    public SkidBufferProof() {
        SkidBuffer<UInt> unit = instance("unit", new SkidBuffer<>(uint(WIDTH)));
        connect(unit.source, source);
        connect(sink, unit.sink);
        offersStay();
        Bool offered = insideBit("offered");
        Bool spareFull = insideBit("spareFull");
        UInt front = inside("front", WIDTH);
        UInt spare = inside("spare", WIDTH);
        UInt beats = orderIsKept(2, ahead -> mux(ahead.eq(0), front, spare));
        assertAlways(offered.or(spareFull.not()), "the spare register fills last");
        assertAlways(beats.eq(mux(spareFull, lit(2, 2), offered.asUInt().zext(2))), "the flags tell the fill");
        assertAlways(source.ready().eq(beats.ne(2)), "ready while there is room");
    }
}
