package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Reads the entry that is next, or finds the place of the one whose data come. */
final class EntryFetch extends RequesterPart {
    EntryFetch(Requester unit) {
        super(unit);
        // Of a response the oldest one's; of work the next one's.
        UInt index = mux(isEvent(Event.RESPONSE), s.acked(), s.sending());
        UInt offset = WorkEntry.offset(index, table.value(CONTEXT.sendLogEntries), table.value(CONTEXT.sendLogStride));
        Bool finds = is(State.ADDRESS).or(is(State.RETURN_ADDRESS));
        when(
                sendsAtOnce ? finds.or(is(State.WORK)) : finds,
                () -> message.entryAddress.set(table.value(CONTEXT.sendBase).addWrap(offset)));
        UInt first = message.entryAddress.bits(AddressUnit.ADDRESS_WIDTH - 1, 5);
        if (readsAhead) {
            unit.memory.valid().set(is(State.READ));
            unit.memory.data().set(first.bits(AddressUnit.LINE_WIDTH - 1, 1).cat(lit(0, 1)));
            unit.wantedIndex.set(s.sending());
            unit.beginsEntry.set(is(State.BEGIN).or(unit.bind.fires()));
            when(is(State.BEGIN), () -> message.operands.set(unit.behind.trunc(128)));
        } else {
            unit.memory.valid().set(is(State.READ).or(is(State.READ_OPERANDS)));
            unit.memory
                    .data()
                    .set(first.bits(AddressUnit.LINE_WIDTH - 1, 1)
                            .cat(mux(is(State.READ_OPERANDS), lit(1, 1), first.trunc(1))));
        }
        when(is(State.WAIT).and(unit.returns), () -> message.control.set(unit.line));
        if (!readsAhead) {
            when(is(State.WAIT_OPERANDS).and(unit.returns), () -> message.operands.set(unit.line.trunc(128)));
        }
    }
}
