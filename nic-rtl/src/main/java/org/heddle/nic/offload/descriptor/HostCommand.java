package org.heddle.nic.offload.descriptor;

/** Command of the words that a host submits; the code is the order. */
public enum HostCommand {
    /** A descriptor: three control words, then its data, if it reduces. */
    DESCRIPTOR,
    /**
     * Opens a virtual port with a generation: the field of the source is this node's thread, that of the destination the number of
     * threads, that of the count the arity, 2 to 32, that of the segment the time, in units of 64 cycles, that a reduce descriptor
     * waits for its children, 0 for ever; it should grow by some units from each level of the tree to the one above.
     */
    OPEN_PORT,
    /** Says where a thread of a port runs: the field of the source is the thread, that of the destination its node. */
    PLACE_THREAD,
    /** Not in use. */
    NONE
}
