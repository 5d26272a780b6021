package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/**
 * A search ends at the last sum that is not above the offset, and with the bytes from there to it. The solver chooses the offset, how many of 16 sums there are, which
 * of them is the last one that is not above the offset, and of each answer when it comes and what it is: not above the offset exactly up to that sum, since
 * sums rise.
 */
public final class SumSearchProof extends ProofComponent {
    private static final int WIDTH = 3;
    private static final int DIGITS = 2;
    private static final int LOG_RADIX = 2;
    private static final int NUMBER = DIGITS * LOG_RADIX;
    private static final int RADIX = 1 << LOG_RADIX;
    private static final int COUNT_WIDTH = 3;

    public SumSearchProof() {
        SumSearch unit = instance("unit", new SumSearch(WIDTH, DIGITS, LOG_RADIX));
        UInt offset = kept("offset", WIDTH);
        UInt last = kept("last", NUMBER);
        UInt right = kept("right", NUMBER);
        assume(right.le(last), "the sum that is looked for is one of them");
        unit.offset.set(offset);
        unit.last.set(last);

        // A search at a time: loaded, begun a cycle later, ended.
        Bool isLoaded = reg("isLoaded", bool()).init(false);
        Bool isBusy = reg("isBusy", bool()).init(false);
        Bool hasEnded = reg("hasEnded", bool()).init(false);
        Bool loads = in("loads", bool()).and(isLoaded.or(isBusy).or(hasEnded).not());
        unit.loads.set(loads);
        unit.begins.set(isLoaded);
        isLoaded.set(loads);
        when(isLoaded, () -> isBusy.set(true)).elseWhen(unit.ends, () -> isBusy.set(false));
        hasEnded.set(unit.ends);

        // Answers in the order of the requests, when the solver wants.
        unit.asks.ready().set(in("ready", bool()));
        UInt underWay = reg("underWay", uint(COUNT_WIDTH)).init(0);
        Bool comes = in("comes", bool()).and(underWay.ne(0));
        underWay.countUpDown(unit.asks.fires(), comes);
        UInt[] asked = new UInt[RADIX - 1];
        UInt end = underWay.subWrap(comes.asUInt().zext(COUNT_WIDTH));
        for (int i = 0; i < asked.length; i++) {
            asked[i] = reg("asked" + i, uint(NUMBER));
        }
        for (int i = 0; i < asked.length; i++) {
            Bool isNew = unit.asks.fires().and(end.eq(i));
            UInt behind = asked[Math.min(i + 1, asked.length - 1)];
            asked[i].set(mux(isNew, unit.asks.data(), mux(comes, behind, asked[i])));
        }
        unit.comes.set(comes);
        UInt sum = in("sum", uint(WIDTH));
        assume(sum.le(offset).eq(asked[0].le(right)), "sums rise");
        unit.sum.set(sum);
        UInt told = reg("told", uint(WIDTH)).init(0);
        when(loads, () -> told.set(0)).elseWhen(comes.and(asked[0].eq(right)), () -> told.set(sum));

        when(
                unit.asks.valid(),
                () -> assertAlways(unit.asks.data().le(last), "no sum behind the last one is asked for"));
        assertKept(unit.asks);
        when(hasEnded, () -> {
            assertAlways(unit.found.eq(right), "it is the last sum that is not above the offset");
            assertAlways(unit.rest.eq(offset.subWrap(told)), "the rest goes from there to the offset");
        });
        cover(
                hasEnded.and(unit.found.eq(RADIX + 2)).and(unit.found.ne(last)),
                "a search ends in front of the last sum");
        holdsDuringASearch(unit, offset, last, right, told, isLoaded, isBusy, hasEnded, underWay, asked);
    }

    /** An input that never changes. */
    private UInt kept(String name, int width) {
        UInt value = in(name, uint(width));
        Bool isFirst = reg(name + "First", bool()).init(true);
        isFirst.set(false);
        when(isFirst.not(), () -> assume(stable(value), name + " stays"));
        return value;
    }

