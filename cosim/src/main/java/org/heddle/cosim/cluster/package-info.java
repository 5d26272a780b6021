/**
 * Many simulations that advance together, on several threads.
 *
 * <p>What a {@link org.heddle.cosim.cluster.Cluster.Member} sends reaches another only through a
 * {@link org.heddle.cosim.cluster.LatencyWire} of some cycles. So all members may run as many cycles as the shortest delay is long, a
 * quantum, before they must meet: within it nobody can hear of what another does. Which thread runs a member, and how fast,
 * makes no difference to any bit.
 *
 * <p>{@link org.heddle.cosim.cluster.RankPrograms} runs plain blocking Java beside them, one program for each member.
 *
 * <p>This package does not know what its members simulate.
 */
@NullMarked
package org.heddle.cosim.cluster;

import org.jspecify.annotations.NullMarked;
