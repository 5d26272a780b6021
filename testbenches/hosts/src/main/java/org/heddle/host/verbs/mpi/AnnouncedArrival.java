package org.heddle.host.verbs.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;

/**
 * A long message that has been announced.
 *
 * @param envelope of it
 * @param header of its request
 * @param extra bytes behind the header
 */
record AnnouncedArrival(Envelope envelope, WireHeader header, byte[] extra) implements Incoming {}
