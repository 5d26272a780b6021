package org.heddle.nic.offload.descriptor;

/** Order in which a node folds its children's messages; the code is the order. */
public enum ReductionMode {
    /** The order of arrival, as published: two runs may round differently. */
    FAST,
    /** ((child 0 + child 1) + ..) + own: the same bits for any arrival order. */
    FIXED,
    /**
     * The same bits for any order of arrival and any tree. A sum of floats is one value, an accumulator of {@link
     * org.heddle.nic.stage.arithmetic.BinnedLayout}; whatever else there is has the same bits anyway. Folded in the order of arrival.
     */
    REPRO;

    /** Width of a mode's code in a descriptor. */
    public static final int WIDTH = 2;
}
