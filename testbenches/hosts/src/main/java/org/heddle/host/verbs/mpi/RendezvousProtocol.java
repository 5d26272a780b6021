package org.heddle.host.verbs.mpi;

/** Ways to move a long message. */
public enum RendezvousProtocol {
    /** The receiver READs it, while the sender's processor does nothing. */
    READ,
    /** The receiver tells its place, and the sender WRITEs there with an immediate. */
    WRITE
}
