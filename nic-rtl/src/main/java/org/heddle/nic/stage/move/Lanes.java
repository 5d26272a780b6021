package org.heddle.nic.stage.move;

import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;

/** Arithmetic on the lanes of a data path's lines and words. */
final class Lanes {
    /** Lanes of a word of which each is chosen on its own, by a place that is added up for it. */
    private static final int MOST_LANES_ALONE = 8;

    private Lanes() {}

    /** Returns one lane of a word, chosen in hardware. */
    static UInt lane(DataPath path, UInt word, UInt index) {
        return word.shr(index.shlGrow(Integer.numberOfTrailingZeros(path.laneBits())))
                .trunc(path.laneBits());
    }

    /**
     * Returns whether all lanes of a word are turned at once: of a wide one that takes no sum for each lane, and fewer look-up tables where time is short.
     */
    static boolean isTurned(DataPath path) {
        return path.wordLanes() > MOST_LANES_ALONE;
    }

    /** Returns a word whose lane i is lane {@code turn} + i of this one, around its end; one bit of {@code turn} after the other moves all lanes. */
    static UInt turned(DataPath path, UInt word, UInt turn) {
        UInt turned = word;
        for (int bit = path.wordLaneBits() - 1; bit >= 0; bit--) {
            int places = path.laneBits() << bit;
            UInt around = turned.trunc(places).cat(turned.bits(word.width() - 1, places));
            turned = Types.mux(turn.bit(bit), around, turned);
        }
        return turned;
    }

    /** Returns the number of lanes from the first to the last, in a bit more than they have. */
    static UInt count(UInt first, UInt last) {
        int width = first.width() + 1;
        return last.zext(width).subWrap(first.zext(width)).addWrap(1);
    }

    /**
     * One bit for each lane, 1 from the first to the last.
     *
     * @param all as many ones as there are lanes, a power of two
     */
    static UInt mask(UInt all, UInt first, UInt last) {
        return all.shlWrap(first).and(all.shr(last.not()));
    }
}
