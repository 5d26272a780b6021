package org.heddle.host.verbs.mpi;

/** Kinds of messages between two ranks; the last two have no header. */
public enum WireKind {
    /** Envelope and data. */
    EAGER,
    /** Envelope, and where the data are if they are to be read. */
    REQUEST,
    /** Place that the data are to be written to. */
    READY,
    /** Tells the sender that its data have been read. */
    DONE,
    /** Gives buffers back, where nothing else flows that could. */
    CREDIT,
    /** RDMA READ of data. */
    READ,
    /** RDMA WRITE of data, with the receiver's transfer as its immediate. */
    WRITE;

    /** Returns the code in the header. */
    int code() {
        return ordinal();
    }

    static WireKind of(int code) {
        return values()[code];
    }
}
