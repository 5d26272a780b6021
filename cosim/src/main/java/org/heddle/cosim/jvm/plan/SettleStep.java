package org.heddle.cosim.jvm.plan;

import java.util.List;

/** A step of a part's evaluation. */
public sealed interface SettleStep {
    /**
     * Items that are computed together, or skipped together.
     *
     * @param bit the module's bit that says whether it is stale
     * @param items in order
     */
    record Segment(int bit, List<SettleItem> items) implements SettleStep {}

    /**
     * A part of an instance.
     *
     * @param bit the module's bit that says whether it is stale
     * @param call what is called
     */
    record Inner(int bit, SettleItem.Call call) implements SettleStep {}

    /**
     * Steps that are repeated until nothing in them is stale: whole signals in them depend on each other, single bits do not.
     *
     * @param steps in order
     */
    record Knot(List<SettleStep> steps) implements SettleStep {}
}
