package org.heddle.nic.reduce;

/** What the words that a host submits are; the code is the order. */
public enum HostCommand {
    /** A descriptor: three control words, then its data, if it reduces. */
    DESCRIPTOR,
    /** Opens a virtual port: a control word, then {@link PortSetup}. */
    OPEN_PORT,
    /** Says where a thread runs: a control word, then rank and node. */
    PLACE_THREAD,
    /** Not in use. */
    NONE
}
