package org.heddle.mpi.transport;

import org.heddle.mpi.datatype.TypedBuffer;

/**
 * A message that leaves.
 *
 * @param envelope what it is
 * @param data which must not change until it has completed
 * @param completion told when the send has completed, as its mode demands
 * @param waits whether the sender does nothing else until then, so that it can answer its receiver
 */
public record Outgoing(Envelope envelope, TypedBuffer data, Completion completion, boolean waits) {
    /** A message whose sender may do something else meanwhile. */
    public Outgoing(Envelope envelope, TypedBuffer data, Completion completion) {
        this(envelope, data, completion, false);
    }
}
