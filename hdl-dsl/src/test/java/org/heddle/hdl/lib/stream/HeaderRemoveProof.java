package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** The first beat of a packet goes to one side, the others to the other, unchanged. */
public final class HeaderRemoveProof extends ProofComponent {
    private static final int WIDTH = 3;

    public HeaderRemoveProof() {
        HeaderRemove<UInt> unit = instance("unit", new HeaderRemove<>(uint(WIDTH)));
        Stream<Fragment<UInt>> source = in(stream(Fragment.type(uint(WIDTH))));
        Stream<Fragment<UInt>> header = out(stream(Fragment.type(uint(WIDTH))));
        Stream<Fragment<UInt>> body = out(stream(Fragment.type(uint(WIDTH))));
        connect(unit.source, source);
        connect(header, unit.header);
        connect(body, unit.body);
        assumeKept(flat(source));
        assertKept(flat(header));
        assertKept(flat(body));

        Bool begins = reg(bool()).init(true);
        when(source.fires(), () -> begins.set(source.data().last()));
        assertAlways(insideBit("inBody").ne(begins), "it knows where a packet begins");
        assertAlways(header.fires().eq(source.fires().and(begins)), "the first beat is a header");
        assertAlways(body.fires().eq(source.fires().and(begins.not())), "the others are a body");
        when(
                header.fires(),
                () -> assertAlways(flat(header).data().eq(flat(source).data()), "a header is unchanged"));
        when(body.fires(), () -> assertAlways(flat(body).data().eq(flat(source).data()), "a body is unchanged"));
        cover(body.fires().and(body.data().last()), "a body ends");
    }
}
