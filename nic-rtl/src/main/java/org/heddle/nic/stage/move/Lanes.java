package org.heddle.nic.stage.move;

import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;

/** Arithmetic on the lanes of a data path's lines and words. */
final class Lanes {
    private Lanes() {}

    /** Returns one lane of a word, chosen in hardware. */
    static UInt lane(DataPath path, UInt word, UInt index) {
        return word.shr(index.shlGrow(Integer.numberOfTrailingZeros(path.laneBits())))
                .trunc(path.laneBits());
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
