package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;

/** Requests pass one at a time and unchanged, an offer stays, and a unit whose next line goes on with its burst is served next. */
public final class RunArbiterProof extends ProofComponent {
    private static final int COUNT = 3;
    private static final int TAG_WIDTH = 2;
    private static final int LINE_WIDTH = 4;

    public RunArbiterProof() {
        RunArbiter unit = instance("unit", new RunArbiter(COUNT, TAG_WIDTH, LINE_WIDTH));
        Vec<Stream<RunRequest>> sources = in(vec(COUNT, stream(RunRequest.type(TAG_WIDTH, LINE_WIDTH))));
        Stream<HostMemoryRequest> sink = out(stream(HostMemoryRequest.type(TAG_WIDTH, LINE_WIDTH)));
        connect(unit.sources, sources);
        connect(sink, unit.sink);
        UInt last = inside("last", COUNT);
        Bool offers = insideBit("offers");
        UInt number = inside("number", unit.chosen.width());
        Bool served = lit(false);
        for (int each = 0; each < COUNT; each++) {
            int i = each;
            Stream<RunRequest> source = sources.get(i);
            Bool waited = reg("waited" + i, bool()).init(false);
            waited.set(source.valid().and(source.ready().not()));
            assume(waited.implies(source.valid()), "a request stays until it is taken");
            Bool beat = source.fires();
            assertAlways(beat.and(served).not(), "one request at a time");
            when(beat, () -> {
                assertAlways(unit.chosen.eq(i), "its number goes along");
                assertAlways(sink.data().tag().eq(source.data().request().tag()), "its tag is unchanged");
                assertAlways(sink.data().address().eq(source.data().request().address()), "its line is unchanged");
            });
            when(offers.and(last.bit(i)), () -> assertAlways(source.valid(), "who was offered still asks"));
            when(last.eq(1 << i), () -> assertAlways(number.eq(i), "the number is that of the bit"));
            // In the cycle in which the next one is chosen.
            Bool goesOn = reg("goesOn" + i, bool()).init(false);
            goesOn.set(offers.not()
                    .and(last.eq(1 << i))
                    .and(source.valid())
                    .and(source.data().follows()));
            when(goesOn, () -> assertAlways(offers.and(last.eq(1 << i)), "a unit keeps its turn within a burst"));
            served = served.or(beat);
        }
        assertAlways(sink.fires().eq(served), "what is taken comes out");
        assertAlways(last.eq(0).or(last.eq(1)).or(last.eq(2)).or(last.eq(4)), "one is served");
        when(last.eq(0), () -> assertAlways(offers.not(), "an offer is somebody's"));
        Bool stalled = reg(bool()).init(false);
        stalled.set(sink.valid().and(sink.ready().not()));
        when(stalled, () -> assertAlways(sink.valid(), "an offer stays"));
        cover(served.and(last.bit(2)), "the last one is served");
    }
}
