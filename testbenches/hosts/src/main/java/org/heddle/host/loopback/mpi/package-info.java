/**
 * MPI over loopback nodes: {@link org.heddle.host.loopback.mpi.LoopbackTransport} sends every message at once, in as many of the node's
 * messages as it needs; its endpoints assemble them. Nothing here knows another network interface.
 */
@NullMarked
package org.heddle.host.loopback.mpi;

import org.jspecify.annotations.NullMarked;
