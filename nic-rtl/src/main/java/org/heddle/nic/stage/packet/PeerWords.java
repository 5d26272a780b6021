package org.heddle.nic.stage.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A word for each of several peers, or kinds of traffic with them: all 0 after reset.
 *
 * <p>Latency: a word is there from the cycle after its fetch on, until the next one is fetched.
 */
public final class PeerWords extends Component {
    /** Number of the word that is fetched. */
    public final UInt index;
    /** 1 in the cycle in which the word is fetched. */
    public final Bool fetches = in(bool());
    /** The word that was fetched last, as it was then. */
    public final UInt word;
    /** 1 in a cycle in which that word becomes {@link #next}; not the cycle of a fetch. */
    public final Bool sets = in(bool());

    public final UInt next;

    /**
     * @param words how many, a power of two
     * @param width of each
     */
    public PeerWords(int words, int width) {
        parameter("words", words);
        parameter("width", width);
        index = in(uint(Types.bitsToNumber(words)));
        word = out(uint(width));
        next = in(uint(width));
        Memory<UInt> kept = memory(uint(width), words);
        UInt isSet = reg(uint(words)).init(0);
        UInt fetched = reg(uint(index.width())).init(0);
        Bool wasSet = reg(bool()).init(false);
        when(fetches, () -> {
            fetched.set(index);
            wasSet.set(isSet.bit(index));
        });
        UInt stored = kept.readSync(index, fetches);
        // Memory has no reset: what has not been set since is not looked at.
        word.set(mux(wasSet, stored, lit(0, width)));
        when(sets, () -> {
            kept.write(fetched, next);
            isSet.set(isSet.or(lit(1, words).shlWrap(fetched)));
        });
        assertAlways(sets.and(fetches).not(), "a word is set before the next one is fetched");
    }
}
