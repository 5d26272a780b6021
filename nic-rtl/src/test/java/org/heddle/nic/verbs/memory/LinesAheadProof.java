package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/**
 * No line is kept for a run ahead that came before translations were forgotten, and no more runs are under way than have places. The solver chooses runs,
 * which of them are missed, when lines come, and when translations are forgotten; a run is judged as late as may be.
 */
public final class LinesAheadProof extends ProofComponent {
    private static final int PLACES = 4;
    private static final int COUNT_WIDTH = 3;
    private static final int SUM_WIDTH = 4;
    private static final int STAGES = LinesAhead.JUDGEMENT;

    public LinesAheadProof() {
        LinesAhead unit = instance("unit", new LinesAhead(PLACES));
        Bool forgets = in("forgets", bool());
        Bool returns = in("returns", bool());
        unit.wanted.valid().set(in("wants", bool()));
        connect(unit.wanted.data(), in("wanted", VirtualRun.type()));
        unit.run.ready().set(in("takes", bool()));
        unit.isMissing.set(in("isMissing", bool()));
        unit.forgets.set(forgets);
        unit.returns.set(returns);

        // Runs on their way to their judgement, and whether all was forgotten since they were let through, or with it.
        Bool comes = unit.run.fires();
        Bool isHere = comes;
        Bool isOld = forgets;
        UInt entering = lit(0, SUM_WIDTH);
        UInt settling = inside("settling", 4);
        for (int i = 0; i < STAGES; i++) {
            Bool before = isHere;
            Bool wasOld = isOld.or(forgets);
            isHere = reg("isHere" + i, bool()).init(false);
            isHere.set(before);
            isOld = reg("isOld" + i, bool()).init(false);
            isOld.set(wasOld);
            entering = entering.addWrap(isHere.asUInt().zext(SUM_WIDTH));
            assertAlways(isHere.and(isOld).implies(settling.ge(STAGES - i)), "runs of before are waited for");
        }
        unit.judged.set(isHere);
        UInt seenLines = inside("lines", COUNT_WIDTH);
        UInt underWay = entering.addWrap(seenLines.zext(SUM_WIDTH));
        // What the unit counts is what was under way a cycle ago.
        UInt counted = inside("under", COUNT_WIDTH).zext(SUM_WIDTH);
        UInt later = reg("later", uint(SUM_WIDTH)).init(0);
        later.set(underWay);
        UInt next = later.addWrap(inside("entered", 1).zext(SUM_WIDTH))
                .subWrap(inside("passed", 1).zext(SUM_WIDTH))
                .subWrap(inside("returned", 1).zext(SUM_WIDTH));
        assertAlways(next.eq(underWay), "who comes and goes is counted a cycle later");
        assertAlways(counted.eq(later), "runs and lines on their way are counted");
        assertAlways(inside("mayEnter", 1).bit(0).implies(underWay.lt(PLACES)), "who is let through has a place");
        assertAlways(unit.reads.implies(isHere.and(isOld.or(forgets).not())), "a run of before reads no line");
        lines(unit, forgets, returns, entering, seenLines);
    }

    /** Lines that are under way, the oldest one first, and whether all was forgotten since they were asked for. */
    private void lines(LinesAhead unit, Bool forgets, Bool returns, UInt entering, UInt seenLines) {
        UInt lines = reg("lines", uint(COUNT_WIDTH)).init(0);
        lines.countUpDown(unit.reads, returns);
        assume(returns.implies(lines.ne(0)), "a line that comes was asked for");
        assertAlways(seenLines.eq(lines), "lines under way are counted");
        assertAlways(entering.addWrap(lines.zext(SUM_WIDTH)).le(PLACES), "no more are under way than have places");
        UInt marked = inside("stale", COUNT_WIDTH);
        Bool[] stale = new Bool[PLACES];
        for (int i = 0; i < PLACES; i++) {
            stale[i] = reg("stale" + i, bool());
        }
        UInt end = lines.subWrap(returns.asUInt().zext(COUNT_WIDTH));
        for (int i = 0; i < PLACES; i++) {
            Bool isNew = unit.reads.and(end.eq(i));
            Bool moved = mux(returns, stale[Math.min(i + 1, PLACES - 1)], stale[i]);
            stale[i].set(forgets.or(isNew.not().and(moved)));
            Bool isMarked = marked.gt(i);
            Bool own = stale[i];
            when(lines.gt(i), () -> assertAlways(isMarked.eq(own), "lines of before are in front"));
        }
        assertAlways(marked.le(lines), "and there are no others");
        when(returns, () -> assertAlways(unit.isStale.eq(stale[0]), "exactly lines of before are not kept"));
        cover(returns.and(unit.isStale), "a line of before comes");
        cover(returns.and(unit.isStale.not()), "a line is kept");
    }
}
