package org.heddle.cosim;

/**
 * A part of the test bench that acts in every cycle, at two fixed moments.
 *
 * <p>All agents drive; the design settles; all agents sample; then the clock rises. What an agent drives can only depend
 * on what it sampled in earlier cycles, so the order of the agents makes no difference, and a transfer took place exactly
 * if valid and ready are seen together in {@link #sample}.
 */
public interface Agent {
    /** Writes inputs of the design for the coming edge. Must not read outputs. */
    void drive();

    /** Reads the settled ports just before the edge. Must not write inputs. */
    void sample();

    /** Returns what the agent still waits for, in a few words; empty if for nothing. It is part of the message when a wait fails. */
    default String waitingFor() {
        return "";
    }

    /**
     * Returns the work that the agent has begun or queued and not done yet, in a few words; empty if there is none. No test should end with
     * it.
     */
    default String unfinished() {
        return "";
    }
}
