package org.heddle.nic.stage.pattern;

/**
 * Limits of the accesses that a node takes; what is beyond them it refuses.
 *
 * @param lists whether elements may lie where a list says
 * @param memoryWidth bits of a byte address in its memory, {@value #LEAST_MEMORY_WIDTH} to {@value Access#MEMORY_WIDTH}
 */
public record AccessLimits(boolean lists, int memoryWidth) {
    /** Accesses to two SO-DIMMs, of every pattern. */
    public static final AccessLimits SO_DIMM = new AccessLimits(true, Access.MEMORY_WIDTH);
    /** Bits of an address in the smallest memory: as many bytes as a window has. */
    public static final int LEAST_MEMORY_WIDTH = Access.WINDOW_WIDTH;

    /** Refuses memories that no address reaches. */
    public AccessLimits {
        if (memoryWidth < LEAST_MEMORY_WIDTH || memoryWidth > Access.MEMORY_WIDTH) {
            throw new IllegalArgumentException("an address in a node's memory has %d to %d bits: memoryWidth=%d"
                    .formatted(LEAST_MEMORY_WIDTH, Access.MEMORY_WIDTH, memoryWidth));
        }
    }
}
