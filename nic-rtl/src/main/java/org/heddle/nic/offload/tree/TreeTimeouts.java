package org.heddle.nic.offload.tree;

/**
 * Timeouts of a thread in a tree, in units of 64 cycles, so that who is missing is named to all by its own parent or, if it had
 * children, by these.
 *
 * <p>Leaves wait a time 2T for the result. With a step of T / 2n, n levels below the root, a thread of height h waits T + h steps for
 * its children, so each level hears from the one below before it gives up, and 2T - h steps for the result, so each level hears from
 * the one above. The root gives up after 1.5 T, its children later by n + 1 steps at least. A step must be longer than what threads
 * begin apart and a message's way together. Nobody gives up while all threads begin within T of each other.
 *
 * @param forChildren what its reduce descriptor waits; 0 for ever
 * @param forResult what its broadcast descriptor waits; 0 for ever
 */
public record TreeTimeouts(int forChildren, int forResult) {
    /** Cycles of a unit. */
    public static final int UNIT_CYCLES = 64;

    /** Largest T, 20 ms: the node counts modulo 2^16 units and must notice in time that 2T are over. */
    public static final int MOST = 31_250;

    /** Least step: a way through three switches, a fold, and the node's way of counting in units take 6 units. */
    private static final int LEAST_STEP = 8;

    private static final TreeTimeouts FOREVER = new TreeTimeouts(0, 0);

    /**
     * A thread's times.
     *
     * @param least T, or 0 to wait for ever; raised where the tree is too high for it
     * @param height levels below the thread
     * @param levels levels below the root
     * @throws IllegalArgumentException if T is more than {@link #MOST}
     */
    public static TreeTimeouts of(int least, int height, int levels) {
        if (least < 0 || least > MOST) {
            throw new IllegalArgumentException(
                    "a time to wait must be 0 to " + MOST + " units of " + UNIT_CYCLES + " cycles: " + least);
        }
        if (least == 0) {
            return FOREVER;
        }
        int steps = 2 * Math.max(1, levels);
        int time = Math.max(least, steps * LEAST_STEP);
        int step = time / steps;
        return new TreeTimeouts(time + height * step, 2 * time - height * step);
    }
}
