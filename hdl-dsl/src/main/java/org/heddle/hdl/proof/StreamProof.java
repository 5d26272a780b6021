package org.heddle.hdl.proof;

import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Claims about a unit between two streams: it loses nothing, repeats nothing, keeps the order and the bits.
 *
 * <p>The solver may choose any one beat that goes in. The proof counts the beats before it that are still inside; when that
 * many have come out, the next must be the chosen one. As any beat can be the chosen one, this holds for all.
 */
public abstract class StreamProof extends ProofComponent {
    /** Bits of a beat. */
    protected static final int WIDTH = 4;

    /** Beats that enter the unit. */
    protected final Stream<UInt> source = in(stream(uint(WIDTH)));

    /** Beats that leave the unit. */
    protected final Stream<UInt> sink = out(stream(uint(WIDTH)));

    private final Bool choose = in(bool());

    /** Both ends keep their offers; the source by assumption, the unit by proof. */
    protected final void offersStay() {
        assumeKept(source);
        assertKept(sink);
    }

    /**
     * Order, number and bits.
     *
     * @param capacity beats that the unit can hold
     * @param wordBehind the beat inside that has so many before it
     * @return the number of beats inside, by the proof's own count
     */
    protected final UInt orderIsKept(int capacity, Function<UInt, UInt> wordBehind) {
        return orderIsKept(capacity, lit(false), wordBehind);
    }

    /**
     * The same of a unit that some beats pass without being inside at any time.
     *
     * @param capacity beats that the unit can hold
     * @param comesOut 1 while the unit offers the beat that the source offers
     * @param wordBehind the beat inside that has so many before it
     * @return the number of beats inside, by the proof's own count
     */
    protected final UInt orderIsKept(int capacity, Bool comesOut, Function<UInt, UInt> wordBehind) {
        int width = Types.bitsToNumber(capacity + 2); // so that the count could be too high
        UInt beats = reg(uint(width)).init(0);
        Bool chosen = reg(bool()).init(false);
        UInt data = reg(uint(WIDTH)).init(0);
        UInt ahead = reg(uint(width)).init(0);
        Bool passes = comesOut.and(source.fires()).and(sink.fires());
        Bool enters = source.fires().and(passes.not());
        Bool leaves = sink.fires().and(passes.not());
        beats.countUpDown(enters, leaves);
        when(chosen.not().and(choose).and(enters), () -> {
                    chosen.set(true);
                    data.set(source.data());
                    ahead.set(mux(leaves, beats.subWrap(1), beats));
                })
                .elseWhen(chosen.and(leaves), () -> {
                    when(ahead.eq(0), () -> chosen.set(false)).otherwise(ahead::decrement);
                });

        assertAlways(beats.le(capacity), "no more inside than there is room for");
        when(sink.valid().and(comesOut.not()), () -> assertAlways(beats.ne(0), "nothing comes out that did not go in"));
        when(comesOut, () -> assertAlways(beats.eq(0), "nothing is overtaken"));
        when(chosen, () -> {
            assertAlways(ahead.lt(beats), "the chosen beat is inside");
            assertAlways(wordBehind.apply(ahead).eq(data), "the chosen beat keeps its bits");
        });
        when(
                chosen.and(ahead.eq(0)).and(sink.valid()),
                () -> assertAlways(sink.data().eq(data), "the chosen beat comes out in its turn"));
        cover(beats.eq(capacity), "full");
        cover(chosen.and(ahead.eq(0)).and(leaves), "the chosen beat comes out");
        return beats;
    }

    /** The word of that index. */
    protected final UInt choice(List<UInt> words, UInt index) {
        UInt result = words.get(0);
        for (int i = 1; i < words.size(); i++) {
            result = mux(index.eq(i), words.get(i), result);
        }
        return result;
    }
}
