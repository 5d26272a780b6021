package org.heddle.testbench.mpc;

/**
 * Counters of a node, in hardware.
 *
 * @param sends entries of the LME that have left
 * @param interrupts that have been kept for the host
 * @param refused entries that were wrong
 * @param dropped packets that were wrong
 * @param lost one bit for each node that has not answered for the timeout
 * @param ended orders that have ended because of that
 */
public record MpcNodeCounters(long sends, long interrupts, long refused, long dropped, int lost, long ended) {}
