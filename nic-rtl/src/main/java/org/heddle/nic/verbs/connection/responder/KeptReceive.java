package org.heddle.nic.verbs.connection.responder;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Keeps the line of a receive until the next one's comes, or an order may give its memory another use. */
final class KeptReceive extends ResponderPart {
    KeptReceive(Responder unit, RequestJudge judge, ReceivesAhead ahead) {
        super(unit);
        Bool isHere = reg("isReceiveHere", bool()).init(false);
        UInt number = reg("keptReceiveNumber", uint(AddressUnit.LINE_WIDTH));
        Bool isTaken = is(State.TAKEN);
        Bool comes = is(State.WAIT).and(unit.returns).or(isTaken);
        Bool isEarly = ahead.isReceiveKnown;
        Bool isOrdered = unit.order.fires().or(unit.beginsShared.fires());
        when(
                comes.or(isEarly),
                () -> signals.keptLine.set(
                        receives == null ? unit.line : mux(isTaken.or(isEarly), lineOf(receives.element), unit.line)));
        when(comes, () -> {
            number.set(judge.entry.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_LINE));
        });
        Bool isWhole = receives == null ? lit(true) : isTaken.not().or(receives.isSingle);
        when(isOrdered.or(isEarly), () -> isHere.set(false)).elseWhen(comes, () -> isHere.set(isWhole));
        unit.isReceiveKept.set(isHere.and(comes.or(isEarly).not()));
        unit.receiveNumber.set(number);
        unit.receive.set(signals.keptLine);
    }

    /** Returns the line of a receive whose list has this one element. */
    private UInt lineOf(UInt element) {
        ReceiveEntry layout = ReceiveEntry.LAYOUT;
        UInt control = layout.record(
                Map.of(
                        layout.elements, lit(1, layout.elements.width()),
                        layout.length, ListElement.LAYOUT.length.of(element)),
                Byte.SIZE * ReceiveEntry.LIST_OFFSET);
        return element.cat(control);
    }
}
