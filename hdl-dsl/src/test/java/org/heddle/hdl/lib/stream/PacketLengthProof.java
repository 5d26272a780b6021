package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** The length of a packet is the number of its beats, and nothing is done to them. */
public final class PacketLengthProof extends ProofComponent {
    private static final int WIDTH = 3;
    private static final int LIMIT = 5;

    public PacketLengthProof() {
        PacketLength<UInt> unit = instance("unit", new PacketLength<>(uint(WIDTH), LIMIT));
        Stream<Fragment<UInt>> source = in(stream(Fragment.type(uint(WIDTH))));
        Stream<Fragment<UInt>> sink = out(stream(Fragment.type(uint(WIDTH))));
        connect(unit.source, source);
        connect(sink, unit.sink);
        UInt before = reg(uint(3)).init(0);
        when(source.fires(), () -> {
            before.set(mux(source.data().last(), lit(0, 3), before.addWrap(1)));
            assume(before.lt(LIMIT), "no packet is longer than the limit");
        });
        assertAlways(before.le(LIMIT), "the proof counts up to the limit");
        assertAlways(inside("passed", 3).eq(before), "it counts the beats before this one");
        assertAlways(unit.length.valid().eq(source.fires().and(source.data().last())), "a length for each packet");
        when(
                unit.length.valid(),
                () -> assertAlways(unit.length.data().eq(before.addWrap(1)), "the length is the number of beats"));
        assertAlways(sink.fires().eq(source.fires()), "beats pass");
        assertAlways(flat(sink).data().eq(flat(source).data()), "beats are unchanged");
        cover(unit.length.valid().and(unit.length.data().eq(3)), "a packet of three beats ends");
    }
}
