package org.heddle.host.verbs.cost;

/**
 * Costs of copying blocks by the processor, in cycles, not rounded.
 *
 * @param perBlock begins a block
 * @param perByte copies a byte while both buffers fit the cache
 * @param perByteBeyond copies a byte while they do not
 * @param cacheBytes of the last level
 * @param ddtPerBlock walks a datatype to a block
 */
public record BlockCosts(double perBlock, double perByte, double perByteBeyond, long cacheBytes, double ddtPerBlock) {
    /** Copies that take no time, for tests of what is copied alone. */
    public static final BlockCosts NONE = new BlockCosts(0, 0, 0, Long.MAX_VALUE, 0);

    /**
     * Returns the cycles of packing or unpacking.
     *
     * @param walks whether a datatype is walked to find the blocks
     */
    public long copy(long blocks, long bytes, boolean walks) {
        double each = 2 * bytes > cacheBytes ? perByteBeyond : perByte;
        return Math.round(blocks * (perBlock + (walks ? ddtPerBlock : 0)) + bytes * each);
    }
}
