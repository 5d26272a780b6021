package org.heddle.host.mpc.ch;

import org.heddle.mpi.transport.Outgoing;

/** Half of a channel at the sender of a message. */
final class SendChannel {
    private final Outgoing message;
    private final StagedData data;
    private long position;
    private int leaving;
    private boolean isLastOrdered;

    SendChannel(Outgoing message, StagedData data) {
        this.message = message;
        this.data = data;
    }

    Outgoing message() {
        return message;
    }

    StagedData data() {
        return data;
    }

    /** Returns the first byte of the message that has not been asked for. */
    long position() {
        return position;
    }

    /** Takes a fragment as ordered. */
    void ordered(long bytes, boolean isLast) {
        position += bytes;
        leaving += bytes > 0 ? 1 : 0;
        isLastOrdered = isLast;
    }

    /** Takes a fragment as left. */
    void left() {
        leaving--;
    }

    boolean isDone() {
        return isLastOrdered && leaving == 0;
    }
}
