package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** Each packet begins with a header, and goes on with its body, beat by beat. */
public final class HeaderInsertProof extends ProofComponent {
    private static final int WIDTH = 3;

    public HeaderInsertProof() {
        HeaderInsert<UInt> unit = instance("unit", new HeaderInsert<>(uint(WIDTH)));
        Stream<Fragment<UInt>> header = in(stream(Fragment.type(uint(WIDTH))));
        Stream<Fragment<UInt>> body = in(stream(Fragment.type(uint(WIDTH))));
        Stream<Fragment<UInt>> sink = out(stream(Fragment.type(uint(WIDTH))));
        connect(unit.header, header);
        connect(unit.body, body);
        connect(sink, unit.sink);
        assumeKept(flat(header));
        assumeKept(flat(body));
        assertKept(flat(sink));

        Bool begins = reg(bool()).init(true);
        when(sink.fires(), () -> begins.set(sink.data().last()));
        assertAlways(insideBit("inBody").ne(begins), "it knows where a packet begins");
        assertAlways(header.fires().eq(sink.fires().and(begins)), "a header is what a packet begins with");
        assertAlways(body.fires().eq(sink.fires().and(begins.not())), "a body is the rest of it");
        when(
                header.fires(),
                () -> assertAlways(flat(sink).data().eq(flat(header).data()), "a header is unchanged"));
        when(body.fires(), () -> assertAlways(flat(sink).data().eq(flat(body).data()), "a body is unchanged"));
        assertAlways(sink.valid().eq(mux(begins, header.valid(), body.valid())), "it waits for nothing else");
        cover(begins.not().and(sink.fires()).and(sink.data().last()), "a body ends");
    }
}
