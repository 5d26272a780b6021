/**
 * Interface between MPI and the transport of its messages, and a reference transport that moves them in memory.
 *
 * <p>{@link org.heddle.mpi.transport.Transport} is implemented by the protocol of each NIC.
 * {@link org.heddle.mpi.transport.InMemoryTransport} is none: it moves bytes in Java, in virtual cycles, and serves the tests of
 * the core and as a model.
 *
 * <p>A transport knows bytes and envelopes; matching is none of its business, and no NIC is known here.
 */
@NullMarked
package org.heddle.mpi.transport;

import org.jspecify.annotations.NullMarked;
