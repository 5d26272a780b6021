/**
 * MPI over nodes that reduce: packets between hosts, and collective operations handed over to the node.
 *
 * <p>{@link org.heddle.host.offload.mpi.ReductionTransport} is MPI's transport over packets between hosts, and {@link
 * org.heddle.host.offload.mpi.NicCollectives} what MPI's collective operations hand over to the node. {@link
 * org.heddle.host.offload.mpi.ReductionCosts} says what the host's own work costs; {@link
 * org.heddle.nic.stage.arithmetic.BinnedSum} makes floats into accumulators whose sums depend neither on an order nor on a tree, and back.
 *
 * <p>Nothing here knows another network interface.
 */
@NullMarked
package org.heddle.host.offload.mpi;

import org.jspecify.annotations.NullMarked;
