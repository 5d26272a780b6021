package org.heddle.nic.offload.descriptor;

import org.heddle.hdl.option.Coded;

/** Command of the words that a host submits. */
public enum HostCommand implements Coded {
    /** A descriptor: three control words, then its data, if it reduces. */
    DESCRIPTOR(0),
    /**
     * Opens a virtual port with a generation: the field of the source is this node's thread, that of the destination the number of
     * threads, that of the count the arity, 2 to 32, that of the segment the time, in units of 64 cycles, that a reduce descriptor
     * waits for its children, 0 for ever; it should grow by some units from each level of the tree to the one above.
     */
    OPEN_PORT(1),
    /** Says where a thread of a port runs: the field of the source is the thread, that of the destination its node. */
    PLACE_THREAD(2),
    /** Not in use. */
    NONE(3);

    private final int code;

    HostCommand(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
