package org.heddle.hdl.area;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component.Surroundings;

/** Changes of a bit, each as long as a cycle. The bit counts as 0 before the reset ended. */
public final class Edges {
    private Edges() {}

    /** Returns 1 in the cycles in which a bit is 1 and was 0 in the cycle before. */
    public static Bool rising(Bool bit) {
        return bit.and(before(bit).not());
    }

    /** Returns 1 in the cycles in which a bit is 0 and was 1 in the cycle before. */
    public static Bool falling(Bool bit) {
        return before(bit).and(bit.not());
    }

    /** Returns 1 in the cycles in which a bit is another than in the cycle before. */
    public static Bool any(Bool bit) {
        return bit.xor(before(bit));
    }

    private static Bool before(Bool bit) {
        return Surroundings.of(bit).before(bit);
    }
}
