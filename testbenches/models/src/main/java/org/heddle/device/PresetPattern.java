package org.heddle.device;

/** The contents of memory that nobody has written, as a function of the address. */
@FunctionalInterface
public interface PresetPattern {
    /** The 8-byte little-endian word at a byte address, which is a multiple of 8. */
    long word(long byteAddress);

    /**
     * The pattern of the experiments: the word at byte address a of node k is splitmix64(a + k * 2^40). Every word of
     * every node is different, so a byte in the wrong place is always seen.
     *
     * @param node number of the node, 0 or more
     */
    static PresetPattern splitMix64(int node) {
        long offset = (long) node << 40;
        return address -> SplitMix64.of(address + offset);
    }
}
