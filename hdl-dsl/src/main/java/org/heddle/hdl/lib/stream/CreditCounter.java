package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Counts the places that are free at the far end of a link.
 *
 * <p>Latency: a credit that is given back can be spent one cycle later. Throughput: one spent and one given back per cycle.
 * All outputs depend on registers only. The reset makes all credits available.
 */
public final class CreditCounter extends Component {
    /** A credit is spent in this cycle; only while {@link #available} is 1, which an assertion checks. */
    public final Bool spend = in(bool());

    /** A credit comes back in this cycle. */
    public final Bool giveBack = in(bool());

    /** 1 if there is at least one credit. */
    public final Bool available = out(bool());

    /** Number of credits, 0 to {@code limit}. */
    public final UInt credits;

    /**
     * @param limit places at the far end, at least 1
     */
    public CreditCounter(int limit) {
        parameter("limit", Counts.atLeastOne("limit", limit));
        credits = out(uint(Types.bitsToNumber(limit + 1)));
        UInt left = reg(uint(Types.bitsToNumber(limit + 1))).init(limit);
        credits.set(left);
        available.set(left.ne(0));
        when(spend.and(giveBack.not()), left::decrement).elseWhen(giveBack.and(spend.not()), left::increment);
        assertAlways(left.ne(0).or(spend.not()), "a credit is spent only while there is one");
        assertAlways(left.ne(limit).or(giveBack.not()).or(spend), "no more credits come back than were spent");
        if (limit < (1 << left.width()) - 1) {
            lemma(() -> assertAlways(left.le(limit), "no more credits are left than there are"));
        }
    }
}
