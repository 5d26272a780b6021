package org.heddle.host.verbs.device;

import java.util.List;

/**
 * Change of an indirect key. In the plain form it names the entries one behind the other. In the interleaved form each round takes the next
 * {@code length} bytes of each entry in turn, and leaves out {@code skip} bytes behind them: round r of an entry starts at its address
 * + r (length + skip).
 *
 * @param key indirect key
 * @param entries memory, in order; empty to unbind
 * @param skips bytes between an entry's rounds, one for each entry; empty in the plain form
 * @param repeat rounds of the interleaved form, from 1 on; 1 in the plain form
 */
public record PostedBind(int key, List<PostedPiece> entries, List<Long> skips, long repeat) {
    /** Copies the lists. */
    public PostedBind {
        entries = List.copyOf(entries);
        skips = List.copyOf(skips);
    }

    /** Returns whether it is the interleaved form. */
    public boolean isInterleaved() {
        return !skips.isEmpty();
    }

    /** Returns the bytes that the key then names. */
    public long bytes() {
        return repeat * entries.stream().mapToLong(PostedPiece::length).sum();
    }
}
