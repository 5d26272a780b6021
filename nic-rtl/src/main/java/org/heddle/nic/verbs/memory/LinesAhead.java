package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Lets runs through whose translations are looked for ahead, as many as have a place, and follows their lines.
 *
 * <p>Nobody awaits them, so those that are under way while translations are forgotten are dropped: none of their lines is kept, and no run of before reads one
 * later. Latency: none. Proof: {@code lines-ahead}.
 */
final class LinesAhead extends Component {
    /** Cycles from a run that is let through to its judgement, at most. */
    static final int JUDGEMENT = 8;

    /** Runs that are let through, beside the next one, before the number under way tells of them. */
    private static final int MEANWHILE = 2;

    /** Runs that are wanted. */
    final Stream<VirtualRun> wanted = in(stream(VirtualRun.type()));
    /** The same, as many as there are places for. */
    final Stream<VirtualRun> run = out(stream(VirtualRun.type()));
    /** 1 in the cycle in which one of them is judged. */
    final Bool judged = in(bool());
    /** 1 with it if it may be touched, and its translation is not kept. */
    final Bool isMissing = in(bool());
    /** 1 in the cycle in which its line is asked for. */
    final Bool reads = out(bool());
    /** 1 in the cycle in which such a line has come, in the order of {@link #reads}. */
    final Bool returns = in(bool());
    /** 1 with it if it is not to be kept. */
    final Bool isStale = out(bool());
    /** 1 in a cycle in which translations are forgotten. */
    final Bool forgets = in(bool());

    /** @param places number of runs that are under way, a power of two, at least 4 */
    LinesAhead(int places) {
        parameter("places", places);
        int width = Types.bitsToNumber(places + 1);
        UInt under = reg("under", uint(width)).init(0);
        UInt lines = reg("lines", uint(width)).init(0);
        UInt stale = reg("stale", uint(width)).init(0);
        UInt settling = reg("settling", uint(Types.bitsToNumber(JUDGEMENT + 1))).init(0);
        // From registers, with room for those that enter meanwhile: which run goes on is known late.
        Bool mayEnter = reg("mayEnter", bool()).init(false);
        mayEnter.set(under.lt(places - MEANWHILE).and(settling.eq(0)));
        Bool entered = reg("entered", bool()).init(false);
        entered.set(run.fires());
        connect(run.data(), wanted.data());
        run.valid().set(wanted.valid().and(mayEnter));
        wanted.ready().set(run.ready().and(mayEnter));
        reads.set(judged.and(isMissing).and(settling.eq(0)).and(forgets.not()));
        Bool passed = reg("passed", bool()).init(false);
        passed.set(judged.and(reads.not()));
        Bool returned = reg("returned", bool()).init(false);
        returned.set(returns);
        under.set(under.addWrap(entered.asUInt().zext(width))
                .subWrap(passed.asUInt().zext(width))
                .subWrap(returned.asUInt().zext(width)));
        lines.countUpDown(reads, returns);
        when(forgets, () -> {
                    settling.set(JUDGEMENT);
                    stale.set(lines.subWrap(returns.asUInt().zext(width)));
                })
                .otherwise(() -> {
                    when(settling.ne(0), settling::decrement);
                    when(returns.and(stale.ne(0)), stale::decrement);
                });
        isStale.set(stale.ne(0));
        assertAlways(under.le(places), "each run has a place");
        assertAlways(lines.le(under), "a line is read for a run");
        assertAlways(returns.implies(lines.ne(0)), "a line that comes was asked for");
        assertAlways(stale.le(lines), "no more lines are stale than are under way");
    }
}
