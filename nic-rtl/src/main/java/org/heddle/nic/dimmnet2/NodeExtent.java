package org.heddle.nic.dimmnet2;

import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.AccessLimits;

/**
 * Extent of a node: what it has, and a small one goes without.
 *
 * @param linkClock whether the link has a clock of its own; else it runs at the core's, without queues between both, and a packet leaves when
 *     it is whole
 * @param lists whether sources and destinations may lie where a list says; else a list is an unknown pattern
 * @param blockMemoryBytes bytes of a memory of block RAM in place of the SO-DIMMs, a power of two; 0 with SO-DIMMs
 */
public record NodeExtent(boolean linkClock, boolean lists, int blockMemoryBytes) {
    /** Everything. */
    public static final NodeExtent WHOLE = new NodeExtent(true, true, 0);

    private static final int LEAST_BYTES = 1 << AccessLimits.LEAST_MEMORY_WIDTH;
    private static final int MOST_BYTES = 1 << Access.MEMORY_WIDTH;

    /** Refuses memories that no address width fits. */
    public NodeExtent {
        if (blockMemoryBytes != 0
                && (Integer.bitCount(blockMemoryBytes) != 1
                        || blockMemoryBytes < LEAST_BYTES
                        || blockMemoryBytes > MOST_BYTES)) {
            throw new IllegalArgumentException(
                    "a memory of block RAM has a power of two of bytes from %,d on, or 0 for SO-DIMMs: blockMemoryBytes=%d"
                            .formatted(LEAST_BYTES, blockMemoryBytes));
        }
    }

    /** Whether the memory is block RAM. */
    public boolean hasBlockMemory() {
        return blockMemoryBytes != 0;
    }

    /** Returns the limits of accesses in such a node. */
    public AccessLimits limits() {
        int width = hasBlockMemory() ? Integer.numberOfTrailingZeros(blockMemoryBytes) : Access.MEMORY_WIDTH;
        return new AccessLimits(lists, width);
    }
}
