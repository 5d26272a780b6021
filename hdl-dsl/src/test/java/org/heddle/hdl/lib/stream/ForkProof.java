package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;

/** Every sink of a fork gets every beat exactly once, unchanged. */
public final class ForkProof extends ProofComponent {
    private static final int COUNT = 3;
    private static final int WIDTH = 4;

    public ForkProof() {
        Fork<UInt> unit = instance("unit", new Fork<>(uint(WIDTH), COUNT));
        Stream<UInt> source = in(stream(uint(WIDTH)));
        Vec<Stream<UInt>> sinks = out(vec(COUNT, stream(uint(WIDTH))));
        connect(unit.source, source);
        connect(sinks, unit.sinks);
        Bool stalled = assumeKept(source);
        UInt taken = inside("taken", COUNT);
        for (int i = 0; i < COUNT; i++) {
            Stream<UInt> sink = sinks.get(i);
            assertKept(sink);
            Bool has = reg("has_" + i, bool()).init(false);
            when(source.fires(), () -> has.set(false)).elseWhen(sink.fires(), () -> has.set(true));
            assertAlways(taken.bit(i).eq(has), "it knows who has the beat");
            when(has, () -> assertAlways(stalled, "who has the beat had it from an offer"));
            when(sink.fires(), () -> {
                assertAlways(has.not(), "nobody gets a beat twice");
                assertAlways(source.valid().and(sink.data().eq(source.data())), "a copy is the beat");
            });
            when(source.fires(), () -> assertAlways(has.or(sink.fires()), "nobody is left out"));
        }
        assertAlways(
                source.ready()
                        .or(taken.bit(0).and(taken.bit(1)).and(taken.bit(2)).not()),
                "done when all have it");
        cover(source.fires().and(taken.eq(5)), "the last one takes its copy");
    }
}
