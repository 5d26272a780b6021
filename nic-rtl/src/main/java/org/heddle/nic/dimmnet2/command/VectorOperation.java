package org.heddle.nic.dimmnet2.command;

/** Operation of a command; the code is the order. */
public enum VectorOperation {
    /** Reads SO-DIMM here and writes SO-DIMM there. */
    REMOTE_WRITE,
    /** Reads SO-DIMM into the Prefetch Window (VL, VLS, VLI): the destination's base is an offset in it. */
    LOCAL_READ,
    /** Writes the Write Window to SO-DIMM (VS, VSS, VSI): the source's base is an offset in it. */
    LOCAL_WRITE,
    /** Reads SO-DIMM there and writes SO-DIMM here. */
    REMOTE_READ,
    /** Waits until all commands before it are visible, and holds those behind it until then; its accesses mean nothing. */
    FENCE,
    /** The other node's part of a remote read: no host can ask for it. */
    ANSWER,
    /** Asks another node to say when it has written everything before it; a part of a fence. */
    FENCE_REQUEST,
    /** Answers another node's fence request once everything before it is written; a part of a fence. */
    FENCE_ANSWER;

    /** Number of operations that a host can ask for: the first ones. */
    public static final int OF_HOSTS = ANSWER.ordinal();

    /** Whether its packets stay in the node. */
    public boolean isLocal() {
        return this == LOCAL_READ || this == LOCAL_WRITE;
    }
}
