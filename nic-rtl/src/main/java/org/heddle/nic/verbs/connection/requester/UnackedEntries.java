package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;

/** Looks entries up that were sent and have no acknowledgement. */
final class UnackedEntries extends RequesterPart {
    /** All of them, and the one that was read. */
    static final class Sent extends Area {
        /** By queue pair and the low bits of the index. */
        final Memory<UnackedEntry> unacked = memory(UnackedEntry.type(), PAIRS * Requester.UNACKED);
        /** The entry that was read, from a register: block RAM is slow. */
        final UnackedEntry entry = reg(UnackedEntry.type());

        Sent(Requester unit) {
            super(unit, "");
        }
    }

    UnackedEntries(Requester unit) {
        super(unit);
        UnackedEntry found = unit.sent.unacked.readSync(q.cat(entryIndex()), readsEntry());
        when(knowsEntry(), () -> connect(entry, found));
    }

    /** Place of the entry that is read: the next one, the oldest one, or the one behind it, which an acknowledgement may cover too. */
    private UInt entryIndex() {
        UInt oldestOrNext = mux(is(State.KNOWN), s.sending(), s.acked()).trunc(UNACKED_WIDTH);
        return sendsAtOnce
                ? mux(is(State.COVER), s.acked().trunc(UNACKED_WIDTH).addWrap(1), oldestOrNext)
                : oldestOrNext;
    }

    private Bool readsEntry() {
        Bool reads = is(State.ENTRY).or(is(State.KNOWN));
        return sendsAtOnce ? reads.or(is(State.WINDOW)).or(is(State.COVER)) : reads;
    }

    private Bool knowsEntry() {
        Bool knows = is(State.ENTERED).or(is(State.FOUND));
        return sendsAtOnce ? knows.or(is(State.WINDOW_KNOWN)).or(goesToNext()) : knows;
    }

    /** Whether the response may cover the entry behind the oldest one too, which needs nothing but its end. */
    private Bool goesToNext() {
        return signals.completes
                .and(entry.isSignaled().not())
                .and(response.endsHere().not());
    }
}
