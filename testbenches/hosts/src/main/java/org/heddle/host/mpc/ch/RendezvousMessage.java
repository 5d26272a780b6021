package org.heddle.host.mpc.ch;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;

/**
 * Message that has been announced.
 *
 * @param envelope of the message
 * @param sid name that its sender gave it
 */
record RendezvousMessage(Envelope envelope, int sid) implements Incoming {}
