package org.heddle.host.mpc.ch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.mpi.transport.Envelope;

/*
 * Design
 *
 * Messages to a peer are numbered in their order. An offer says how many of them had arrived when its receive was posted, and that none of those
 * is meant for it, nor any receive before it for what comes. So the first message from that number on with the receive's context and tag is the
 * one that it takes. Three cases are left: there is none yet, and the next one may be put; it is a request that waits, which the offer then
 * answers, as the receiver knows, too; or it went otherwise, and the offer is nothing.
 */
/** Offers of one peer at the sender of messages, and the messages that an offer may be for. */
final class OffersOfPeer {
    private static final int NO_REQUEST = -1;

    private record Key(int context, int tag) {
        static Key of(Envelope envelope) {
            return new Key(envelope.context(), envelope.tag());
        }
    }

    private record Sent(int number, Key key, int sid) {}

    private final Map<Key, ControlMessage.Offer> offers = new HashMap<>();
    /** Messages that the peer was not known to have seen when it last offered. */
    private final Deque<Sent> recent = new ArrayDeque<>();

    private int count;

    /** Notes a message that goes otherwise than by an offer and a request. */
    void sent(Envelope envelope) {
        offers.remove(Key.of(envelope));
        recent.add(new Sent(count++, Key.of(envelope), NO_REQUEST));
    }

    /** Notes a message that is requested. */
    void requested(Envelope envelope, int sid) {
        offers.remove(Key.of(envelope));
        recent.add(new Sent(count++, Key.of(envelope), sid));
    }

    /** Takes the offer for a message that would go next; one that does not fit it exactly goes otherwise. */
    Optional<ControlMessage.Offer> take(Envelope envelope) {
        Optional<ControlMessage.Offer> offer =
                Optional.ofNullable(offers.get(Key.of(envelope))).filter(each -> fits(each.envelope(), envelope));
        if (offer.isPresent()) {
            sent(envelope);
        }
        return offer;
    }

    /**
     * Takes an offer that has arrived.
     *
     * @return sid of the request that it is an answer to, or empty if there is none
     */
    Optional<Integer> arrived(ControlMessage.Offer offer) {
        recent.removeIf(each -> each.number < offer.seen());
        Key key = Key.of(offer.envelope());
        Optional<Sent> first =
                recent.stream().filter(each -> each.key.equals(key)).findFirst();
        if (first.isEmpty()) {
            offers.put(key, offer);
        }
        return first.map(Sent::sid).filter(sid -> sid != NO_REQUEST);
    }

    /** Forgets an offer. */
    void withdraw(int rid) {
        offers.values().removeIf(each -> each.rid() == rid);
    }

    /** Returns whether two envelopes describe messages that are as long, and of the same types. */
    static boolean fits(Envelope one, Envelope other) {
        return one.bytes() == other.bytes() && one.signature() == other.signature();
    }
}
