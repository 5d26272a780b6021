package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.SyndromeKind;

/** Acknowledges everything before a response, and what the response itself acknowledges. */
final class AcknowledgeWindow extends RequesterPart {
    /** 1 if somebody awaits the response. */
    final Bool isAwaited;

    AcknowledgeWindow(Requester unit) {
        super(unit);
        UInt responsePsn = HEADER.psn.of(unit.header);
        Bool isPair = HEADER.queuePair.of(unit.header).bits(23, INDEX).eq(0);
        Bool mayCome = table.value(CONTEXT.state)
                .eq(QueuePairState.RTS.code())
                .and(inError.not())
                .and(isPair)
                .and(unit.from.eq(table.value(CONTEXT.remoteNode)));
        Bool isUnderWay = responsePsn.subWrap(s.ackedPsn()).lt(s.mostPsn().subWrap(s.ackedPsn()));
        isAwaited = reg("isAwaited", bool());
        isAwaited.set(mayCome.and(isUnderWay));
        when(is(State.WINDOW), () -> {
            response.end.set(mux(response.isKind(SyndromeKind.ACKNOWLEDGED), responsePsn.addWrap(1), responsePsn));
            response.progress.set(false);
            response.isLost.set(false);
        });
        unit.ignores.set(is(State.WINDOW_KNOWN).and(isAwaited.not()));

        Bool hasEntry = s.acked().ne(s.begun());
        Bool isCovered = reg("isCovered", bool());
        isCovered.set(hasEntry.and(WorkEntry.isAtOrBehind(response.end.subWrap(1), entry.lastPsn())));
        Bool completesNow = isCovered.and(entry.isRead().not());
        signals.completes.set(is(State.JUDGE).and(completesNow));
        Bool isDone = is(State.JUDGE).and(completesNow.not());
        when(signals.completes, () -> {
            s.acked().increment();
            s.ackedPsn().set(entry.lastPsn().addWrap(1));
            response.progress.set(true);
        });
        when(isDone, () -> {
            // A response that is missing: what came behind it does not count.
            response.isLost.set(isCovered);
            when(response.isAcknowledgement().and(isCovered.not()), () -> {
                s.ackedPsn().set(response.end);
                when(response.end.ne(s.ackedPsn()), () -> response.progress.set(true));
            });
        });

        // The entry and the state that it is compared with have stood since the cycle before.
        if (signals.exact != null) {
            signals.exact.set(response.end.subWrap(1).eq(entry.lastPsn()));
        }
        signals.isFitting.set(s.acked().ne(s.begun()).and(entry.isRead()).and(responsePsn.eq(s.ackedPsn())));
    }
}
