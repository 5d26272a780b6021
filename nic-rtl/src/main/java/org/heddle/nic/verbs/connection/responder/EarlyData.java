package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Tells which data of a request of one packet may be looked for while the packet is judged, and drops them where it is not carried out.
 *
 * <p>Addresses begin early only while no segment of another packet is under way, so whatever comes until the packet is judged is its own: held back
 * until {@link #judges}, and dropped from {@link #abandons} on. No other data begin before all of that has come. Latency: none.
 */
final class EarlyData extends Component {
    private static final int COUNT_WIDTH = 4;

    /** 1 while the packet at hand is of one packet, with data; in the cycle before it may begin too. */
    final Bool isWhole = in(bool());
    /** 1 in the cycle in which its list begins early. */
    final Bool begins = in(bool());
    /** 1 in the cycle in which it is carried out, unless it is abandoned. */
    final Bool judges = in(bool());
    /** 1 in the cycle in which it turns out that it is not carried out, whether it has begun or not. */
    final Bool abandons = in(bool());
    /** 1 in the cycle in which a verdict is taken. */
    final Bool isTold = in(bool());
    /** 1 with it if the data are allowed. */
    final Bool isAllowed = in(bool());
    /** 1 in the cycle in which the last segment of a packet is taken. */
    final Bool passes = in(bool());

    /** 1 if the packet's list may begin before it is judged. */
    final Bool mayBegin = out(bool());
    /** 1 if it is of one packet. */
    final Bool isSingle = out(bool());
    /** 1 while another list may begin: nothing is dropped any more. */
    final Bool mayStart = out(bool());
    /** 1 from its beginning to its verdict. */
    final Bool isBegun = out(bool());
    /** 1 while the next verdict is of a packet that is not carried out. */
    final Bool drops = out(bool());
    /** 1 while segments must not be passed on. */
    final Bool holds = out(bool());
    /** 1 if no packet that was allowed has segments that have not passed. */
    final Bool isNone = out(bool());
    /** 1 if one has. */
    final Bool isOne = out(bool());
    /** 1 while they are dropped. */
    final Bool dropsSegments = out(bool());

    /** Declares the unit. */
    EarlyData() {
        Bool single = reg("single", bool()).init(false);
        Bool begun = reg("begun", bool()).init(false);
        Bool held = reg("held", bool()).init(false);
        Bool dropping = reg("dropping", bool()).init(false);
        Bool draining = reg("draining", bool()).init(false);
        UInt open = reg("open", uint(COUNT_WIDTH)).init(0);
        // The last segment of a packet may pass before its verdict is taken: then the count is below zero meanwhile.
        open.countUpDown(isTold.and(isAllowed), passes);
        isNone.set(open.eq(0));
        isOne.set(open.eq(1));
        single.set(isWhole);
        isSingle.set(single);
        Bool isFree = dropping.or(draining).not();
        mayStart.set(isFree);
        mayBegin.set(single.and(isFree).and(open.eq(0)));
        when(begins, () -> {
                    begun.set(true);
                    held.set(true);
                })
                .elseWhen(begun.and(abandons), () -> {
                    begun.set(false);
                    dropping.set(true);
                })
                .elseWhen(judges.and(begun), () -> held.set(false))
                .elseWhen(isTold.and(dropping), () -> {
                    dropping.set(false);
                    draining.set(isAllowed);
                    held.set(isAllowed);
                })
                .elseWhen(draining.and(passes), () -> {
                    draining.set(false);
                    held.set(false);
                })
                .elseWhen(isTold, () -> begun.set(false));
        isBegun.set(begun);
        drops.set(dropping);
        holds.set(held);
        dropsSegments.set(draining);
        assertAlways(begun.implies(isFree), "nothing begins while something is dropped");
        assertAlways(isTold.and(isAllowed).implies(open.ne((1 << COUNT_WIDTH - 1) - 1)), "few packets' segments wait");
    }
}
