package org.heddle.host;

import org.heddle.nic.host.HostMap;
import org.heddle.nic.host.HostMap.Block;
import org.heddle.nic.host.HostMap.Counter;
import org.heddle.nic.host.HostMap.Cycles;

/** A node's counters as they stood in one cycle, each modulo 2^32. */
public final class NodeSnapshot {
    static final int WORDS =
            HostMap.snapshotWord(Block.values()[Block.values().length - 1], Cycles.values()[Cycles.values().length - 1])
                    + 1;

    private final long[] words;

    NodeSnapshot(long[] words) {
        this.words = words.clone();
    }

    /** A counter since reset. */
    public long counter(Counter counter) {
        return words[HostMap.snapshotWord(counter)];
    }

    /** Cycles of a block since reset. */
    public long cycles(Block block, Cycles kind) {
        return words[HostMap.snapshotWord(block, kind)];
    }

    /** Column commands to rows that were open already. */
    public long rowHits() {
        return counter(Counter.BURSTS) - counter(Counter.ACTIVATIONS) & 0xFFFF_FFFFL;
    }
}
