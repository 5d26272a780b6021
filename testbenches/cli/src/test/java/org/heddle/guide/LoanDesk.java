package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** A loan desk: at most 3 books are out, and each comes back. */
public final class LoanDesk extends Component {
    public final Bool borrow = in(bool());
    public final Bool giveBack = in(bool());
    public final Bool allowed = out(bool());

    public LoanDesk() {
        UInt out = reg(uint(2)).init(0);
        allowed.set(out.ne(3));
        Bool lent = borrow.and(allowed);

        assume(out.ne(0).or(giveBack.not()), "nobody gives back what nobody has");
        when(lent.and(giveBack.not()), () -> out.set(out.addWrap(1)))
                .elseWhen(giveBack.and(lent.not()), () -> out.set(out.subWrap(1)));

        assertAlways(past(lent.and(giveBack)).implies(stable(out)), "a loan and a return at once change nothing");
        cover(out.eq(3), "all books are out");
    }
}
