package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** Credits are neither made nor lost: those at hand and those spent add up to the limit. */
public final class CreditCounterProof extends ProofComponent {
    /**
     * @param limit places at the far end
     */
    public CreditCounterProof(int limit) {
        parameter("limit", limit);
        CreditCounter unit = instance("unit", new CreditCounter(limit));
        Bool spend = in(bool());
        Bool giveBack = in(bool());
        unit.spend.set(spend);
        unit.giveBack.set(giveBack);
        UInt spent = reg(uint(8)).init(0);
        when(spend.and(giveBack.not()), () -> spent.set(spent.addWrap(1)))
                .elseWhen(giveBack.and(spend.not()), () -> spent.set(spent.subWrap(1)));
        assume(unit.available.or(spend.not()), "a credit is spent only while there is one");
        assume(spent.ne(0).or(giveBack.not()), "what was not spent does not come back");
        assertAlways(spent.addWrap(unit.credits.zext(8)).eq(limit), "credits are neither made nor lost");
        if (Integer.bitCount(limit + 1) > 1) { // else its width says so
            assertAlways(unit.credits.le(limit), "never more than the limit");
        }
        assertAlways(unit.available.eq(unit.credits.ne(0)), "available while there is one");
        cover(unit.credits.eq(0), "all spent");
    }
}