    /** Invariants for the induction: digits above the turn's are right, and its own is as far as answers have come. */
    private void holdsDuringASearch(
            SumSearch unit,
            UInt offset,
            UInt last,
            UInt right,
            UInt told,
            Bool isLoaded,
            Bool isBusy,
            Bool hasEnded,
            UInt underWay,
            UInt[] asked) {
        int most = RADIX - 1;
        UInt turn = inside("turn", DIGITS);
        UInt probe = inside("probe", LOG_RADIX);
        UInt answered = inside("answered", LOG_RADIX);
        UInt compared = inside("compared", WIDTH);
        Bool hasSum = insideBit("hasSum");
        Bool isEdge = insideBit("isEdge");
        Bool isThrough = insideBit("isThrough");
        UInt low = unit.found.trunc(LOG_RADIX);
        UInt high = unit.found.bits(NUMBER - 1, LOG_RADIX);
        Bool isHigh = turn.bit(1);
        UInt digit = mux(isHigh, high, low);
        UInt ofLast = mux(isHigh, last.bits(NUMBER - 1, LOG_RADIX), last.trunc(LOG_RADIX));
        UInt limit = mux(isEdge, ofLast, lit(most, LOG_RADIX));
        int wide = LOG_RADIX + 1;
        UInt through = mux(isThrough, limit.zext(wide).addWrap(1), probe.zext(wide));

        assertAlways(isBusy.eq(turn.ne(0)), "a turn in a search");
        assertAlways(turn.ne(most), "one digit at a time");
        assertAlways(isLoaded.asUInt().zext(2).addWrap(isBusy.asUInt().zext(2)).le(1), "one search at a time");
        assertAlways(hasEnded.and(isBusy.or(isLoaded)).not(), "a search has ended before the next one");
        when(
                isBusy.not(),
                () -> assertAlways(underWay.eq(0).and(hasSum.not()), "nothing is under way behind a search"));
        when(
                isLoaded,
                () -> assertAlways(
                        unit.found.eq(0).and(unit.rest.eq(offset)).and(told.eq(0)), "a search begins with sum 0"));
        when(isBusy, () -> {
            assertAlways(isHigh.not().or(low.eq(0)), "digits below are still 0");
            assertAlways(isHigh.implies(isEdge), "no digit is above the highest");
            Bool isSame = high.eq(last.bits(NUMBER - 1, LOG_RADIX));
            assertAlways(isHigh.or(isEdge.eq(isSame)), "the edge is where digits are those of the last sum");
            assertAlways(unit.found.le(last), "no sum behind the last one");
            assertAlways(unit.found.le(right), "what is found is not above the offset");
            assertAlways(unit.found.ne(right).or(unit.rest.eq(offset.subWrap(told))), "the rest is what is beyond it");
            assertAlways(digit.lt(answered), "what is found was answered");
            assertAlways(digit.le(limit), "what is found was asked for");
            UInt rightHigh = right.bits(NUMBER - 1, LOG_RADIX);
            assertAlways(isHigh.or(high.eq(rightHigh)), "the digit above is right");
            UInt rightDigit = mux(isHigh, rightHigh, right.trunc(LOG_RADIX));
            Bool isDone = answered.subWrap(1).gt(digit);
            assertAlways(isDone.not().or(rightDigit.eq(digit)), "an answer that was not taken was above");
            // Requests that are under way, behind the one that is compared.
            UInt oldest = answered.zext(wide).addWrap(hasSum.asUInt().zext(wide));
            assertAlways(oldest.addWrap(underWay.trunc(wide)).eq(through), "each request is under way once");
            assertAlways(limit.eq(0).or(answered.le(limit)), "no answer is behind the last candidate");
            assertAlways(
                    underWay.le(most).and(oldest.le(through)), "no more answers are to come than there are candidates");
            assertAlways(probe.ne(0).or(isThrough).and(answered.ne(0)), "candidates begin at 1");
            assertAlways(isThrough.not().or(probe.eq(limit.addWrap(1))), "all are asked for, and none behind");
            assertAlways(isThrough.or(probe.le(limit)).or(limit.eq(0)), "not all are asked for");
            assertAlways(limit.ne(0).or(isThrough.not().and(probe.eq(1)).and(answered.eq(1))), "nothing to ask for");
            UInt now = mux(isHigh, answered.cat(lit(0, LOG_RADIX)), high.cat(answered));
            assertAlways(
                    hasSum.not().or(compared.le(offset).eq(now.le(right))),
                    "the sum that is compared is that of its turn");
            assertAlways(hasSum.not().or(now.ne(right)).or(compared.eq(told)), "the sum of the right one is told of");
            for (int i = 0; i < asked.length; i++) {
                UInt place = oldest.addWrap(lit(i, wide)).trunc(LOG_RADIX);
                UInt expected = mux(isHigh, place.cat(lit(0, LOG_RADIX)), high.cat(place));
                UInt own = asked[i];
                when(underWay.gt(i), () -> assertAlways(own.eq(expected), "requests are in their order"));
            }
        });
    }
}
