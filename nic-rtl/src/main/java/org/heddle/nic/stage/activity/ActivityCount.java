package org.heddle.nic.stage.activity;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Counts the cycles in which a block is busy, and those in which it is stalled.
 *
 * <p>Latency: two cycles from a cycle to the counts that it is in. The counts wrap.
 */
public final class ActivityCount extends Component {
    /** Bits of each count. */
    public static final int WIDTH = 32;

    /** Activity of the block. */
    public final Activity activity = in(Activity.type());
    /** Cycles since the reset in which the block was busy. */
    public final UInt busy = out(uint(WIDTH));

    public final UInt stalledBySource = out(uint(WIDTH));
    public final UInt stalledBySink = out(uint(WIDTH));

    public ActivityCount() {
        busy.set(count("busyCycles", activity.busy()));
        stalledBySource.set(count("sourceCycles", activity.stalledBySource()));
        stalledBySink.set(count("sinkCycles", activity.stalledBySink()));
        assertAlways(
                activity.stalledBySource().and(activity.stalledBySink()).not(),
                "a block waits for one thing at a time");
        assertAlways(
                activity.busy()
                        .or(activity.stalledBySource()
                                .or(activity.stalledBySink())
                                .not()),
                "only a busy block is stalled");
    }

    /** The event has a register: it is the end of a long path often, and the count has many bits. */
    private UInt count(String name, Bool happens) {
        Bool happened = reg(name + "Happened", bool()).init(false);
        happened.set(happens);
        UInt value = reg(name, uint(WIDTH)).init(0);
        when(happened, value::increment);
        return value;
    }
}
