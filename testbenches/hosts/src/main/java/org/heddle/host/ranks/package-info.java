/**
 * Where MPI's ranks meet nodes: {@link org.heddle.host.ranks.NodeSystem} gives each rank the host port of its node, and time to all of
 * them, {@link org.heddle.host.ranks.RankEndpoints} keeps what a transport opens for each, {@link org.heddle.host.ranks.UserMemory} is a
 * process's memory for its messages. The same for every network interface, simulated or not. It is a room of three so that drivers need not know MPI.
 */
@NullMarked
package org.heddle.host.ranks;

import org.jspecify.annotations.NullMarked;
