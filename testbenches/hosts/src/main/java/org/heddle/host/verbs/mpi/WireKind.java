package org.heddle.host.verbs.mpi;

import org.heddle.hdl.option.Coded;

/** Kinds of messages between two ranks; those from READ on have no header. */
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
    /** Sizes of receives, for lists, that have been posted for the data. */
    LISTS(5),
    /** Tells that one receive has been posted for the data, by a key if they do not lie together. */
    WHOLE(6),
    /** Key, or address and key, that the data are to be written to. */
    TARGET(7),
    /** RDMA READ of data. */
    READ(8),
    /** RDMA WRITE of data, with the receiver's transfer as its immediate. */
    WRITE(9),
    /** SEND of a list. */
    LIST_SEND(10),
    /** SEND of a whole message. */
    WHOLE_SEND(11),
    /** RDMA WRITE of a whole message, with an immediate that is not used. */
    WHOLE_WRITE(12);

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
