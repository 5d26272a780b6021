package org.heddle.cosim.agent;

/**
 * How fast a memory of the test bench answers, in cycles of the first clock.
 *
 * @param latencyCycles from a request to its answer at the earliest, at least 1
 * @param cyclesPerAnswer from one answer to the next at the earliest, at least 1: its bandwidth
 * @param reorderWindow among how many of the oldest requests it chooses the next answer, at random; 1 keeps the order
 * @param depth most requests it holds, at least 1; more have to wait
 */
public record MemoryTiming(int latencyCycles, int cyclesPerAnswer, int reorderWindow, int depth) {
    /** The next cycle, an answer per cycle, in order. */
    public static final MemoryTiming IDEAL = new MemoryTiming(1, 1, 1, 4);

    public MemoryTiming {
        if (latencyCycles < 1 || cyclesPerAnswer < 1 || reorderWindow < 1 || depth < 1) {
            throw new IllegalArgumentException("all must be >= 1: latencyCycles=" + latencyCycles + ", cyclesPerAnswer="
                    + cyclesPerAnswer + ", reorderWindow=" + reorderWindow + ", depth=" + depth);
        }
    }
}
