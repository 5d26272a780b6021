package org.heddle.cosim.jvm.plan;

/**
 * How a design is compiled.
 *
 * @param open whether each named signal keeps its value where it can be looked at; otherwise what nothing needs is left out
 * @param skipping whether what is not stale is skipped
 * @param segmentCost most bytes of code that are skipped as one, roughly
 * @param counting whether what is computed is counted
 */
public record PlanOptions(boolean open, boolean skipping, int segmentCost, boolean counting) {
    /** Largest code of one method, roughly: the JIT refuses methods of 8,000 bytes and more. */
    public static final int METHOD_COST = 6_000;

    /** Bytes of a segment; measured on the nodes of the NICs. */
    public static final int SEGMENT_COST = 1_500;

    /** System property that switches skipping off where it is {@code false}, for measurements. */
    public static final String SKIPPING = "heddle.jvm.skipping";

    /** System property that has computed signals counted where it is {@code true}, for measurements; see {@link org.heddle.cosim.jvm.model.Computed}. */
    public static final String COUNTING = "heddle.jvm.counting";

    /** The fastest way. */
    public static final PlanOptions FAST = new PlanOptions(false, true, SEGMENT_COST);

    /** Options that count nothing. */
    public PlanOptions(boolean open, boolean skipping, int segmentCost) {
        this(open, skipping, segmentCost, false);
    }

    /** Returns the fastest way, unless {@value #SKIPPING} and {@value #COUNTING} say otherwise. */
    public static PlanOptions ofProperties() {
        return new PlanOptions(
                FAST.open(),
                !"false".equals(System.getProperty(SKIPPING)),
                Integer.getInteger("heddle.jvm.segment", FAST.segmentCost()),
                Boolean.getBoolean(COUNTING));
    }

    /** Returns the same without skipping. */
    public PlanOptions unskipped() {
        return new PlanOptions(open, false, segmentCost, counting);
    }

    /** Returns the same for who wants to look at each named signal. */
    public PlanOptions opened() {
        return new PlanOptions(true, skipping, segmentCost, counting);
    }
}
