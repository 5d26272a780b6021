package org.heddle.nic.stage.move;

import org.heddle.hdl.UInt;

/** Arithmetic on lanes of 4 bytes. */
final class Lanes {
    private static final int BITS = 32;
    private static final int BITS_LOG2 = 5;

    private Lanes() {}

    /** Bits of so many lanes. */
    static int bits(int lanes) {
        return BITS * lanes;
    }

    /** Returns one lane of a word, chosen in hardware. */
    static UInt lane(UInt word, UInt index) {
        return word.shr(index.shlGrow(BITS_LOG2)).trunc(BITS);
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
