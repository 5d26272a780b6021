package org.heddle.nic.verbs.connection.response;

import org.heddle.hdl.option.Coded;

/** Kind of a {@link ResponseNote}. */
public enum NoteKind implements Coded {
    /** An acknowledgement is to be sent, behind the resources that wait. */
    ACKNOWLEDGE(0),
    /** A resource is to be answered; acknowledgements before it are its. */
    RESOURCE(1),
    /** Resources from a place on are to be answered again, if they do not wait already. */
    AGAIN(2),
    /** All is forgotten. */
    RESET(3);

    /** Bits of a code. */
    public static final int WIDTH = 2;

    private final int code;

    NoteKind(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
