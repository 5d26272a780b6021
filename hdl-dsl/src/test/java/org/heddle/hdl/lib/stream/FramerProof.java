package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** Packets have the lengths that were asked for, and every beat is in one. */
public final class FramerProof extends ProofComponent {
    private static final int WIDTH = 3;
    private static final int LIMIT = 5;

    public FramerProof() {
        Framer<UInt> unit = instance("unit", new Framer<>(uint(WIDTH), LIMIT));
        Stream<UInt> length = in(stream(uint(3)));
        Stream<UInt> source = in(stream(uint(WIDTH)));
        Stream<Fragment<UInt>> sink = out(stream(Fragment.type(uint(WIDTH))));
        connect(unit.length, length);
        connect(unit.source, source);
        connect(sink, unit.sink);
        Bool asked = assumeKept(length);
        assumeKept(source);
        assertKept(flat(sink));
        when(length.valid(), () -> assume(length.data().le(LIMIT), "no packet is longer than the limit"));

        UInt passed = reg(uint(3)).init(0);
        when(sink.fires(), () -> passed.set(mux(sink.data().last(), lit(0, 3), passed.addWrap(1))));
        assertAlways(inside("passed", 3).eq(passed), "it counts the beats of the packet");
        when(passed.ne(0), () -> assertAlways(asked.and(passed.lt(length.data())), "a packet that was begun goes on"));
        assertAlways(source.fires().eq(sink.fires()), "every beat is in a packet");
        when(sink.fires(), () -> {
            assertAlways(length.valid(), "no packet without a length");
            assertAlways(sink.data().data().eq(source.data()), "a beat is unchanged");
            assertAlways(sink.data().last().eq(passed.eq(length.data().subWrap(1))), "the last one is the length's");
        });
        assertAlways(
                length.fires()
                        .eq(length.valid()
                                .and(length.data()
                                        .eq(0)
                                        .or(sink.fires().and(sink.data().last())))),
                "a length is taken with its last beat");
        cover(sink.fires().and(sink.data().last()).and(length.data().eq(3)), "a packet of three beats ends");
    }
}
