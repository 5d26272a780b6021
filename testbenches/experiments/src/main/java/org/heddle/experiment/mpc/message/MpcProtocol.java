package org.heddle.experiment.mpc.message;

/** Choice between the two ways of a message. */
public enum MpcProtocol {
    /** By its size. */
    AUTO,
    /** With its data in a control message. */
    SHORT,
    /** By rendezvous. */
    RENDEZVOUS
}
