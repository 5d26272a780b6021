package org.heddle.hdl.lib.crossing;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.CrossingProof;

/** Each event that is taken comes out once: of the two counts, one is at most one ahead. */
public final class PulseCrossingProof extends CrossingProof {
    /** Any pulses, any clocks. */
    public PulseCrossingProof() {
        Bool source = in(from, bool());
        PulseCrossing unit = instance("unit", new PulseCrossing());
        unit.from.set(from);
        unit.to.set(to);
        unit.source.set(source);

        UInt taken = reg(from, uint(3)).init(0);
        UInt given = reg(to, uint(3)).init(0);
        when(source.and(unit.ready), () -> taken.set(taken.addWrap(1)));
        when(unit.sink, () -> given.set(given.addWrap(1)));
        Bool sent = insideBit("sent");
        Bool arrived = insideBit("arrived");
        oneChangeAtATime(List.of(
                sent,
                insideBit("forward.stage_0"),
                insideBit("forward.stage_1"),
                arrived,
                insideBit("back.stage_0"),
                insideBit("back.stage_1")));
        invariant(taken.subWrap(given).eq(sent.xor(arrived).asUInt().zext(3)), "each event once");
        within(to, () -> cover(given.eq(1).and(unit.sink), "a second event arrives"));
    }
}
