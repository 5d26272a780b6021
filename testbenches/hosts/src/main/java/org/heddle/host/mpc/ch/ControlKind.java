package org.heddle.host.mpc.ch;

import org.heddle.host.mpc.cost.ControlCount;

/** Kind of a control message. */
enum ControlKind {
    SHORT(1, new ControlCount(1, 0, 0, 0)),
    REQ(2, new ControlCount(0, 1, 0, 0)),
    RSP(3, new ControlCount(0, 0, 1, 0)),
    CREDIT(4, new ControlCount(0, 0, 0, 1)),
    /** A response before its request: counted as such. */
    OFFER(5, new ControlCount(0, 0, 1, 0)),
    /** Takes an offer back; counted as what brings credits alone. */
    WITHDRAW(6, new ControlCount(0, 0, 0, 1)),
    /** Says that an offer has been taken back, or used before. */
    WITHDRAWN(7, new ControlCount(0, 0, 0, 1));

    private final int code;
    private final ControlCount one;

    ControlKind(int code, ControlCount one) {
        this.code = code;
        this.one = one;
    }

    /** Returns the code in the field type; 0 is none. */
    int code() {
        return code;
    }

    /** Returns one message of the kind, for counting. */
    ControlCount one() {
        return one;
    }

    /** Returns so many bytes of the kind, for counting. */
    ControlCount bytes(long bytes) {
        return new ControlCount(
                bytes * one.shortMessages(), bytes * one.requests(), bytes * one.responses(), bytes * one.credits());
    }

    /**
     * Returns the kind of a code.
     *
     * @throws IllegalArgumentException if none has it
     */
    static ControlKind of(int code) {
        for (ControlKind kind : values()) {
            if (kind.code == code) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no control message has the type " + code);
    }
}
