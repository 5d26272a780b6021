package org.heddle.host.verbs.mpi;

import org.heddle.hdl.option.Coded;

/** Kinds of messages between two ranks; the last two have no header. */
public enum WireKind implements Coded {
    /** Envelope and data. */
    EAGER(0),
    /** Envelope, and where the data are if they are to be read. */
    REQUEST(1),
    /** Place that the data are to be written to. */
    READY(2),
    /** Tells the sender that its data have been read. */
    DONE(3),
    /** Gives buffers back, where nothing else flows that could. */
    CREDIT(4),
    /** RDMA READ of data. */
    READ(5),
    /** RDMA WRITE of data, with the receiver's transfer as its immediate. */
    WRITE(6);

    private final int code;

    WireKind(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    static WireKind of(int code) {
        return Coded.of(WireKind.class, code);
    }
}
