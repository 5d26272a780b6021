package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.HeldCompletions;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.jspecify.annotations.Nullable;

/**
 * Part of a {@link Requester}: hardware in the same module, with its ports and registers at hand. A part's constructor is its logic; it runs when
 * all registers are there that several parts share.
 */
abstract class RequesterPart extends Area {
    static final int INDEX = QueuePairTable.INDEX_WIDTH;
    static final int PSN = PacketPlan.PSN_WIDTH;
    static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    static final int UNACKED_WIDTH = 4;
    static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;
    static final SendEntry ENTRY = SendEntry.LAYOUT;
    static final TransportHeader HEADER = TransportHeader.LAYOUT;

    /** The component, with its ports. */
    final Requester unit;
    /** Event that is carried out; the next five are of it. */
    final RequesterEvent now;

    final UInt q;
    final QueuePairTable table;
    final RequesterState s;
    final UInt postedIndex;
    final Bool inError;
    /** Message that is sent. */
    final MessageUnderWay message;
    /** Entry whose completion is written. */
    final SendCompletions.Ended ended;
    /** Response that is judged. */
    final JudgedResponse response;
    /** Entry without an acknowledgement that was read. */
    final UnackedEntry entry;
    /** Key that is changed. */
    final KeyChange.UnderWay key;
    /** Signals between parts. */
    final RequesterSignals signals;
    /** Hands messages of one packet on, where the first packet is sent at once. */
    final @Nullable WholeMessage whole;
    /** Completions that wait for data of responses, where those overlap. */
    final @Nullable HeldCompletions held;

    final boolean overlaps;
    final boolean readsAhead;
    final boolean sendsAtOnce;

    RequesterPart(Requester unit) {
        super(unit, "");
        this.unit = unit;
        now = unit.now;
        q = now.q;
        table = now.table;
        s = now.s;
        postedIndex = now.postedIndex;
        inError = now.inError;
        message = unit.message;
        ended = unit.ended;
        response = unit.response;
        entry = unit.sent.entry;
        key = unit.key;
        signals = unit.signals;
        whole = unit.whole;
        held = unit.held;
        overlaps = unit.overlaps;
        readsAhead = unit.readsAhead;
        sendsAtOnce = unit.sendsAtOnce;
    }

    /** Whether the event is at that step. */
    final Bool is(State wanted) {
        return now.is(wanted);
    }

    /** Whether the event is of that kind. */
    final Bool isEvent(Event wanted) {
        return now.isEvent(wanted);
    }

    /** Whether the order resets its queue pair. */
    final Bool isReset() {
        return unit.order
                .data()
                .sets()
                .and(CONTEXT.state.of(unit.order.data().record()).eq(QueuePairState.RESET.code()));
    }
}
