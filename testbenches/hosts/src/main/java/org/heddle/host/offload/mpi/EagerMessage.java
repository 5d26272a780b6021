package org.heddle.host.offload.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;

/**
 * A message that is here with all its data.
 *
 * @param envelope what it is
 * @param data of it
 * @param send number that the sender gave it
 */
record EagerMessage(Envelope envelope, byte[] data, int send) implements Incoming {}
