package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.memory.VirtualRun;

/** Asks for the key of a whole message, with its first packet. */
final class KeyCheck extends ResponderPart {
    KeyCheck(Responder unit) {
        super(unit);
        VirtualRun run = unit.check.data();
        unit.check.valid().set(is(State.CHECK));
        run.address().set(HEADER.address.of(unit.header));
        run.key().set(HEADER.key.of(unit.header));
        run.bytes().set(mux(request.isAtomic, lit(8, 32), request.length));
        run.domain().set(table.value(CONTEXT.domain));
        run.rights().set(request.rights());
        run.last().set(true);
        run.isPhysical().set(false);
        run.isCheck().set(true);
        run.isList().set(false);
        // A word may lie in two entries of a list: there are no atomics by an indirect key.
        run.isWrong().set(request.isAtomic.and(MemoryKey.LAYOUT.isIndirect.is(HEADER.key.of(unit.header))));
        Bool isForbidden = is(State.CHECKING).and(unit.checked).and(unit.isAllowed.not());
        Bool isVanished = isJudged().and(unit.verdict.data().bit(0).not());
        when(isForbidden.or(isVanished), () -> {
            outcome.syndrome.set(mux(
                    request.isSend,
                    lit(SyndromeKind.REFUSED.code() << 5 | NegativeCode.REMOTE_OPERATION.code(), 8),
                    lit(SyndromeKind.REFUSED.code() << 5 | NegativeCode.REMOTE_ACCESS.code(), 8)));
            outcome.eventKind.set(EventKind.QP_ACCESS_ERR.code());
            outcome.hasEvent.set(request.isSend.not());
            outcome.isFailing.set(request.isSend);
            outcome.status.set(CompletionStatus.LOC_PROT_ERR.code());
        });
    }

    /**
     * Whether the key is checked before the data's addresses are looked for. All bytes of one packet are allowed before the first one is written,
     * so a WRITE that has no more needs no other check, nor does an atomic by a direct key.
     */
    Bool needsCheckBefore() {
        Bool isLonger = request.isWrite.and(request.isLast.not()).or(request.isRead);
        Bool isIndirect = MemoryKey.LAYOUT.isIndirect.is(HEADER.key.of(unit.header));
        return request.isFirst.and(isLonger).and(request.length.ne(0)).or(request.isAtomic.and(isIndirect));
    }
}
