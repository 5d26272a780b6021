package org.heddle.testbench;

/** Fault of a packet on a cable. */
public enum LinkFault {
    /** It never arrives. */
    DROP,
    /** It arrives twice. */
    DUPLICATE,
    /** It arrives behind the one that was sent after it. */
    REORDER,
    /** One bit of it is turned over. */
    CORRUPT,
    /** It ends early. */
    TRUNCATE
}
