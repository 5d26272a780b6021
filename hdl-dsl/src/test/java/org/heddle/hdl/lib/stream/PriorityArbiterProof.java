package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;

/** Packets come through whole and unchanged, an offer stays, and the first that asks begins the next packet. */
public final class PriorityArbiterProof extends ProofComponent {
    private static final int COUNT = 3;
    private static final int WIDTH = 2;

    public PriorityArbiterProof() {
        PriorityArbiter<Fragment<UInt>> unit =
                instance("unit", new PriorityArbiter<>(Fragment.type(uint(WIDTH)), COUNT, Fragment::last));
        Vec<Stream<Fragment<UInt>>> sources = in(vec(COUNT, stream(Fragment.type(uint(WIDTH)))));
        Stream<Fragment<UInt>> sink = out(stream(Fragment.type(uint(WIDTH))));
        connect(unit.sources, sources);
        connect(sink, unit.sink);
        assertKept(flat(sink));

        UInt owner = reg(uint(2)).init(0);
        Bool open = reg(bool()).init(false);
        Bool stalled = reg(bool()).init(false);
        stalled.set(sink.valid().and(sink.ready().not()));
        when(sink.fires(), () -> open.set(sink.data().last().not()));
        when(sink.valid(), () -> owner.set(unit.chosen));
        Bool bound = open.or(stalled);
        assertAlways(insideBit("kept").eq(bound), "it knows when it is bound");
        when(bound, () -> {
            assertAlways(
                    inside("keptGrant", COUNT).eq(cat(owner.eq(2), owner.eq(1), owner.eq(0))), "to whom it is bound");
            assertAlways(owner.le(2), "to one that exists");
            when(sink.valid(), () -> assertAlways(unit.chosen.eq(owner), "a packet or an offer is not interrupted"));
        });
        Bool earlier = lit(false);
        Bool served = lit(false);
        for (int i = 0; i < COUNT; i++) {
            Stream<Fragment<UInt>> source = sources.get(i);
            int index = i;
            Bool waits = assumeKept(flat(source));
            when(stalled.and(owner.eq(i)), () -> assertAlways(waits, "who was offered still asks"));
            when(source.fires(), () -> {
                assertAlways(flat(sink).data().eq(flat(source).data()), "a beat is unchanged");
                assertAlways(unit.chosen.eq(index), "the index names who is served");
            });
            assertAlways(source.fires().and(served).not(), "one at a time");
            Bool urgent = earlier;
            when(bound.not().and(source.fires()), () -> assertAlways(urgent.not(), "the first that asks is served"));
            earlier = earlier.or(source.valid());
            served = served.or(source.fires());
        }
        assertAlways(sink.fires().eq(served), "what is taken comes out");
        Bool somebody = earlier;
        when(bound.not(), () -> assertAlways(sink.valid().eq(somebody), "somebody is served when somebody asks"));
        cover(open.and(sink.fires()).and(sink.data().last()).and(owner.eq(2)), "a packet of the last one ends");
    }
}
