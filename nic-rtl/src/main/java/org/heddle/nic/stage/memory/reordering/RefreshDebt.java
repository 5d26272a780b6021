package org.heddle.nic.stage.memory.reordering;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Counts the refreshes that a module is owed and says when they are to be given: as soon as the module has nothing else to
 * do, and at the latest when so many are owed as may be postponed; then all of them, one behind the other, so that rows are
 * closed and opened again once for all.
 */
final class RefreshDebt extends Component {
    /** Refreshes that may be owed at any time (JESD79: the longest interval between two is 9 tREFI). */
    static final int MOST_POSTPONED = 8;

    /** 1 while nothing else is to be done. */
    final Bool idle = in(bool());
    /** 1 in the cycle in which a refresh is decided. */
    final Bool refreshed = in(bool());
    /** 1 while refreshes are to be given; a register. */
    final Bool wanted = out(bool());

    /**
     * @param start cycles behind the reset in which none is owed
     * @param interval cycles in which one more is owed
     * @param postponed how many are owed before traffic is interrupted, 1 to 8
     */
    RefreshDebt(int start, int interval, int postponed) {
        if (postponed < 1 || postponed > MOST_POSTPONED) {
            throw new IllegalArgumentException(
                    "postponed must be 1 to %d: postponed=%d".formatted(MOST_POSTPONED, postponed));
        }
        parameter("interval", interval);
        parameter("postponed", postponed);
        parameter("start", start);
        int first = start + interval - 1;
        UInt untilDue = reg(uint(Types.bitsToNumber(first))).init(first);
        UInt owed = reg(uint(4)).init(0);
        Bool giving = reg(bool()).init(false);
        wanted.set(giving);

        Bool falls = untilDue.eq(0);
        untilDue.set(mux(falls, lit(interval - 1, untilDue.width()), untilDue.subWrap(1)));
        owed.countUpDown(falls, refreshed);

        Bool most = owed.ge(postponed);
        when(giving, () -> giving.set(refreshed.and(owed.eq(1)).not()))
                .otherwise(() -> giving.set(most.or(idle.and(owed.ne(0)))));
        assertAlways(owed.le(MOST_POSTPONED), "a module is refreshed before more are owed than it tolerates");
    }
}
