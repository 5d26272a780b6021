package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.TranslationEntry;

/**
 * A run that shares a translation gets that of its own page. The solver chooses runs, answers, and when translations are forgotten; a page's translation
 * is its number, until all are forgotten.
 */
public final class SharedMissesProof extends ProofComponent {
    private static final int DEPTH = 4;
    private static final int COUNT_WIDTH = 3;
    private static final int PAGE_WIDTH = TranslationEntry.LAYOUT.page.width();

    public SharedMissesProof() {
        SharedMisses unit = instance("unit", new SharedMisses(DEPTH));
        UInt page = in("page", uint(PAGE_WIDTH));
        UInt key = in("key", uint(MemoryKey.LAYOUT.index.width()));
        Bool takes = in("takes", bool());
        Bool misses = in("misses", bool());
        Bool answers = in("answers", bool());
        Bool forgets = in("forgets", bool());
        unit.page.set(page);
        unit.key.set(key);
        unit.takes.set(takes);
        unit.misses.set(misses);
        unit.answers.set(answers);
        unit.forgets.set(forgets);

        // What is under way, the oldest one first, with the translation that each is to get: the page and the time.
        Bool epoch = reg("epoch", bool()).init(false);
        when(forgets, () -> epoch.set(epoch.not()));
        UInt used = reg("used", uint(COUNT_WIDTH)).init(0);
        used.countUpDown(takes, answers);
        assume(takes.implies(used.ne(DEPTH)), "there is a place for a run that is taken");
        assume(answers.implies(used.ne(0)), "a run is under way when one is answered");
        assume(misses.implies(takes), "who misses is taken");
        Bool reads = misses.and(unit.isShared.not());
        UInt wanted = epoch.asUInt().cat(page);
        Bool[] waits = new Bool[DEPTH];
        Bool[] shares = new Bool[DEPTH];
        UInt[] wants = new UInt[DEPTH];
        for (int i = 0; i < DEPTH; i++) {
            waits[i] = reg("waits" + i, bool());
            shares[i] = reg("shares" + i, bool());
            wants[i] = reg("wants" + i, uint(1 + PAGE_WIDTH));
        }
        UInt end = used.subWrap(answers.asUInt().zext(COUNT_WIDTH));
        for (int i = 0; i < DEPTH; i++) {
            int next = Math.min(i + 1, DEPTH - 1);
            Bool isNew = takes.and(end.eq(i));
            waits[i].set(mux(isNew, reads, mux(answers, waits[next], waits[i])));
            shares[i].set(mux(isNew, unit.isShared, mux(answers, shares[next], shares[i])));
            wants[i].set(mux(isNew, wanted, mux(answers, wants[next], wants[i])));
        }
        unit.finds.set(answers.and(waits[0]));
        unit.found.set(wants[0]);
        when(used.ne(0), () -> assertAlways(unit.isOldest.eq(shares[0]), "who shares is known in its turn"));
        when(answers.and(shares[0]), () -> assertAlways(unit.last.eq(wants[0]), "who shares gets its page"));

        assertAlways(used.le(DEPTH), "each run has its place");
        // The queue has the same: the oldest one in its register, the others behind each other in its memory.
        assertAlways(inside("shares.used", COUNT_WIDTH).eq(used), "the queue has who is under way");
        UInt head = inside("shares.head", COUNT_WIDTH - 1);
        UInt behind = mux(used.eq(0), lit(0, COUNT_WIDTH), used.subWrap(1));
        UInt tail = head.addWrap(behind.trunc(COUNT_WIDTH - 1));
        assertAlways(inside("shares.tail", COUNT_WIDTH - 1).eq(tail), "the queue's end is behind its beginning");
        when(used.ne(0), () -> assertAlways(insideBit("shares.oldest").eq(shares[0]), "the oldest one is in front"));
        for (int word = 0; word < DEPTH; word++) {
            Bool kept = insideBit("shares.words[" + word + "]");
            for (int i = 1; i < DEPTH; i++) {
                Bool isHere =
                        used.gt(i).and(lit(word, COUNT_WIDTH - 1).subWrap(head).eq(i - 1));
                Bool own = shares[i];
                when(isHere, () -> assertAlways(kept.eq(own), "the others are behind it"));
            }
        }

        UInt last = inside("kept", 1 + PAGE_WIDTH);
        for (int i = 0; i < DEPTH; i++) {
            Bool isUnderWay = used.gt(i);
            UInt before = last;
            UInt own = wants[i];
            when(
                    isUnderWay.and(shares[i]),
                    () -> assertAlways(before.eq(own), "the last translation before it is its own"));
            assertAlways(isUnderWay.and(shares[i]).and(waits[i]).not(), "who shares needs no line");
            last = mux(isUnderWay.and(waits[i]), wants[i], last);
        }
        UInt missed = epoch.asUInt().cat(inside("missedPage", PAGE_WIDTH));
        UInt newest = last;
        when(insideBit("hasMissed"), () -> assertAlways(newest.eq(missed), "the last miss is found last"));
        cover(answers.and(shares[0]), "a translation is shared");
    }
}
