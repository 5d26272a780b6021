package org.heddle.mpi.transport;

/** Where an endpoint delivers what arrives. */
@FunctionalInterface
public interface Arrivals {
    /** A message has been announced. May call {@link Endpoint#receive} at once. */
    void arrived(Incoming message);
}
