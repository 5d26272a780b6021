package org.heddle.hdl.area;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.naming.Caller;

/**
 * A number that counts from 0 to one less than a limit, and then from 0 again.
 *
 * <pre>
 *  Counter beat = new Counter(this, 10, source.fires());    // register beat_value
 *  done.set(beat.wraps);
 * </pre>
 *
 * <p>It is 0 in reset, and counts at the edges at which its enable is 1, if the conditions around the line that makes it hold too.
 */
public final class Counter extends Area {
    /** How often it has counted since it was 0. */
    public final UInt value;

    /** 1 while the value is the last one, the limit less one. */
    public final Bool last;

    /** 1 in the cycles in which it is enabled at the last value, so that 0 follows. Conditions around the line that makes it do not matter to this. */
    public final Bool wraps;

    /**
     * A counter.
     *
     * @param host the component, whose constructor runs, or another area of it
     * @param limit how many numbers it has, at least 2; it has as many bits as the greatest of them needs
     * @param enable 1 to count this cycle
     * @throws ElaborationException HDL038 if the limit is less
     */
    public Counter(Hardware host, int limit, Bool enable) {
        super(host);
        if (limit < 2) {
            throw new ElaborationException(new Diagnostic(
                    Code.LIBRARY_ARGUMENT,
                    "a counter of " + limit + (limit == 1 ? " number" : " numbers")
                            + " has nothing to count: give it a limit of 2 or more",
                    Caller.find().site()));
        }
        value = reg(uint(Types.bitsToNumber(limit))).init(0);
        last = value.eq(limit - 1);
        wraps = enable.and(last);
        if (limit == 1 << value.width()) {
            when(enable, value::increment);
        } else {
            when(enable, () -> when(last, () -> value.set(0)).otherwise(value::increment));
        }
    }
}
