package org.heddle.hdl;

import org.heddle.hdl.elaboration.WhenBuilder;

/** A {@code when} that may go on with {@code elseWhen} and end with {@code otherwise}. */
public final class WhenChain {
    private final WhenBuilder branches;

    WhenChain(WhenBuilder branches) {
        this.branches = branches;
    }

    /** Statements for when no earlier condition is 1 and this one is. */
    public WhenChain elseWhen(Bool condition, Runnable body) {
        branches.elseWhen(condition.net(), body);
        return this;
    }

    /** Statements for when no condition is 1. */
    public void otherwise(Runnable body) {
        branches.otherwise(body);
    }
}
