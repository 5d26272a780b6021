package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.Event;
import org.heddle.nic.verbs.connection.requester.RequesterEvent.State;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;

/** Decides what follows on a refusal, on a gap and on silence: asking again, waiting, or giving up. */
final class RetryPolicy extends RequesterPart {
    private static final int RNR_FOR_EVER = 7;

    // What the response says.
    private final Bool answers;
    private final Bool isGap;
    private final Bool isMissing;
    private final Bool isWaitingNow;
    private final Bool isRefused;
    /** Status of an entry that is refused. */
    private final UInt refusal;

    // Repetitions that are left.
    private final UInt fullRnr;
    private final UInt retriesLeft;
    private final UInt rnrRetriesLeft;
    private final Bool isTired;
    private final Bool isRnrTired;

    /** 1 in the cycle in which the queue pair begins to wait for a receive of the other end. */
    private final Bool startsWaiting;

    // What the timer says.
    private final Bool expires;
    private final Bool isSilent;
    private final Bool isGivenUp;

    RetryPolicy(Requester unit) {
        super(unit);
        answers = is(State.ANSWER);
        isGap = response.isLost.or(response.isData().and(response.isExpected().not()));
        isMissing =
                isGap.and(s.isBack().not()).or(response.isLost.not().and(response.isRefusal(NegativeCode.SEQUENCE)));
        isWaitingNow = response.isLost.not().and(response.isKind(SyndromeKind.RECEIVER_NOT_READY));
        isRefused = response.isLost
                .not()
                .and(response.isKind(SyndromeKind.REFUSED))
                .and(response.isRefusal(NegativeCode.SEQUENCE).not());
        fullRnr = table.value(CONTEXT.rnrRetry);
        // What has been acknowledged since fills the counters again, before this response uses one up.
        retriesLeft = mux(response.progress, table.value(CONTEXT.retryCount), s.retries());
        rnrRetriesLeft = mux(response.progress, fullRnr, s.rnrRetries());
        isTired = isMissing.and(retriesLeft.eq(0));
        isRnrTired = isWaitingNow.and(rnrRetriesLeft.eq(0)).and(fullRnr.ne(RNR_FOR_EVER));
        refusal = mux(
                response.syndrome().trunc(5).eq(NegativeCode.INVALID_REQUEST.code()),
                lit(CompletionStatus.REM_INV_REQ_ERR.code(), CompletionStatus.WIDTH),
                mux(
                        response.syndrome().trunc(5).eq(NegativeCode.REMOTE_ACCESS.code()),
                        lit(CompletionStatus.REM_ACCESS_ERR.code(), CompletionStatus.WIDTH),
                        lit(CompletionStatus.REM_OP_ERR.code(), CompletionStatus.WIDTH)));
        startsWaiting = answers.and(isWaitingNow).and(isRnrTired.not());
        expires = is(State.EXPIRE);
        isSilent = expires.and(now.isWaiting.bit(q).not())
                .and(inError.not())
                .and(s.acked().ne(s.begun()));
        isGivenUp = isSilent.and(s.retries().eq(0));
        countRetries();
        giveUp();
        await();
        goBack();
        runTimer();
    }

    /** Counts repetitions down with each that is asked for, and begins again behind what comes. */
    private void countRetries() {
        when(answers, () -> {
            s.retries().set(mux(isMissing.and(isTired.not()), retriesLeft.subWrap(1), retriesLeft));
            s.rnrRetries()
                    .set(mux(startsWaiting.and(fullRnr.ne(RNR_FOR_EVER)), rnrRetriesLeft.subWrap(1), rnrRetriesLeft));
        });
        when(isSilent.and(isGivenUp.not()), () -> s.retries().decrement());
        when(
                        signals.completes.or(is(State.RETURNED)).or(isSilent),
                        () -> s.isBack().set(false))
                .elseWhen(answers.and(isGap), () -> s.isBack().set(true));
    }

    /** Fails the oldest entry when it is refused, or nothing is left. */
    private void giveUp() {
        when(answers.and(isTired.or(isRnrTired).or(isRefused)).or(isGivenUp), () -> {
            s.hasFailed().set(true);
            s.failed().set(s.acked());
            s.failure()
                    .set(mux(
                            answers.and(isRefused),
                            refusal,
                            mux(
                                    answers.and(isRnrTired),
                                    lit(CompletionStatus.RNR_RETRY_EXC_ERR.code(), CompletionStatus.WIDTH),
                                    lit(CompletionStatus.RETRY_EXC_ERR.code(), CompletionStatus.WIDTH))));
        });
    }

    /** Waits for a receive of the other end, until the timer says so. */
    private void await() {
        when(startsWaiting, () -> now.isWaiting.set(now.isWaiting.or(q.toOneHot(PAIRS))))
                .elseWhen(
                        expires,
                        () -> now.isWaiting.set(
                                now.isWaiting.and(q.toOneHot(PAIRS).not())));
        unit.timesOut.set(isSilent);
    }

    /** Goes back to the oldest entry, to send again from there. */
    private void goBack() {
        Bool goesBack = answers.and(isMissing.or(isWaitingNow).or(isRefused)).or(isSilent);
        // Acknowledged further than sent: what was to be sent again need not be.
        Bool isPassed = WorkEntry.isAtOrBehind(s.sendPsn(), s.ackedPsn()).not();
        when(goesBack.or(is(State.FINISH).and(isPassed)), () -> {
            s.sending().set(s.acked());
            s.sendPsn().set(s.ackedPsn());
            when(message.isMine, () -> message.active.set(false));
        });
    }

    /** A timer runs while something is under way. */
    private void runTimer() {
        Bool isAllAcked = s.acked().eq(s.begun());
        Bool finishes = is(State.FINISH);
        Bool hasTimeout = table.value(CONTEXT.timeout).ne(0);
        Bool isHeldUp = now.isWaiting.bit(q);
        UInt ticks = reg("timeoutTicks", uint(RetryTimers.TICKS_WIDTH));
        // 13 / 2 ticks of 64 cycles are 416, and 4.096 us are 410.
        ticks.set(lit(13, RetryTimers.TICKS_WIDTH + 1)
                .shlWrap(table.value(CONTEXT.timeout))
                .shr(1)
                .trunc(RetryTimers.TICKS_WIDTH)
                .addWrap(2));
        unit.rnrTimes.code.set(response.syndrome().trunc(5));
        now.timers.index.set(q);
        Bool restarts = (whole == null ? is(State.SENT) : is(State.SENT).or(whole.isBegun))
                .or(finishes.and(isAllAcked.not()))
                .and(isHeldUp.not())
                .and(hasTimeout);
        now.timers.starts.set(startsWaiting.or(restarts));
        now.timers.ticks.set(mux(answers, unit.rnrTimes.ticks, ticks));
        now.timers.stops.set(expires.or(finishes.and(isAllAcked).and(isHeldUp.not()))
                .or(is(State.ACT).and(isEvent(Event.ORDER)).and(isReset())));
    }
}
