package org.heddle.testbench.verbs;

/** Kinds of packets between nodes. */
public enum VerbsPacketKind {
    /** Request, or a part of one. */
    REQUEST,
    /** Data of a READ. */
    READ_RESPONSE,
    /** Original value of an atomic. */
    ATOMIC_RESPONSE,
    /** Acknowledgement. */
    ACKNOWLEDGE,
    /** A packet is missing. */
    NAK_SEQUENCE,
    /** The request is invalid. */
    NAK_INVALID,
    /** The keys do not allow it. */
    NAK_ACCESS,
    /** It cannot be carried out. */
    NAK_OPERATION,
    /** There is no receive. */
    NAK_RNR
}
