package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.StreamProof;

/** A backward register lets beats through, and keeps the one that comes before the stall is seen. */
public final class BackwardRegisterProof extends StreamProof {
    public BackwardRegisterProof() {
        BackwardRegister<UInt> unit = instance("unit", new BackwardRegister<>(uint(WIDTH)));
        connect(unit.source, source);
        connect(sink, unit.sink);
        offersStay();
        Bool waits = reg(bool()).init(false);
        UInt waiting = reg(uint(WIDTH)).init(0);
        when(source.fires().and(sink.fires().not()), () -> {
                    waits.set(true);
                    waiting.set(source.data());
                })
                .elseWhen(sink.fires(), () -> waits.set(false));
        assertAlways(insideBit("full").eq(waits), "it knows whether a beat waits");
        assertAlways(source.ready().eq(waits.not()), "ready while nothing waits");
        when(waits, () -> {
                    assertAlways(inside("spare", WIDTH).eq(waiting), "the beat that waits keeps its bits");
                    assertAlways(sink.valid().and(sink.data().eq(waiting)), "the beat that waits is offered");
                })
                .otherwise(() -> {
                    assertAlways(sink.valid().eq(source.valid()), "nothing is made and nothing is lost");
                    when(sink.valid(), () -> assertAlways(sink.data().eq(source.data()), "a beat passes unchanged"));
                });
        cover(waits.and(sink.fires()), "a beat that waited leaves");
    }
}
