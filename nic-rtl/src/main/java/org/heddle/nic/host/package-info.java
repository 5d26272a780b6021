/**
 * The host side of a node: registers, command queue, command checks, and the status rings in LLCM.
 *
 * <p>The host reaches the node through one port of 64-bit reads and writes ({@link org.heddle.nic.host.HostInterface});
 * {@link org.heddle.nic.host.HostMap} is the address map that hardware and drivers share. A node that reduces has a port of the same kind
 * ({@link org.heddle.nic.host.ReductionHostInterface}) and a map of its own, {@link org.heddle.nic.host.ReductionHostMap}.
 */
@NullMarked
package org.heddle.nic.host;

import org.jspecify.annotations.NullMarked;
