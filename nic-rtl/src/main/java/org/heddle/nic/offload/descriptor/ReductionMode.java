package org.heddle.nic.offload.descriptor;

import org.heddle.hdl.option.Coded;

/** Order in which a node folds its children's messages. */
public enum ReductionMode implements Coded {
    /** The order of arrival, as published: two runs may round differently. */
    FAST(0),
    /** ((child 0 + child 1) + ..) + own: the same bits for any arrival order. */
    FIXED(1),
    /**
     * The same bits for any order of arrival and any tree. A sum of floats is one value, an accumulator of {@link
     * org.heddle.nic.stage.arithmetic.BinnedLayout}; whatever else there is has the same bits anyway. Folded in the order of arrival.
     */
    REPRO(2);

    /** Width of a mode's code in a descriptor. */
    public static final int WIDTH = 2;

    private final int code;

    ReductionMode(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
