/**
 * The host's side of a node that reduces.
 *
 * <p>{@link org.heddle.host.reduction.ReductionDriver} reaches a node through its host port and nothing else; a {@link
 * org.heddle.host.reduction.TreePort} is a communicator's virtual port in it, which takes {@link
 * org.heddle.host.reduction.Reduction}s of any length. {@link org.heddle.host.reduction.ReductionTransport} is MPI's transport over
 * packets between hosts, and {@link org.heddle.host.reduction.NicCollectives} what MPI's collective operations hand over to the node.
 * {@link org.heddle.host.reduction.ReductionCosts} says what the host's own work costs; {@link
 * org.heddle.nic.stage.arithmetic.BinnedSum} makes floats into accumulators whose sums depend neither on an order nor on a tree, and back.
 */
@NullMarked
package org.heddle.host.reduction;

import org.jspecify.annotations.NullMarked;
