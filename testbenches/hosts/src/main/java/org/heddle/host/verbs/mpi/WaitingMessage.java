package org.heddle.host.verbs.mpi;

import org.heddle.mpi.datatype.TypedBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Message that waits for a credit of its receiver.
 *
 * @param header without credits
 * @param data that an eager message carries, or that a WRITE moves from
 * @param source registered data of a WRITE, or null
 * @param left told when its buffer may be used again
 */
record WaitingMessage(
        WireHeader header,
        @Nullable TypedBuffer data,
        @Nullable RegisteredData source,
        Runnable left) {}
