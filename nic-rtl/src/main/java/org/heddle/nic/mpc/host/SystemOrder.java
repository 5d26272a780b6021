package org.heddle.nic.mpc.host;

import org.heddle.hdl.option.Coded;

/** Kind of an order that only the operating system gives. */
public enum SystemOrder implements Coded {
    /** Where a process's list of messages to emit begins; before its first doorbell. */
    LME(1),
    /** Where its list of events begins. */
    LMR(2),
    /** Where its page table begins, and how many pages it has. */
    PAGE_TABLE(3),
    /** To forget the translations of all processes: behind a change of a table. */
    FORGET(4),
    /** Cycles without an answer behind which a node is lost, of the whole node. */
    TIMEOUT(5);

    private final int code;

    SystemOrder(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
