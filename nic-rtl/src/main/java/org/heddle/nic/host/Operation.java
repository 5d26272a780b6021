package org.heddle.nic.host;

/** What a command asks for; the code is the order. */
public enum Operation {
    /** Reads SO-DIMM here and writes SO-DIMM there. */
    REMOTE_WRITE,
    /** Reads SO-DIMM into the Prefetch Window (VL, VLS, VLI): the destination's base is an offset in it. */
    LOCAL_READ,
    /** Writes the Write Window to SO-DIMM (VS, VSS, VSI): the source's base is an offset in it. */
    LOCAL_WRITE
}
