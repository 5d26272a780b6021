/**
 * One cluster over several processes, joined by shared memory: the bits and cycles are those of one process.
 *
 * <p>A {@link org.heddle.cosim.partition.PartitionedCluster} starts a virtual machine for each part of the members. A part's
 * {@link org.heddle.cosim.partition.PartServer} opens its members and runs them; wires from part to part are
 * {@link org.heddle.cosim.cluster.LatencyWire}s whose words lie in {@link org.heddle.cosim.partition.SharedWords}, a file that is mapped by
 * all and has no name any more once they have mapped it.
 *
 * <p>Time is conservative: a part runs ahead of the slowest of the others by no more cycles than the shortest wire is long, its
 * lookahead, so that nothing can arrive that it should have seen before ({@link org.heddle.cosim.partition.Lockstep}). The process that
 * started the parts says how far all of them run; there it may read and write shared words of its own, such as the pins of hosts,
 * whenever all have come to that cycle.
 *
 * <p>Whatever ends a part ends all of them, with one {@link org.heddle.cosim.partition.PartFailedException}. A part ends by itself when
 * its standard input does, as it does however the process ends that started it.
 *
 * <p>This package does not know what the members simulate.
 */
@NullMarked
package org.heddle.cosim.partition;

import org.jspecify.annotations.NullMarked;
