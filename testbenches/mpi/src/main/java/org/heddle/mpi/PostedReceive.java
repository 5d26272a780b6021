package org.heddle.mpi;

import java.util.Optional;
import org.heddle.mpi.Filed.Key;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Expected;
import org.heddle.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/**
 * A receive: which messages it takes, and where to.
 *
 * @param pattern which messages
 * @param target where to
 * @param count instances there
 * @param type their type, a copy of its own
 * @param request which ends with it
 */
record PostedReceive(Pattern pattern, TypedBuffer target, int count, Datatype type, Request request) {
    /**
     * Communicator, source and tag that a message must have to match.
     *
     * @param comm communicator in which the messages travel
     * @param source rank of the sender in it, or ANY_SOURCE
     * @param tag tag of the messages, or ANY_TAG
     */
    record Pattern(Comm comm, int source, int tag) {
        Key key() {
            return new Key(comm.context(), source == Mpi.ANY_SOURCE ? source : comm.worldRank(source), tag);
        }

        Status status(Envelope envelope, long bytes, @Nullable MpiException error) {
            int note = MessageCode.note(envelope.signature());
            return Status.of(comm.rankOf(envelope.source()), envelope.tag(), bytes, note, error);
        }

        @Override
        public String toString() {
            return "from " + (source == Mpi.ANY_SOURCE ? "any rank" : "rank " + source) + " with "
                    + (tag == Mpi.ANY_TAG ? "any tag" : "tag " + tag) + " on " + comm.getName();
        }
    }

    /**
     * A receive into a buffer, which is checked.
     *
     * @throws MpiException if nothing can be received there
     */
    static PostedReceive of(Pattern pattern, Place buffer, int count, Datatype type, Request request) {
        TypedBuffer target =
                Require.given(buffer, ErrorClass.ERR_BUFFER, "the buffer").target(count, type);
        return new PostedReceive(pattern, target, count, type.dup(), request);
    }

    /** Returns the message that would fill it, if it can only be one of a certain sender with a certain tag. */
    Optional<Expected> expected(int rank) {
        if (pattern.source() == Mpi.ANY_SOURCE || pattern.tag() == Mpi.ANY_TAG) {
            return Optional.empty();
        }
        Comm comm = pattern.comm();
        Envelope envelope = new Envelope(
                comm.worldRank(pattern.source()),
                rank,
                comm.context(),
                pattern.tag(),
                target.bytes(),
                MessageCode.of(type, count, target.bytes(), comm.note()),
                SendMode.STANDARD);
        return Optional.of(new Expected(envelope, target));
    }

    /** The same for another start. */
    PostedReceive with(Request other) {
        return new PostedReceive(pattern, target, count, type, other);
    }

    /** Returns the error that a matched message causes in this receive, or null if there is none. */
    @Nullable
    MpiException judge(Envelope envelope) {
        if (MessageCode.note(envelope.signature()) != pattern.comm.note()) {
            return new MpiException(
                    ErrorClass.ERR_OTHER,
                    "the message " + pattern + " belongs to another call than its receive: nothing was received");
        }
        if (envelope.bytes() > target.bytes()) {
            return new MpiException(
                    ErrorClass.ERR_TRUNCATE,
                    "a message of " + envelope.bytes() + " bytes met a receive of " + target.bytes() + " bytes "
                            + pattern + ": its first bytes were received; receive with a larger count, or probe first");
        }
        long expected = MessageCode.of(type, count, envelope.bytes(), pattern.comm.note());
        if (!MessageCode.haveSameTypes(envelope.signature(), expected)) {
            return new MpiException(
                    ErrorClass.ERR_TYPE,
                    "the message " + pattern + " holds other basic types than the receive's " + count + " of " + type
                            + ": nothing was received; use the same basic types in the same order on both sides");
        }
        return null;
    }
}
