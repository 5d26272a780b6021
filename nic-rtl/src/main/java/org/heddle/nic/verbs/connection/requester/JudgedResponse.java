package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.layout.ResponseFields;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.TransportOperation;

/** Response that is judged: what its header says, and what has come of it so far. */
final class JudgedResponse extends Area {
    private static final TransportHeader HEADER = TransportHeader.LAYOUT;

    /** PSN before which everything is acknowledged. */
    final UInt end = reg(uint(PacketPlan.PSN_WIDTH));
    /** 1 if it has acknowledged something. */
    final Bool progress = reg(bool());
    /** 1 if an answer before it is missing. */
    final Bool isLost = reg(bool());

    private final Requester unit;

    JudgedResponse(Requester unit) {
        super(unit, "");
        this.unit = unit;
    }

    /** Whether it is an acknowledgement, of whichever kind. */
    Bool isAcknowledgement() {
        return HEADER.operation.of(unit.header).eq(TransportOperation.ACKNOWLEDGE.code());
    }

    /** Syndrome of an acknowledgement. */
    UInt syndrome() {
        return ResponseFields.LAYOUT.syndrome.of(HEADER.address.of(unit.header));
    }

    /** Whether it is an acknowledgement of that kind. */
    Bool isKind(SyndromeKind kind) {
        return isAcknowledgement().and(syndrome().bits(7, 5).eq(kind.code()));
    }

    /** Whether it refuses a request for that reason. */
    Bool isRefusal(NegativeCode code) {
        return isKind(SyndromeKind.REFUSED).and(syndrome().trunc(5).eq(code.code()));
    }

    /** Whether it brings data: of a read or an atomic. */
    Bool isData() {
        return isAcknowledgement().not();
    }

    /** Whether it is the next response to the oldest entry, which wants one. */
    Bool isExpected() {
        return isLost.not().and(unit.signals.isFitting);
    }

    /** Whether it ends with the oldest entry. */
    Bool endsHere() {
        return unit.signals.exact.and(isAcknowledgement());
    }
}
