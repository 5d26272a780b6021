package org.heddle.mpi.transport;

/**
 * Properties of a message that are known before its data; small enough for a packet header.
 *
 * @param source world rank of the sender
 * @param destination world rank of the receiver
 * @param context which communicator, and which of its two worlds (point to point, collective)
 * @param tag of the message, 0 or above
 * @param bytes of data
 * @param signature code of its sequence of basic types, and of the call that it belongs to
 * @param mode how it was sent
 */
public record Envelope(int source, int destination, int context, int tag, long bytes, long signature, SendMode mode) {}
