package org.heddle.nic.dimmnet2.host;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.activity.ActivityCount;

/**
 * Counts what the node's blocks do, and keeps all counters of one cycle, so that values that are read one after the other belong
 * together.
 *
 * <p>Latency: a snapshot can be read from the cycle after {@link #takes} on. It stays until the next one.
 */
final class CounterSnapshot extends Component {
    private static final int WIDTH = ActivityCount.WIDTH;

    /** 1 in the cycle whose counts are kept. */
    final Bool takes = in(bool());
    /** The node's counters, in the order of {@link HostMap.Counter}. */
    final Vec<UInt> counters = in(vec(HostMap.Counter.values().length, uint(WIDTH)));
    /** Activities of the blocks, in the order of {@link HostMap.Block}. */
    final Vec<Activity> activities = in(vec(HostMap.Block.values().length, Activity.type()));

    /** 5 bits: the word's number in the snapshot. */
    final UInt word = in(uint(HostMap.SNAPSHOT_WORD_WIDTH));
    /** 32 bits: that word, 0 where there is none. */
    final UInt value = out(uint(WIDTH));

    CounterSnapshot() {
        UInt read = wire("read", uint(WIDTH));
        read.set(0);
        for (HostMap.Counter counter : HostMap.Counter.values()) {
            keep(HostMap.snapshotWord(counter), counters.get(counter.ordinal()), read);
        }
        for (HostMap.Block block : HostMap.Block.values()) {
            ActivityCount count = instance("count" + block.ordinal(), new ActivityCount());
            connect(count.activity, activities.get(block.ordinal()));
            List<UInt> values = new ArrayList<>(List.of(count.busy, count.stalledBySource, count.stalledBySink));
            for (HostMap.Cycles kind : HostMap.Cycles.values()) {
                keep(HostMap.snapshotWord(block, kind), values.get(kind.ordinal()), read);
            }
        }
        value.set(read);
    }

    private void keep(int number, UInt counted, UInt read) {
        UInt kept = reg("kept" + number, uint(WIDTH)).init(0);
        when(takes, () -> kept.set(counted));
        when(word.eq(number), () -> read.set(kept));
    }
}
