package org.heddle.host.mpc.ch;

import java.util.List;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;

/**
 * Message that has been announced.
 *
 * @param envelope of the message
 * @param sid name that its sender gave it
 * @param map pieces of the sender's memory from which it may be read; empty if it may not
 */
record RendezvousMessage(Envelope envelope, int sid, List<PhysicalPiece> map) implements Incoming {}
