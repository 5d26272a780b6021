package org.heddle.hdl.proof;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.option.Reset;

/**
 * A unit between two clocks, which rise whenever the solver likes, also together. All state begins with its reset values. Claims are
 * invariants: they hold at every moment, and with any of the two clocks standing still the induction needs them to.
 */
public abstract class CrossingProof extends ProofComponent {
    /** Clock domain that things come from. */
    protected final ClockDomain from = clockDomain(Reset.initialValues());

    /** Clock domain that things go to. */
    protected final ClockDomain to = clockDomain(Reset.initialValues());

    /** A register inside the unit, of either clock. */
    @Override
    protected final UInt inside(String name, int width) {
        return asynchronousIn(probe(name), uint(width));
    }

    /** Returns the implication of two conditions. */
    protected static Bool implies(Bool condition, Bool consequence) {
        return condition.not().or(consequence);
    }

    /**
     * Claims that a change runs through a ring of flip-flops alone: no second one begins before it has come round.
     *
     * @param ring each stage takes the value of the one before
     */
    protected final void oneChangeAtATime(List<Bool> ring) {
        List<Bool> changes = new ArrayList<>();
        for (int i = 1; i < ring.size(); i++) {
            changes.add(ring.get(i).xor(ring.get(i - 1)));
        }
        invariant(Types.cat(changes.toArray(Value[]::new)).popCount().le(1), "one change at a time");
    }

    /** Claims that no stage is 1 before the one in front of it is 0: zeros walk through, and nothing follows them. */
    protected final void zerosWalkThrough(List<Bool> stages) {
        for (int i = 1; i < stages.size(); i++) {
            invariant(implies(stages.get(i).not(), stages.get(i - 1).not()), "zeros walk through one after the other");
        }
    }
}
