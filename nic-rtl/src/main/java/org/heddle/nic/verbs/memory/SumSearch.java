package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * Search for the place of a byte among sums that rise: the last sum that is not above its offset.
 *
 * <p>The number of that sum is found digit by digit, the highest first. All candidates of a digit are asked for behind each other, so that only
 * digits wait for each other: as many dependent reads as there are digits, at most. Sum 0 is 0, and is not asked for; nor are those behind the last one.
 * Latency beside the waiting: three cycles for each digit, one for a digit without candidates. Proof: {@code verbs-binary-search}.
 */
final class SumSearch extends Component {
    /** Byte that is looked for; constant until {@link #ends}. */
    final UInt offset;
    /** Number of the last sum; constant until {@link #ends}. */
    final UInt last;
    /** 1 in a cycle in which sum 0 is the one, until something else is found. */
    final Bool loads = in(bool());
    /** 1 in the cycle in which a search begins, behind that. */
    final Bool begins = in(bool());
    /** Numbers of sums that are wanted. */
    final Stream<UInt> asks;
    /** 1 in the cycle in which {@link #sum} is there, in the order of {@link #asks}. */
    final Bool comes = in(bool());
    /** The sum. */
    final UInt sum;
    /** 1 in the last cycle of a search. */
    final Bool ends = out(bool());
    /** Number of the sum; from the cycle behind {@link #ends} on. */
    final UInt found;
    /** Bytes from that sum to the offset; from the cycle behind {@link #ends} on. */
    final UInt rest;

    private final int logRadix;

    /**
     * @param width of sums, in bits
     * @param digits of the number of a sum
     * @param logRadix bits of a digit
     */
    SumSearch(int width, int digits, int logRadix) {
        parameter("width", width);
        parameter("digits", digits);
        parameter("logRadix", logRadix);
        this.logRadix = logRadix;
        offset = in(uint(width));
        last = in(uint(digits * logRadix));
        asks = out(stream(uint(digits * logRadix)));
        sum = in(uint(width));
        found = out(uint(digits * logRadix));
        rest = out(uint(width));

        // One bit for each digit, the lowest one's below; none between searches.
        UInt turn = reg("turn", uint(digits)).init(0);
        // Whether all digits above are those of the last sum, and the largest digit that may be asked for.
        Bool isEdge = reg("isEdge", bool());
        UInt most = mux(isEdge, digitOf(turn), lit((1 << logRadix) - 1, logRadix));
        Bool isEmpty = most.eq(0);
        UInt probe = reg("probe", uint(logRadix));
        Bool isThrough = reg("isThrough", bool());
        asks.valid().set(turn.ne(0).and(isThrough.not()).and(isEmpty.not()));
        when(asks.fires(), () -> {
            probe.increment();
            isThrough.set(probe.eq(most));
        });

        Bool hasSum = reg("hasSum", bool()).init(false);
        hasSum.set(comes);
        UInt compared = reg("compared", uint(width));
        compared.set(sum);
        UInt difference = offset.zext(width + 1).subWrap(compared.zext(width + 1));
        Bool isWithin = difference.bit(width).not();
        UInt kept = reg("kept", uint(width));
        when(loads, () -> kept.set(offset)).elseWhen(hasSum.and(isWithin), () -> kept.set(difference.trunc(width)));
        rest.set(kept);
        UInt answered = reg("answered", uint(logRadix));
        when(hasSum, answered::increment);

        Bool endsDigit = turn.ne(0).and(isEmpty.or(hasSum.and(answered.eq(most))));
        ends.set(endsDigit.and(turn.bit(0)));
        keepDigits(turn, probe, answered, hasSum.and(isWithin));
        when(begins, () -> turn.set(1 << (digits - 1))).elseWhen(endsDigit, () -> turn.set(turn.shr(1)));
        when(begins, () -> isEdge.set(true)).elseWhen(endsDigit, () -> isEdge.set(isEdge.and(isEmpty.or(isWithin))));
        when(begins.or(endsDigit), () -> {
            probe.set(1);
            answered.set(1);
            isThrough.set(false);
        });
        assertAlways(comes.implies(turn.ne(0)), "a sum that comes was asked for");
    }

    /** Returns the digit of the last sum whose turn it is. */
    private UInt digitOf(UInt turn) {
        UInt digit = lit(0, logRadix);
        for (int i = 0; i < turn.width(); i++) {
            digit = mux(turn.bit(i), last.bits((i + 1) * logRadix - 1, i * logRadix), digit);
        }
        return digit;
    }

    /** Keeps the digits that are found, and puts the candidate among them: those below its own are still 0. */
    private void keepDigits(UInt turn, UInt probe, UInt answered, Bool isFound) {
        UInt all = null;
        UInt wanted = null;
        for (int i = 0; i < turn.width(); i++) {
            UInt digit = reg("digit" + i, uint(logRadix));
            Bool isTurn = turn.bit(i);
            when(loads, () -> digit.set(0)).elseWhen(isFound.and(isTurn), () -> digit.set(answered));
            UInt asked = mux(isTurn, probe, digit);
            all = all == null ? digit : digit.cat(all);
            wanted = wanted == null ? asked : asked.cat(wanted);
        }
        found.set(all);
        asks.data().set(wanted);
    }
}
