package org.heddle.nic.verbs.connection;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/**
 * No completion leaves before all data are visible that had begun before it came, and each leaves as soon as they are. The solver chooses packets,
 * completions, who takes them, and the one that is watched.
 */
public final class HeldCompletionsProof extends ProofComponent {
    private static final int COUNT_WIDTH = 4;
    private static final int HALF = 1 << COUNT_WIDTH - 1;
    private static final int PLACE_WIDTH = 2;
    private static final int USED_WIDTH = 3;

    public HeldCompletionsProof() {
        HeldCompletions unit = instance("unit", new HeldCompletions(COUNT_WIDTH));
        var completion = in("completion", stream(CompletionNote.type()));
        var completed = out("completed", stream(CompletionNote.type()));
        connect(unit.completion, completion);
        connect(completed, unit.completed);
        Bool begins = in("begins", bool());
        Bool visible = in("visible", bool());
        Bool written = in("written", bool());
        unit.written.set(written);
        UInt begun = reg("begun", uint(COUNT_WIDTH)).init(0);
        UInt seen = reg("seen", uint(COUNT_WIDTH)).init(0);
        when(begins, begun::increment);
        when(visible, seen::increment);
        unit.begun.set(begun);
        unit.seen.set(seen);
        UInt open = begun.subWrap(seen);
        assume(visible.implies(open.ne(0)), "data that become visible have begun");
        assume(begins.implies(unit.mayBegin.and(open.lt(HALF - 1))), "who begins looks at mayBegin");
        assertAlways(open.lt(HALF), "few packets' data are under way");
        UInt outside = unit.given.subWrap(unit.shown);
        assume(written.implies(outside.ne(0)), "who writes tells of what it was given");
        assume(
                unit.completion.fires().implies(outside.lt((1 << HeldCompletions.GIVEN_WIDTH - 1) - 1)),
                "who writes has room for no more");

        UInt used = inside("held.used", USED_WIDTH);
        UInt head = inside("held.head", PLACE_WIDTH);
        UInt behind = head.addWrap(used.trunc(PLACE_WIDTH));
        assertAlways(
                inside("held.tail", PLACE_WIDTH).eq(behind).and(used.le(HeldCompletions.MOST)),
                "the queue knows where it ends");
        UInt[] wanted = new UInt[HeldCompletions.MOST];
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = inside(
                            "held.words[" + i + "]",
                            HeldCompletions.HeldCompletion.type(COUNT_WIDTH).width())
                    .trunc(COUNT_WIDTH);
        }
        UInt before = lit(HALF - 1, COUNT_WIDTH);
        for (int i = 0; i < wanted.length; i++) {
            UInt since = begun.subWrap(at(wanted, head.addWrap(i)));
            Bool isUsed = used.gt(i);
            assertAlways(isUsed.implies(since.le(before)), "the completions wait in the order of the packets");
            before = since;
        }
        Bool hasRoom = insideBit("hasRoom");
        UInt oldest = begun.subWrap(at(wanted, head));
        assertAlways(
                used.ne(0).and(hasRoom).implies(oldest.lt(HALF - 1)),
                "where another packet may begin, the counts have room");

        // The completion that is watched, how many are before it, and packets before it that are not visible.
        Bool isWatched = reg("isWatched", bool()).init(false);
        UInt ahead = reg("ahead", uint(USED_WIDTH)).init(0);
        UInt missing = reg("missing", uint(COUNT_WIDTH)).init(0);
        Bool picks = in("picks", bool()).and(isWatched.not()).and(completion.fires());
        Bool leaves = isWatched.and(completed.fires()).and(ahead.eq(0));
        UInt seesOne = visible.asUInt().zext(COUNT_WIDTH);
        when(picks, () -> {
                    isWatched.set(true);
                    ahead.set(used.subWrap(completed.fires().asUInt().zext(USED_WIDTH)));
                    missing.set(open.subWrap(seesOne));
                })
                .otherwise(() -> {
                    when(leaves, () -> isWatched.set(false));
                    when(completed.fires().and(ahead.ne(0)), () -> ahead.set(ahead.subWrap(1)));
                    when(visible.and(missing.ne(0)), () -> missing.set(missing.subWrap(1)));
                });
        UInt left = at(wanted, head.addWrap(ahead.trunc(PLACE_WIDTH))).subWrap(seen);
        UInt expected = mux(left.bit(COUNT_WIDTH - 1), lit(0, COUNT_WIDTH), left);
        assertAlways(
                isWatched.implies(ahead.lt(used).and(missing.eq(expected))), "what a completion waits for is kept");
        assertAlways(leaves.implies(missing.eq(0)), "a completion leaves when all data before it are visible");
        Bool isFirst = isWatched.and(ahead.eq(0)).and(missing.eq(0));
        Bool wasFirst = reg("wasFirst", bool()).init(false);
        wasFirst.set(isFirst.and(completed.fires().not()));
        assertAlways(wasFirst.implies(completed.valid()), "it is offered a cycle after they are");
        UInt first = at(wanted, head).subWrap(seen);
        Bool isDue = first.eq(0).or(first.bit(COUNT_WIDTH - 1));
        assertAlways(
                insideBit("mayLeave").implies(used.ne(0).and(isDue)),
                "what may leave is the oldest one, whose data are visible");
        cover(leaves, "a completion leaves");
        cover(hasRoom.not(), "many packets begin while a completion waits");
    }

    private UInt at(UInt[] words, UInt place) {
        UInt found = words[0];
        for (int i = 1; i < words.length; i++) {
            found = mux(place.eq(i), words[i], found);
        }
        return found;
    }
}
