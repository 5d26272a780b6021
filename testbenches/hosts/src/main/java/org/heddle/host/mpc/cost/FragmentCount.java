package org.heddle.host.mpc.cost;

/**
 * Cost of one fragment of a rendezvous.
 *
 * @param recvMapEntries physically contiguous pieces of the receiver's part
 * @param dataWrites remote writes, cut wherever either side is
 */
public record FragmentCount(int recvMapEntries, int dataWrites) {}
