package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.BindOrder;

/** Hands a change of a key on, and completes the entry when it has been carried out. */
final class KeyChange extends RequesterPart {
    /** The key that is changed: one at a time. */
    static final class UnderWay extends Area {
        /** 1 while a key is changed. */
        final Bool binds = reg(bool()).init(false);
        /** 1 if that has ended. */
        final Bool isBound = reg(bool()).init(false);
        /** 1 if it has been carried out. */
        final Bool hasBound = reg(bool());
        /** Queue pair whose entry changes it. */
        final UInt bindingPair = reg(uint(INDEX)).init(0);
        /** One bit for each queue pair: 1 if it waits until another one's key is changed. */
        final UInt waitsToBind = reg(uint(PAIRS)).init(0);
        /** 1 while the entry that the change is of is still the oldest one of its queue pair. */
        final Bool isWanted = reg(bool());

        UnderWay(Requester unit) {
            super(unit, "");
        }
    }

    KeyChange(Requester unit) {
        super(unit);
        Bool isHere = key.bindingPair.eq(q);
        Bool isOurs = key.binds.and(key.isWanted).and(isHere);
        unit.bind.valid().set(is(State.BIND));
        BindOrder wanted = unit.bind.data();
        wanted.isBind().set(message.opcode().eq(WorkOpcode.BIND_UMR.code()));
        wanted.key().set(ENTRY.remoteKey.of(message.control));
        wanted.source().set(ENTRY.remoteAddress.of(message.control).trunc(AddressUnit.ADDRESS_WIDTH));
        wanted.entries().set(message.length());
        wanted.rounds().set(ENTRY.immediate.of(message.control));
        wanted.domain().set(table.value(CONTEXT.domain));
        when(unit.bind.fires(), () -> {
            key.binds.set(true);
            key.isWanted.set(true);
            key.bindingPair.set(q);
        });
        when(unit.bound, () -> {
            key.isBound.set(true);
            key.hasBound.set(unit.isBoundRight);
        });
        Bool ends = is(State.STORE).and(isEvent(Event.BOUND));
        when(ends, () -> {
            key.isBound.set(false);
            key.binds.set(false);
        });
        Bool waits = is(State.DECIDED).and(message.isKeyChange()).and(key.binds);
        when(ends, () -> key.waitsToBind.set(0))
                .elseWhen(waits, () -> key.waitsToBind.set(key.waitsToBind.or(q.toOneHot(PAIRS))));
        // Flushed or forgotten: its end is nobody's.
        Bool forgets = is(State.ACT).and(isEvent(Event.ORDER)).and(isReset());
        when(isHere.and(forgets.or(signals.isFlushing)), () -> key.isWanted.set(false));
        when(is(State.BOUND), () -> {
            when(key.hasBound, () -> {
                        ended.status.set(CompletionStatus.SUCCESS.code());
                        ended.completed.set(s.acked());
                        ended.goesOn.set(false);
                        UInt next = s.acked().addWrap(1);
                        s.acked().set(next);
                        s.sending().set(next);
                        s.begun().set(next);
                    })
                    .otherwise(() -> {
                        s.hasFailed().set(true);
                        s.failed().set(s.acked());
                        s.failure().set(CompletionStatus.MW_BIND_ERR.code());
                    });
        });
        signals.isBinding.set(isOurs);
    }
}
