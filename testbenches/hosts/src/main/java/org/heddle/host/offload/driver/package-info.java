/**
 * Driver of a node that reduces: ports in trees, reductions of any length, completions and packets between hosts.
 *
 * <p>{@link org.heddle.host.offload.driver.ReductionDriver} reaches a node through its host port and nothing else; a {@link
 * org.heddle.host.offload.driver.TreePort} is a communicator's virtual port in it, which takes {@link
 * org.heddle.host.offload.driver.Reduction}s. What the node refuses or cannot finish is a {@link
 * org.heddle.host.offload.driver.ReductionException}.
 *
 * <p>Nothing here knows MPI, or whether the node is simulated.
 */
@NullMarked
package org.heddle.host.offload.driver;

import org.jspecify.annotations.NullMarked;
