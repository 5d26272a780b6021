package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.memory.ResolvedRun;

/**
 * Hands a message of one packet on that was never sent, while the {@link Requester} carries out its next event.
 *
 * <p>The list begins in the cycle in which the message is measured. The size is offered from the next cycle on, and the plan from the cycle behind the
 * one in which the message begins; each until it is taken. Throughput: the next message may be measured when both have been.
 */
final class WholeMessage extends Component {
    /** 1 if the message is a read or an atomic; from two cycles before it is measured on, as the next three. */
    final Bool isRead = in(bool());
    /** 1 if it has been sent before. */
    final Bool isResent = in(bool());
    /** 32 bits: its bytes. */
    final UInt length = in(uint(32));
    /** 13 bits: bytes of a whole packet. */
    final UInt most = in(uint(ResolvedRun.BYTES_WIDTH));
    /** 1 while it is measured. */
    final Bool measures = in(bool());
    /** 1 in the cycle in which it begins. */
    final Bool begins = in(bool());
    /** 1 while a list may begin. */
    final Bool mayStart = in(bool());
    /** 1 while a size is taken. */
    final Bool takesSize = in(bool());
    /** 1 while a plan is taken. */
    final Bool takesPlan = in(bool());

    /** 1 while the message is measured, if it is handed on. */
    final Bool isNext = out(bool());
    /** 1 to begin its list. */
    final Bool starts = out(bool());
    /** 1 in the cycle in which all is done that must be before it begins. */
    final Bool isMeasured = out(bool());
    /** 1 in the cycle in which it begins, if it is handed on. */
    final Bool isBegun = out(bool());
    /** 1 if it has data to send. */
    final Bool hasData = out(bool());
    /** 1 to offer its size. */
    final Bool offersSize = out(bool());
    /** 1 to offer its plan. */
    final Bool offersPlan = out(bool());
    /** 1 while nothing is offered. */
    final Bool isFree = out(bool());

    /** Declares the unit. */
    WholeMessage() {
        Bool sends = reg("sends", bool());
        Bool isWhole = reg("isWhole", bool());
        Bool isHandedOn = reg("isHandedOn", bool()).init(false);
        Bool sizeWaits = reg("sizeWaits", bool()).init(false);
        Bool planWaits = reg("planWaits", bool()).init(false);
        sends.set(isRead.not().and(length.ne(0)));
        isWhole.set(isResent.not().and(isRead.or(length.le(most.zext(32)))));
        Bool free = sizeWaits.or(planWaits).not();
        isFree.set(free);
        isNext.set(measures.and(isWhole).and(free));
        starts.set(isNext.and(sends));
        isMeasured.set(isNext.and(sends.not().or(mayStart)));
        when(measures, () -> isHandedOn.set(isMeasured));
        isBegun.set(begins.and(isHandedOn));
        hasData.set(sends);
        when(starts.and(mayStart), () -> sizeWaits.set(true)).elseWhen(takesSize, () -> sizeWaits.set(false));
        when(isBegun, () -> planWaits.set(true)).elseWhen(takesPlan, () -> planWaits.set(false));
        offersSize.set(sizeWaits);
        offersPlan.set(planWaits);
    }
}
