package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.memory.CursorStart;

/** Where the data of a response go: by the list of its entry, by its one element, or where those of the response before ended. */
final class ReturnPlace extends RequesterPart {
    private final ReturnedData data;

    ReturnPlace(ReturnedData data) {
        super(data.unit);
        this.data = data;
    }

    /** Says where the place of a response begins. */
    void begin(CursorStart cursor) {
        Bool isAtomic = UnackedEntry.isAtomic(entry.opcode());
        UInt skip = reg("returnSkip", uint(32));
        skip.set(WorkEntry.bytes(s.ackedPsn().subWrap(entry.firstPsn()), message.mtu));
        cursor.isList().set(true);
        cursor.isPhysical().set(false);
        cursor.list()
                .set(message.entryAddress.addWrap(
                        mux(isAtomic, lit(SendEntry.LIST_OFFSET + 16, 48), lit(SendEntry.LIST_OFFSET, 48))));
        cursor.elements().set(entry.elements());
        cursor.address().set(0);
        cursor.key().set(0);
        cursor.length().set(0);
        cursor.skip().set(sendsAtOnce ? mux(is(State.WINDOW), lit(0, 32), skip) : skip);
        cursor.domain().set(table.value(CONTEXT.domain));
        cursor.rights().set(AccessRight.LOCAL_WRITE.mask());
        if (readsAhead) {
            keepElement(cursor);
        }
    }

    /** Keeps the element of a read or an atomic that has one; its responses need no list then. */
    private void keepElement(CursorStart cursor) {
        KeptElements elements = instance("elements", new KeptElements());
        UInt operandsBefore = unit.behind.bits(255, 128);
        elements.queuePair.set(q);
        elements.keptIndex.set(s.sending());
        elements.kept.set(mux(UnackedEntry.isAtomic(message.opcode()), operandsBefore, unit.behind.trunc(128)));
        elements.keeps.set(is(State.BEGIN)
                .and(UnackedEntry.isRead(message.opcode()))
                .and(ENTRY.elements.of(message.control).eq(1)));
        elements.forgets.set(unit.order.fires());
        elements.index.set(s.acked());
        elements.ends.set(signals.endsRead.and(signals.hasElement));
        UInt one = reg("one", uint(ListElement.LAYOUT.bits()));
        when(is(State.ACT).or(is(State.RETURN_ADDRESS)).or(is(State.COVER)), () -> {
            signals.hasElement.set(elements.has);
            one.set(elements.element);
        });
        when(signals.hasElement, () -> {
            cursor.isList().set(false);
            cursor.address().set(ListElement.LAYOUT.address.of(one));
            cursor.key().set(ListElement.LAYOUT.key.of(one));
            cursor.length().set(ListElement.LAYOUT.length.of(one));
        });
    }

    /** Keeps the place of the list behind a response: the next one to the same entry goes on there. */
    void keep() {
        if (!overlaps) {
            signals.continues.set(false);
            return;
        }
        UInt keptPair = reg("keptPair", uint(INDEX));
        UInt keptPsn = reg("keptPsn", uint(PSN));
        Bool isKept = reg("isKept", bool()).init(false);
        when(
                signals.hasElement == null
                        ? is(State.RETURN_PACKET)
                        : is(State.RETURN_PACKET).or(data.isReturningNow()),
                () -> {
                    isKept.set(true);
                    keptPair.set(q);
                    keptPsn.set(s.ackedPsn().addWrap(1));
                });
        Bool isOrdered = is(State.ACT).and(isEvent(Event.ORDER));
        when(isOrdered.or(unit.returnVerdict.fires().and(unit.accepts.not())), () -> isKept.set(false));
        Bool isBegun = s.ackedPsn().ne(entry.firstPsn());
        signals.continues.set(
                isKept.and(keptPair.eq(q)).and(keptPsn.eq(s.ackedPsn())).and(isBegun));
    }
}
