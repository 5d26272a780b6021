package org.heddle.host.verbs.mpi;

import org.heddle.mpi.datatype.TypedBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Message that waits for a credit of its receiver.
 *
 * @param header without credits
 * @param data that an eager message carries, or null
 * @param extra bytes behind the header that are the transport's own
 * @param source registered data of a WRITE, or null
 * @param left told when its buffer may be used again
 */
record WaitingMessage(
        WireHeader header,
        @Nullable TypedBuffer data,
        byte[] extra,
        @Nullable RegisteredData source,
        Runnable left) {
    private static final byte[] NOTHING = new byte[0];

    /** Returns a message of a header alone. */
    static WaitingMessage of(WireHeader header) {
        return of(header, NOTHING);
    }

    /** Returns a message of a header and bytes of the transport's own. */
    static WaitingMessage of(WireHeader header, byte[] extra) {
        return new WaitingMessage(header, null, extra, null, () -> {});
    }

    /** Returns an eager message. */
    static WaitingMessage eager(WireHeader header, TypedBuffer data, Runnable left) {
        return new WaitingMessage(header, data, NOTHING, null, left);
    }

    /** Returns a WRITE. */
    static WaitingMessage write(WireHeader header, RegisteredData source, Runnable left) {
        return new WaitingMessage(header, null, NOTHING, source, left);
    }
}
