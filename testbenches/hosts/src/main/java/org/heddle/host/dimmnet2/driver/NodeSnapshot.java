package org.heddle.host.dimmnet2.driver;

import org.heddle.hdl.registers.WordArray;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.HostMap.Cycles;

/** A node's counters as they stood in one cycle, or what they counted between two cycles, each modulo 2^32. */
public final class NodeSnapshot {
    private final WordArray layout;
    private final long[] words;

    /**
     * @param layout names the words
     */
    NodeSnapshot(WordArray layout, long[] words) {
        this.layout = layout;
        this.words = words.clone();
    }

    /** A counter, since reset or the earlier snapshot. */
    public long counter(Counter counter) {
        return words[layout.indexOf(counter)];
    }

    /** Cycles of a block, since reset or the earlier snapshot. */
    public long cycles(Block block, Cycles kind) {
        return words[layout.indexOf(HostMap.snapshotName(block, kind))];
    }

    /**
     * Column commands to rows that were open already. A row that is open and has not been used yet counts as one hit less, so that this
     * is right when the memory is idle, and between two such snapshots.
     */
    public long rowHits() {
        return modulo(counter(Counter.BURSTS) - counter(Counter.ACTIVATIONS));
    }

    /** Returns the counts from an earlier snapshot of the same node to this one. */
    public NodeSnapshot since(NodeSnapshot earlier) {
        long[] counted = new long[words.length];
        for (int i = 0; i < counted.length; i++) {
            counted[i] = modulo(words[i] - earlier.words[i]);
        }
        return new NodeSnapshot(layout, counted);
    }

    private static long modulo(long count) {
        return count & 0xFFFF_FFFFL;
    }
}
