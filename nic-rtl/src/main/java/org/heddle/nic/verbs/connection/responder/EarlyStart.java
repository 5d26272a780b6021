package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.Event;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.layout.MemoryKey;

/** Looks for the addresses of a WRITE of one packet, and of an atomic, while it is judged; what is not carried out is dropped. */
final class EarlyStart extends ResponderPart {
    EarlyStart(Responder unit, ReceivesAhead ahead) {
        super(unit);
        if (early != null) {
            begin(ahead);
        }
    }

    private void begin(ReceivesAhead ahead) {
        Bool isWhole = request.isWrite.and(request.isFirst).and(request.isLast).and(unit.bytes.ne(0));
        Bool isWord = request.isAtomic.and(
                MemoryKey.LAYOUT.isIndirect.is(HEADER.key.of(unit.header)).not());
        // As long as the list waits to begin.
        Bool isReceive = reg("isReceive", bool()).init(false);
        when(is(State.MEASURE), () -> {
            isReceive.set(ahead.isReceiveKnown);
            if (unit.isSingle != null) {
                unit.isSingle.set(receives.isSingle);
            }
        });
        Bool isKnown = isWhole.or(isWord).or(ahead.isReceiveKnown).or(isReceive.and(is(State.LOOK)));
        early.isWhole.set(isKnown.and(isEvent(Event.PACKET)));
        early.begins.set(is(State.ACT).or(is(State.LOOK)).and(unit.start.fires()));
        early.judges.set(is(State.LENGTH));
        Bool isRight = mux(
                is(State.JUDGE),
                signals.mayCome.and(signals.isNext).and(signals.invalid.not()),
                signals.lacksReceive.not());
        Bool isInvalid = signals.tooMany.or(signals.isUneven).or(signals.doesNotFit);
        early.abandons.set(is(State.JUDGE)
                .or(is(State.RESOURCES))
                .or(is(State.LENGTH))
                .and(isRight.not().or(isInvalid)));
        early.isTold.set(unit.verdict.fires());
        early.isAllowed.set(unit.verdict.data().bit(0));
        early.passes.set(unit.segment.fires().and(unit.segment.data().last()));
    }

    /** Whether the data of the packet at hand are looked for before it is judged. */
    Bool isEarly() {
        return early == null ? lit(false) : early.isBegun;
    }

    /** Whether the list of a SEND may begin before it is judged. */
    Bool beginsReceive() {
        return unit.isSingle == null
                ? lit(false)
                : is(State.LOOK).and(request.isSend).and(unit.isSingle).and(early.mayBegin);
    }
}
