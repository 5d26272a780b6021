package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;

/** Beats come through one at a time and unchanged, an offer stays, and nobody waits for two beats of another. */
public final class RoundRobinArbiterProof extends ProofComponent {
    private static final int COUNT = 3;
    private static final int WIDTH = 4;

    public RoundRobinArbiterProof() {
        RoundRobinArbiter<UInt> unit = instance("unit", new RoundRobinArbiter<>(uint(WIDTH), COUNT));
        Vec<Stream<UInt>> sources = in(vec(COUNT, stream(uint(WIDTH))));
        Stream<UInt> sink = out(stream(uint(WIDTH)));
        connect(unit.sources, sources);
        connect(sink, unit.sink);
        assertKept(sink);
        UInt behindLast = inside("behindLast", COUNT);
        Bool kept = insideBit("kept");
        UInt keptGrant = inside("keptGrant", COUNT);
        assertAlways(behindLast.bit(0).not(), "the first is behind nobody");
        assertAlways(behindLast.bit(1).not().or(behindLast.bit(2)), "who is behind the last is so for all above");

        Bool served = lit(false);
        for (int i = 0; i < COUNT; i++) {
            Stream<UInt> source = sources.get(i);
            Bool waits = assumeKept(source);
            Bool beat = source.fires();
            assertAlways(beat.and(served).not(), "one beat at a time");
            when(beat, () -> assertAlways(sink.data().eq(source.data()), "a beat is unchanged"));
            when(kept.and(keptGrant.bit(i)), () -> assertAlways(waits, "who was offered still asks"));
            served = served.or(beat);
            Bool inOrder = lit(true);
            for (int j = 0; j < COUNT; j++) {
                if (i != j) {
                    Bool passed = kept.and(keptGrant.bit(j)).and(before(behindLast, i, j));
                    inOrder = inOrder.and(passed.not());
                }
            }
            for (int j = 0; j < COUNT; j++) {
                if (i != j) {
                    Bool comesFirst = before(behindLast, i, j)
                            .and(kept.and(keptGrant.bit(j)).not());
                    inTurn(source, waits, sources.get(j), comesFirst.and(inOrder));
                }
            }
        }
        assertAlways(sink.fires().eq(served), "what is taken comes out");
        requireOthersFirst(sources, behindLast, kept);
        when(kept, () -> assertAlways(keptGrant.eq(1).or(keptGrant.eq(2)).or(keptGrant.eq(4)), "one offer is kept"));
        Bool stalled = reg(bool()).init(false);
        stalled.set(sink.valid().and(sink.ready().not()));
        assertAlways(kept.eq(stalled), "it knows when an offer waits");
        cover(served.and(past(sources.get(2).fires())), "one behind the other");
    }

    /** Whoever was served last waits for all who ask, however long nobody asked in between. */
    private void requireOthersFirst(Vec<Stream<UInt>> sources, UInt behindLast, Bool kept) {
        UInt last = reg(uint(COUNT)).init(0);
        UInt none = lit(0, COUNT);
        for (int i = 0; i < COUNT; i++) {
            Stream<UInt> source = sources.get(i);
            UInt one = lit(1L << i, COUNT);
            when(source.fires(), () -> last.set(one));
            Bool others = lit(false);
            for (int j = 0; j < COUNT; j++) {
                others = j == i ? others : others.or(sources.get(j).valid());
            }
            assertAlways(
                    source.fires()
                            .and(last.and(one).ne(none))
                            .and(others)
                            .and(kept.not())
                            .not(),
                    "who was served last is served behind the others");
        }
        assertAlways(last.and(last.subWrap(1)).eq(0), "one was served last, or none yet");
        assertAlways(behindLast.eq(last.or(last.subWrap(1)).not()), "it knows who was served last");
    }

    /** Whether source i has its turn before source j. */
    private Bool before(UInt behindLast, int i, int j) {
        Bool first = behindLast.bit(i);
        Bool second = behindLast.bit(j);
        return i < j ? first.or(second.not()) : first.and(second.not());
    }

    /** While one asks, the other is served at most once. */
    private void inTurn(Stream<UInt> source, Bool waits, Stream<UInt> other, Bool comesFirst) {
        Bool overtaken = reg(bool()).init(false);
        when(source.fires(), () -> overtaken.set(false))
                .elseWhen(source.valid().and(other.fires()), () -> overtaken.set(true));
        when(overtaken, () -> {
            assertAlways(waits, "who was overtaken still asks");
            assertAlways(comesFirst, "who was overtaken comes first");
            assertAlways(other.fires().not(), "nobody waits for two of another");
        });
    }
}
