package org.heddle.nic.offload.tree;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/**
 * A pool of places never hands out one that is in use, and loses none: while one is not in use there is one to be had. The proof keeps a
 * bit for each of three places, a number that is no power of two.
 */
public final class PlacePoolProof extends ProofComponent {
    private static final int PLACES = 3;
    private static final int WIDTH = 2;

    /** One bit for each place: it is in use. */
    private final UInt taken = reg(uint(PLACES)).init(0);

    /** The proof. */
    public PlacePoolProof() {
        PlacePool unit = instance("unit", new PlacePool(PLACES));
        Bool takes = in(bool());
        Bool releases = in(bool());
        UInt released = in(uint(WIDTH));
        unit.takes.set(takes);
        unit.releases.set(releases);
        unit.released.set(released);
        assume(takes.implies(unit.available), "a place is taken only while there is one");
        assume(
                releases.implies(released.lt(PLACES).and(isIn(taken, released))),
                "only a place that is in use is released");

        UInt more = mux(takes, unit.place.toOneHot(PLACES), lit(0, PLACES));
        UInt fewer = mux(releases, released.toOneHot(PLACES), lit(0, PLACES));
        taken.set(taken.and(fewer.not()).or(more));

        when(unit.available, () -> {
            assertAlways(unit.place.lt(PLACES), "what is offered is a place");
            assertAlways(isIn(taken, unit.place).not(), "what is offered is not in use");
        });
        assertAlways(unit.available.eq(taken.ne((1 << PLACES) - 1)), "no place is lost");
        assertAlways(unit.used.eq(taken.popCount()), "the places in use are counted");
        cover(unit.available.not(), "all are in use");
        cover(takes.and(releases).and(unit.used.eq(PLACES - 1)), "the last one is taken while one comes back");
        knowTheUnit();
    }

    private static Bool isIn(UInt set, UInt place) {
        return set.zext(1 << WIDTH).bit(place);
    }

    /** Each place is in use, or has come back and waits once, or has never been used. */
    private void knowTheUnit() {
        UInt fresh = inside("fresh", WIDTH);
        UInt count = inside("back.used", WIDTH);
        UInt head = inside("back.head", WIDTH);
        UInt tail = inside("back.tail", WIDTH);
        List<UInt> words = new ArrayList<>();
        for (int i = 0; i < PLACES; i++) {
            words.add(inside("back.words[" + i + "]", WIDTH));
        }
        assertAlways(head.lt(PLACES), "the head is a word");
        assertAlways(behind(head, count).eq(tail.zext(WIDTH + 2)), "the tail stands behind the last");
        UInt waiting = lit(0, PLACES);
        for (int i = 0; i < PLACES; i++) {
            UInt at = behind(head, lit(i, WIDTH));
            UInt word = mux(at.eq(0), words.get(0), mux(at.eq(1), words.get(1), words.get(2)));
            Bool waits = count.gt(i);
            assertAlways(waits.implies(word.lt(PLACES)), "what waits is a place");
            waiting = waiting.or(mux(waits, word.toOneHot(PLACES), lit(0, PLACES)));
        }
        for (int place = 0; place < PLACES; place++) {
            Bool inUse = taken.bit(place);
            Bool isBack = waiting.bit(place);
            Bool isFresh = fresh.le(place);
            UInt states = inUse.asUInt().addGrow(isBack.asUInt()).addGrow(isFresh.asUInt());
            assertAlways(states.eq(1), "a place is in use, or waits, or is fresh");
        }
        assertAlways(waiting.popCount().eq(count), "a place waits once");
    }

    /** The word so many behind the head. */
    private UInt behind(UInt head, UInt words) {
        UInt straight = head.zext(WIDTH + 2).addWrap(words.zext(WIDTH + 2));
        return mux(straight.ge(PLACES), straight.subWrap(PLACES), straight);
    }
}
