package org.heddle.gallery.vga;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** Counts the steps of one axis and makes its sync pulse. All outputs depend on the counter alone, which is a register. */
public final class AxisCounter extends Component {
    public final Bool advance = in(bool()).doc("the next cycle has the next step");
    public final UInt position;
    public final Bool visible = out(bool());
    public final Bool sync = out(bool()).doc("1 during the sync pulse");
    public final Bool last = out(bool()).doc("the next step is the first one of the visible area");

    /**
     * Makes a counter.
     *
     * @param timing of the axis; the position has its {@link AxisTiming#bits}, and says nothing outside the visible area
     */
    public AxisCounter(AxisTiming timing) {
        parameter("timing", timing.toString());
        position = out(uint(timing.bits()));
        // The total is a number that the counter could hold, so that it says something that it never does.
        UInt step = reg(uint(Types.bitsToNumber(timing.total() + 1))).init(0);
        when(advance, () -> step.incrementOrClear(last));
        position.set(step.width() > timing.bits() ? step.trunc(timing.bits()) : step);
        visible.set(step.lt(timing.visible()));
        sync.set(step.ge(timing.syncBegin()).and(step.lt(timing.syncEnd())));
        last.set(step.eq(timing.total() - 1));
        claim(timing, step);
    }

    private void claim(AxisTiming timing, UInt step) {
        Bool before = reg(bool()).init(false);
        Bool isKnown = reg(bool()).init(false);
        UInt age = reg(uint(step.width())).init(0);
        Bool begins = sync.and(before.not());
        when(advance, () -> {
            before.set(sync);
            when(begins, () -> {
                        isKnown.set(true);
                        age.set(1);
                    })
                    .otherwise(age::increment);
        });
        assertAlways(begins.and(isKnown).implies(age.eq(timing.total())), "sync pulses begin a period apart");
        assertAlways(
                before.and(sync.not()).implies(age.eq(timing.sync())), "a sync pulse is as long as the timing says");
        assertAlways(sync.implies(visible.not()), "there is no sync pulse in the visible area");
        assertAlways(step.lt(timing.total()), "the counter stays within the period");

        lemma(() -> {
            UInt begin = lit(timing.syncBegin(), age.width());
            Bool isBehind = step.gt(timing.syncBegin());
            UInt sinceBegin = age.addGrow(begin);
            UInt wrapped = step.addGrow(lit(timing.total(), age.width()));
            assertAlways(before.eq(isBehind.and(step.le(timing.syncEnd()))), "the step before had the sync pulse");
            assertAlways(isBehind.implies(isKnown), "a sync pulse has begun behind its first step");
            assertAlways(
                    isKnown.implies(mux(isBehind, sinceBegin.eq(step), sinceBegin.eq(wrapped))),
                    "the steps since the sync pulse began are counted");
        });
    }
}
