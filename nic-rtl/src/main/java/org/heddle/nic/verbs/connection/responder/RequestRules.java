package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.responder.ResponderEvent.State;
import org.heddle.nic.verbs.connection.response.NoteKind;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.SyndromeKind;

/** Looks at all that can be said of a packet at once, a cycle before it is judged. */
final class RequestRules extends ResponderPart {
    RequestRules(Responder unit) {
        super(unit);
        UInt own = table.value(CONTEXT.state);
        Bool answers = own.eq(QueuePairState.RTR.code()).or(own.eq(QueuePairState.RTS.code()));
        Bool isPair = HEADER.queuePair.of(unit.header).bits(23, INDEX).eq(0);
        signals.mayCome.set(answers.and(inError.not()).and(isPair).and(unit.from.eq(table.value(CONTEXT.remoteNode))));
        UInt ahead = request.psn.subWrap(s.psn());
        signals.isNext.set(ahead.eq(0));
        signals.isOld.set(ahead.bit(PSN - 1));
        Bool isData = request.isSend.or(request.isWrite);
        Bool isOther = isData.not().or(s.isWrite().ne(request.isWrite));
        Bool isBroken = mux(s.inMessage(), request.isFirst.or(isOther), request.isFirst.not());
        Bool isUnknown = isData.or(request.isRead).or(request.isAtomic).not();
        Bool isSize = mux(request.isLast, unit.bytes.le(request.most), unit.bytes.eq(request.most));
        Bool isCrooked =
                request.isAtomic.and(HEADER.address.of(unit.header).trunc(3).ne(0));
        Bool isTooLong = request.length.bit(31).and(request.length.trunc(31).ne(0));
        signals.isWrong.set(isBroken.or(isUnknown)
                .or(isData.and(isSize.not()))
                .or(isCrooked)
                .or(isTooLong));
        UInt access = table.value(CONTEXT.access);
        Bool mayWrite = access.bit(AccessRight.REMOTE_WRITE.code());
        Bool mayRead = access.bit(AccessRight.REMOTE_READ.code());
        Bool mayAtomic = access.bit(AccessRight.REMOTE_ATOMIC.code());
        signals.lacksRight.set(request.isWrite
                .and(mayWrite.not())
                .or(request.isRead.and(mayRead.not()))
                .or(request.isAtomic.and(mayAtomic.not())));
        when(is(State.LOOK), () -> {
            request.hasData.set(unit.bytes.ne(0));
            request.left.set(mux(request.isFirst, request.length, s.left()));
            outcome.hasEvent.set(false);
            outcome.isFailing.set(false);
            outcome.syndrome.set(SyndromeKind.ACKNOWLEDGED.code() << 5);
            outcome.noteKind.set(NoteKind.ACKNOWLEDGE.code());
        });
        unit.ignores.set(
                unit.drops.and(is(State.JUDGE)).and(signals.mayCome.not().or(signals.isOld)));
    }
}
