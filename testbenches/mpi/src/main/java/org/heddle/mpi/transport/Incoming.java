package org.heddle.mpi.transport;

/** A message that has been announced to its receiver, with or without its data; each transport has its own. */
public interface Incoming {
    /** Returns the envelope of the message. */
    Envelope envelope();
}
