package org.heddle.mpi.transport;

import org.heddle.mpi.datatype.TypedBuffer;

/**
 * Receive that has found no message and takes the next one with its source, context and tag: no receive before it takes such a message.
 *
 * @param envelope of a message that fills it: with its bytes and basic types
 * @param target where its data go
 */
public record Expected(Envelope envelope, TypedBuffer target) {
    /** Way back for a receive that a transport has told its sender of. */
    @FunctionalInterface
    public interface Withdrawal {
        /**
         * Makes sure that no data come for the receive by themselves any more, unless they come before this returns; may wait for the sender.
         *
         * @param arrivals told of messages that come meanwhile, the receive's own perhaps
         */
        void withdraw(Arrivals arrivals);
    }
}
