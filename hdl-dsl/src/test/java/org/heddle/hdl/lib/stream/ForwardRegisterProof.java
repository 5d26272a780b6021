package org.heddle.hdl.lib.stream;

import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.StreamProof;

/** A forward register holds one beat, and is ready whenever that can leave. */
public final class ForwardRegisterProof extends StreamProof {
    public ForwardRegisterProof() {
        ForwardRegister<UInt> unit = instance("unit", new ForwardRegister<>(uint(WIDTH)));
        connect(unit.source, source);
        connect(sink, unit.sink);
        offersStay();
        UInt word = inside("word", WIDTH);
        UInt beats = orderIsKept(1, ahead -> word);
        assertAlways(sink.valid().eq(beats.ne(0)), "valid while there is a beat");
        assertAlways(source.ready().eq(beats.eq(0).or(sink.ready())), "ready while empty, and when the beat leaves");
    }
}
