package org.heddle.nic.mpc.list;

import org.heddle.hdl.option.Coded;

/** End of an order, as its events tell it. */
public enum EntryStatus implements Coded {
    /** All bytes have left, or are visible. */
    DONE(0),
    /** No bytes, or more than 2^24. */
    BAD_LENGTH(1),
    /** The local bytes do not lie in memory. */
    BAD_LOCAL_ADDRESS(2),
    /** No node has that number. */
    BAD_NODE(3),
    /** The remote bytes of a read do not lie in memory, which is as large on every node. */
    BAD_REMOTE_ADDRESS(4),
    /** An update of an operation or an element that no node carries out, of another length than the element's, or at no multiple of it. */
    BAD_UPDATE(5),
    /** The other node is lost: it has not answered for the timeout. */
    PEER_LOST(6);

    private final int code;

    EntryStatus(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
