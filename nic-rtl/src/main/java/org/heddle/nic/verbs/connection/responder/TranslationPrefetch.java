package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.memory.VirtualRun;

/** Looks for the translation of a request's first byte, long before its data's addresses are; the answer is not awaited. */
final class TranslationPrefetch extends ResponderPart {
    TranslationPrefetch(Responder unit) {
        super(unit);
        Bool offers = reg("offers", bool()).init(false);
        VirtualRun wanted = reg("wanted", VirtualRun.type());
        Bool isLookedFor = early == null ? lit(false) : early.mayBegin;
        Bool isRequest = is(State.ACT)
                .and(isEvent(Event.PACKET))
                .and(request.isFirst)
                .and(request.isSend.not())
                .and(isLookedFor.not());
        Bool isReceive = signals.keptLine == null
                ? is(State.WAIT).and(unit.returns)
                : is(State.LENGTH)
                        .and(signals.isManifold.not())
                        .and(request.isSend)
                        .and(request.isFirst);
        UInt element = (signals.keptLine == null ? unit.line : signals.keptLine).bits(255, 128);
        when(isRequest.or(isReceive).and(offers.not()), () -> {
                    offers.set(true);
                    wanted.beByte(
                            mux(isReceive, ListElement.LAYOUT.address.of(element), HEADER.address.of(unit.header)),
                            mux(isReceive, ListElement.LAYOUT.key.of(element), HEADER.key.of(unit.header)),
                            mux(isReceive.and(isShared), shared.domain, table.value(CONTEXT.domain)),
                            request.rights());
                })
                .elseWhen(unit.prefetch.ready(), () -> offers.set(false));
        unit.prefetch.valid().set(offers);
        connect(unit.prefetch.data(), wanted);
    }
}
