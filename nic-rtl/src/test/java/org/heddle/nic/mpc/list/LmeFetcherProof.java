package org.heddle.nic.mpc.list;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Each entry that was written is read once, from its place, and comes out in its turn as it was read; LME_CUR tells of those that have left.
 * The solver chooses any one entry.
 */
public final class LmeFetcherProof extends ProofComponent {
    private static final int ENTRIES = 4;
    private static final int INDEX_WIDTH = 2;
    private static final int AHEAD = 2;
    private static final int POINTER_WIDTH = LmeReader.POINTER_WIDTH;

    public LmeFetcherProof() {
        LmeFetcher unit = instance("unit", new LmeFetcher(ENTRIES, AHEAD));
        Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType()));
        Stream<UInt> entry = out(stream(uint(HostMemoryRequest.LINE_BITS)));
        UInt base = in(uint(HostMemoryRequest.LINE_ADDRESS_WIDTH));
        UInt written = in(uint(POINTER_WIDTH));
        Bool returns = in(bool());
        UInt line = in(uint(HostMemoryRequest.LINE_BITS));
        Bool leaves = in(bool());
        Bool choose = in(bool());
        connect(memory, unit.memory);
        connect(entry, unit.entry);
        unit.base.set(base);
        unit.written.set(written);
        unit.returns.set(returns);
        unit.line.set(line);
        unit.leaves.set(leaves);

        UInt asked = reg(uint(POINTER_WIDTH)).init(0);
        UInt returned = reg(uint(POINTER_WIDTH)).init(0);
        UInt taken = reg(uint(POINTER_WIDTH)).init(0);
        UInt left = reg(uint(POINTER_WIDTH)).init(0);
        UInt ordered = reg(uint(POINTER_WIDTH)).init(0);
        assume(returns.implies(returned.ne(asked)), "a line comes when it was asked for, in their order");
        assume(leaves.implies(left.ne(taken)), "an entry leaves when it was taken");
        assume(written.subWrap(left).le(ENTRIES), "a process writes into places that are free");
        assume(ordered.subWrap(left).le(written.subWrap(left)), "LME_NEW goes forward");
        ordered.set(written);
        when(memory.fires(), asked::increment);
        when(returns, returned::increment);
        when(entry.fires(), taken::increment);
        when(leaves, left::increment);

        UInt used = inside("kept.used", 2);
        UInt head = inside("kept.head", 1);
        assertAlways(inside("kept.tail", 1).eq(head.addWrap(used.trunc(1))), "the queue knows where the next one goes");
        assertAlways(unit.current.eq(left), "LME_CUR tells of what has left");
        assertAlways(inside("fetched", POINTER_WIDTH).eq(asked), "entries are read one after the other");
        assertAlways(asked.subWrap(taken).eq(inside("held", 2).zext(POINTER_WIDTH)), "each has its place");
        assertAlways(asked.subWrap(taken).le(AHEAD), "no more are read than there are places");
        assertAlways(returned.subWrap(taken).eq(used.zext(POINTER_WIDTH)), "what has come waits for its turn");
        assertAlways(returned.subWrap(taken).le(asked.subWrap(taken)), "what has come was asked for");
        assertAlways(taken.subWrap(left).le(ordered.subWrap(left)), "none is taken that was not written");
        assertAlways(asked.subWrap(left).le(ordered.subWrap(left)), "none is read that was not written");
        assertAlways(taken.subWrap(left).le(asked.subWrap(left)), "none is taken that was not read");
        when(memory.valid(), () -> {
            assertAlways(asked.ne(written), "only an entry that was written is read");
            assertAlways(
                    memory.data()
                            .line()
                            .eq(base.addWrap(asked.trunc(INDEX_WIDTH).zext(base.width()))),
                    "it is read from its place");
        });

        Bool pending = reg(bool()).init(false);
        UInt number = reg(uint(POINTER_WIDTH));
        UInt read = reg(uint(HostMemoryRequest.LINE_BITS));
        Bool goes = pending.and(entry.fires()).and(taken.eq(number));
        when(choose.and(returns).and(pending.not()), () -> {
                    pending.set(true);
                    number.set(returned);
                    read.set(line);
                })
                .elseWhen(goes, () -> pending.set(false));
        when(pending, () -> {
            UInt place = number.subWrap(taken);
            assertAlways(place.lt(used.zext(POINTER_WIDTH)), "an entry that has come waits until it is taken");
            for (int i = 0; i < AHEAD; i++) {
                UInt kept = inside("kept.words[" + i + "]", HostMemoryRequest.LINE_BITS);
                when(
                        head.addWrap(place.trunc(1)).eq(i),
                        () -> assertAlways(kept.eq(read), "it is kept as it was read"));
            }
            when(
                    entry.valid().and(taken.eq(number)),
                    () -> assertAlways(entry.data().eq(read), "it comes out in its turn"));
        });
        cover(pending.and(asked.subWrap(taken).eq(AHEAD)), "entries are read ahead");
    }
}
