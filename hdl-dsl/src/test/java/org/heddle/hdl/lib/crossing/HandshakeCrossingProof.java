package org.heddle.hdl.lib.crossing;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.CrossingProof;

/** Each beat that is taken comes out once with its bits, before the next is taken. */
public final class HandshakeCrossingProof extends CrossingProof {
    private static final int WIDTH = 3;

    /** Any beats, any clocks. */
    public HandshakeCrossingProof() {
        Stream<UInt> source = in(from, stream(uint(WIDTH)));
        Stream<UInt> sink = out(to, stream(uint(WIDTH)));
        HandshakeCrossing<UInt> unit = instance("unit", new HandshakeCrossing<>(uint(WIDTH)));
        unit.from.set(from);
        unit.to.set(to);
        connect(unit.source, source);
        connect(sink, unit.sink);

        UInt took = reg(from, uint(3)).init(0);
        UInt last = reg(from, uint(WIDTH)).init(0);
        when(source.fires(), () -> {
            took.set(took.addWrap(1));
            last.set(source.data());
        });
        UInt gave = reg(to, uint(3)).init(0);
        when(sink.fires(), () -> gave.set(gave.addWrap(1)));
        Bool sent = insideBit("sent");
        Bool taken = insideBit("taken");
        oneChangeAtATime(List.of(
                sent,
                insideBit("forward.stage_0"),
                insideBit("forward.stage_1"),
                taken,
                insideBit("back.stage_0"),
                insideBit("back.stage_1")));
        invariant(took.subWrap(gave).eq(sent.xor(taken).asUInt().zext(3)), "each beat once");
        invariant(implies(sent.xor(taken), inside("word", WIDTH).eq(last)), "the word stands still");
        invariant(implies(sink.valid(), sink.data().eq(last)), "what comes out is what went in");
        within(to, () -> cover(gave.eq(1).and(sink.fires()), "a second beat arrives"));
    }
}
