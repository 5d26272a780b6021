package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.connection.response.ReadResource;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.jspecify.annotations.Nullable;

/**
 * Part of a {@link Responder}: hardware in the same module, with its ports and registers at hand. A part's constructor is its logic; it runs when
 * all registers are there that several parts share.
 */
abstract class ResponderPart extends Area {
    static final int INDEX = QueuePairTable.INDEX_WIDTH;
    static final int PSN = PacketPlan.PSN_WIDTH;
    static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    static final int LOG_LINE = AddressUnit.ADDRESS_WIDTH - AddressUnit.LINE_WIDTH;
    static final int PLACE = ReadResource.PLACE_WIDTH;
    static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;
    static final TransportHeader HEADER = TransportHeader.LAYOUT;

    /** The component, with its ports. */
    final Responder unit;
    /** Event that is carried out; the next six are of it. */
    final ResponderEvent now;

    final UInt q;
    final QueuePairTable table;
    final SharedReceives shared;
    final ResponderState s;
    final UInt postedIndex;
    final Bool inError;
    /** 1 if the queue pair takes its receives from a shared queue. */
    final Bool isShared;
    /** Request that is carried out. */
    final RequestPacket request;
    /** Its outcome. */
    final RequestOutcome outcome;
    /** Signals between parts. */
    final ResponderSignals signals;
    /** Data of a WRITE that are looked for while it is judged, where they are. */
    final @Nullable EarlyData early;
    /** Completions and answers that wait, where packets overlap. */
    final @Nullable VisibleNotes held;
    /** Entries of the queues of receives, where any are read ahead. */
    final @Nullable ReceiveReader receives;

    final boolean overlaps;

    ResponderPart(Responder unit) {
        super(unit, "");
        this.unit = unit;
        now = unit.now;
        q = now.q;
        table = now.table;
        shared = now.shared;
        s = now.s;
        postedIndex = now.postedIndex;
        inError = now.inError;
        isShared = unit.isShared;
        request = unit.request;
        outcome = unit.outcome;
        signals = unit.signals;
        early = unit.early;
        held = unit.held;
        receives = unit.receives;
        overlaps = unit.overlaps;
    }

    /** Whether the event is at that step. */
    final Bool is(State wanted) {
        return now.is(wanted);
    }

    /** Whether the event is of that kind. */
    final Bool isEvent(Event wanted) {
        return now.isEvent(wanted);
    }

    /** Whether the data that the packet at hand waits for are judged. */
    final Bool isJudged() {
        return early == null ? unit.verdict.fires() : unit.verdict.fires().and(early.drops.not());
    }
}
