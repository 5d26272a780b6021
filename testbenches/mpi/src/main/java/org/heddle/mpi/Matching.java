package org.heddle.mpi;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.heddle.mpi.Filed.Entry;
import org.heddle.mpi.Filed.Key;
import org.heddle.mpi.PostedReceive.Pattern;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Expected;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/**
 * Brings messages and receives of one rank together: the oldest message that a receive takes, and the oldest receive that takes a
 * message. Since both keep their order, messages between two ranks never overtake each other.
 *
 * <p>No step depends on how many there are: a message waits under the four keys by which a receive may ask for it, a receive under its
 * one, and an arriving message looks at the oldest receive of each of its four.
 */
final class Matching implements Arrivals {
    private final Endpoint endpoint;
    private final int rank;
    private final Filed<PostedReceive> posted = new Filed<>();
    private final Filed<Incoming> unexpected = new Filed<>();

    /**
     * @param rank whose receives these are
     */
    Matching(Endpoint endpoint, int rank) {
        this.endpoint = endpoint;
        this.rank = rank;
    }

    @Override
    public void arrived(Incoming message) {
        List<Key> keys = Key.of(message.envelope());
        Entry<PostedReceive> receive = posted.first(keys);
        if (receive != null) {
            posted.remove(receive);
            start(receive.value(), message);
            return;
        }
        unexpected.add(message, keys);
        if (message.envelope().mode() == SendMode.READY) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "world rank " + message.envelope().source() + " sent tag "
                            + message.envelope().tag()
                            + " in ready mode, but no receive was waiting for it: post the receive first, or use send");
        }
    }

    /**
     * Takes the oldest message that is meant, or waits for one.
     *
     * @return takes the receive back; false if it has been matched
     */
    BooleanSupplier post(PostedReceive receive) {
        Key key = receive.pattern().key();
        Entry<Incoming> message = unexpected.first(key);
        if (message == null) {
            Optional<Expected> expected = endpoint.wantsExpected()
                    ? receive.expected(rank).filter(each -> posted.first(Key.of(each.envelope())) == null)
                    : Optional.empty();
            Entry<PostedReceive> entry = posted.add(receive, List.of(key));
            Optional<Expected.Withdrawal> told = expected.flatMap(endpoint::expect);
            return () -> {
                told.ifPresent(each -> each.withdraw(this));
                return posted.remove(entry);
            };
        }
        // A receive that cannot be started leaves its message for another one.
        start(receive, message.value());
        unexpected.remove(message);
        return () -> false;
    }

    /** The oldest message that has arrived and is meant, or null. It stays where it is. */
    @Nullable
    Incoming find(Pattern pattern) {
        Entry<Incoming> found = unexpected.first(pattern.key());
        return found == null ? null : found.value();
    }

    /** The same, taken out of matching for one receive of its own. */
    @Nullable
    Incoming claim(Pattern pattern) {
        Entry<Incoming> found = unexpected.first(pattern.key());
        if (found == null) {
            return null;
        }
        unexpected.remove(found);
        return found.value();
    }

    /** Starts the transfer of a message into a receive that takes it. */
    void start(PostedReceive receive, Incoming message) {
        Envelope envelope = message.envelope();
        MpiException error = receive.judge(envelope);
        boolean takesNothing = error != null && error.getErrorClass() != ErrorClass.ERR_TRUNCATE;
        long bytes =
                takesNothing ? 0 : Math.min(envelope.bytes(), receive.target().bytes());
        Status status = receive.pattern().status(envelope, bytes, error);
        endpoint.receive(message, receive.target(), bytes, () -> {
            receive.request().ended(envelope, bytes);
            receive.request().end(status);
        });
    }

    /** Messages that nobody has received, oldest first. */
    List<Incoming> unexpected() {
        return unexpected.all().stream().map(Entry::value).toList();
    }

    /** The oldest of them in words, for whoever waits for another one; empty if there is none. */
    String unexpectedInWords() {
        if (unexpected.all().isEmpty()) {
            return "";
        }
        Envelope oldest = unexpected.all().iterator().next().value().envelope();
        return ", while " + unexpected.all().size() + " that no receive takes have arrived, the oldest from world rank "
                + oldest.source()
                + (oldest.context() % 2 == 0 ? " with tag " + oldest.tag() : " in another collective operation");
    }

    /** Looks into queues so far. */
    long steps() {
        return posted.steps() + unexpected.steps();
    }
}
