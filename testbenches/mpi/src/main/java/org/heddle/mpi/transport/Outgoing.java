package org.heddle.mpi.transport;

import org.heddle.mpi.datatype.TypedBuffer;

/**
 * A message that leaves.
 *
 * @param envelope what it is
 * @param data which must not change until it has completed
 * @param completion told when the send has completed, as its mode demands
 */
public record Outgoing(Envelope envelope, TypedBuffer data, Completion completion) {}
