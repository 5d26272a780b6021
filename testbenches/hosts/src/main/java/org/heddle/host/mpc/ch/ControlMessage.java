package org.heddle.host.mpc.ch;

import java.util.List;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.mpi.transport.Envelope;

/** Control message, without its credits. */
sealed interface ControlMessage {
    /** Returns the kind. */
    ControlKind kind();

    /** Returns the bytes before data. */
    int headerBytes();

    /** Returns the world rank of the sender. */
    int source();

    /** Message that brings its data along. */
    record Short(Envelope envelope) implements ControlMessage {
        @Override
        public ControlKind kind() {
            return ControlKind.SHORT;
        }

        @Override
        public int headerBytes() {
            return 20;
        }

        @Override
        public int source() {
            return envelope.source();
        }
    }

    /**
     * Announces a message whose data wait at the sender.
     *
     * @param map physical pieces of the sender's memory, in the order of the data, from which the receiver may read them; empty if it may not
     */
    record Request(Envelope envelope, int sid, List<PhysicalPiece> map) implements ControlMessage {
        static final int FIXED_BYTES = 24;
        static final int WITH_COUNT_BYTES = FIXED_BYTES + 4;

        @Override
        public ControlKind kind() {
            return ControlKind.REQ;
        }

        @Override
        public int headerBytes() {
            return map.isEmpty() ? FIXED_BYTES : WITH_COUNT_BYTES + Response.PIECE_BYTES * map.size();
        }

        @Override
        public int source() {
            return envelope.source();
        }
    }

    /**
     * Says where the next fragment of a message goes.
     *
     * @param last whether no other fragment is wanted
     * @param map physical pieces of the receiver's memory, in the order of the data
     */
    record Response(int source, int sid, int rid, boolean last, List<PhysicalPiece> map) implements ControlMessage {
        static final int FIXED_BYTES = 20;
        static final int PIECE_BYTES = 8;

        @Override
        public ControlKind kind() {
            return ControlKind.RSP;
        }

        @Override
        public int headerBytes() {
            return FIXED_BYTES + PIECE_BYTES * map.size();
        }
    }

    /** Returns buffers when nothing else flows back. */
    record Credit(int source) implements ControlMessage {
        @Override
        public ControlKind kind() {
            return ControlKind.CREDIT;
        }

        @Override
        public int headerBytes() {
            return 12;
        }
    }

    /**
     * Tells a sender of a receive that waits for its message.
     *
     * @param envelope what the receive waits for, with receiver and sender exchanged
     * @param rid name of the receive
     * @param seen messages of that sender that had arrived before
     * @param map physical pieces of the receiver's memory, in the order of the data
     */
    record Offer(Envelope envelope, int rid, int seen, List<PhysicalPiece> map) implements ControlMessage {
        static final int FIXED_BYTES = 32;

        @Override
        public ControlKind kind() {
            return ControlKind.OFFER;
        }

        @Override
        public int headerBytes() {
            return FIXED_BYTES + Response.PIECE_BYTES * map.size();
        }

        @Override
        public int source() {
            return envelope.source();
        }
    }

    /**
     * Takes an offer back, or says that it has been.
     *
     * @param rid name of the receive
     * @param isAnswer whether it says so
     */
    record Withdraw(int source, int rid, boolean isAnswer) implements ControlMessage {
        @Override
        public ControlKind kind() {
            return isAnswer ? ControlKind.WITHDRAWN : ControlKind.WITHDRAW;
        }

        @Override
        public int headerBytes() {
            return 16;
        }
    }
}
