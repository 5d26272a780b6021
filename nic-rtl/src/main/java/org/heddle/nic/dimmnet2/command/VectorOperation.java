package org.heddle.nic.dimmnet2.command;

import org.heddle.hdl.option.Coded;

/** Operation of a command. */
public enum VectorOperation implements Coded {
    /** Reads SO-DIMM here and writes SO-DIMM there. */
    REMOTE_WRITE(0),
    /** Reads SO-DIMM into the Prefetch Window (VL, VLS, VLI): the destination's base is an offset in it. */
    LOCAL_READ(1),
    /** Writes the Write Window to SO-DIMM (VS, VSS, VSI): the source's base is an offset in it. */
    LOCAL_WRITE(2),
    /** Reads SO-DIMM there and writes SO-DIMM here. */
    REMOTE_READ(3),
    /** Waits until all commands before it are visible, and holds those behind it until then; its accesses mean nothing. */
    FENCE(4),
    /** The other node's part of a remote read: no host can ask for it. */
    ANSWER(5),
    /** Asks another node to say when it has written everything before it; a part of a fence. */
    FENCE_REQUEST(6),
    /** Answers another node's fence request once everything before it is written; a part of a fence. */
    FENCE_ANSWER(7);

    /** Number of operations that a host can ask for: the first ones. */
    public static final int OF_HOSTS = ANSWER.code();

    private final int code;

    VectorOperation(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    /** Whether its packets stay in the node. */
    public boolean isLocal() {
        return this == LOCAL_READ || this == LOCAL_WRITE;
    }
}
