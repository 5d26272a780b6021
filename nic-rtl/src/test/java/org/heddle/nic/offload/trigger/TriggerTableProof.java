package org.heddle.nic.offload.trigger;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/**
 * Races R1 to R8 of a trigger table, except R5, which is the receiver's. The solver chooses any one trigger; the proof keeps its state
 * in plain words, without the pipeline, and compares every outcome. Words of 2 children, 2 slots and 2-bit turns, so that they wrap.
 */
public final class TriggerTableProof extends ProofComponent {
    private static final TriggerSize SIZE = new TriggerSize(2, 2, 2, 3);
    private static final int ENTRY_WIDTH = 9;

    private final Bool armed = reg(bool()).init(false);
    private final UInt threshold = reg(uint(2)).init(0);
    private final UInt arrived = reg(uint(2)).init(0);
    private final UInt turn = reg(uint(2)).init(0);
    private final UInt generation = reg(uint(8)).init(0);
    private final UInt chosen = in(uint(3));

    /** The proof. */
    public TriggerTableProof() {
        TriggerTable unit = instance("unit", new TriggerTable(SIZE));
        Bool happens = in(bool());
        TriggerEvent event = in(TriggerEvent.type(SIZE));
        Bool opens = in(bool());
        UInt openedPort = in(uint(1));
        UInt openedGeneration = in(uint(8));
        unit.event.valid().set(happens);
        connect(unit.event.data(), event);
        unit.opens.set(opens);
        unit.openedPort.set(openedPort);
        unit.openedGeneration.set(openedGeneration);
        assume(stable(chosen), "one trigger is looked at");
        assume(
                event.kind()
                        .is(TriggerEvent.Kind.ARRIVE)
                        .or(event.kind().is(TriggerEvent.Kind.ARM))
                        .or(event.kind().is(TriggerEvent.Kind.EXPIRE)),
                "an event is of some kind");

        Bool acts = reg(bool()).init(false);
        TriggerEvent now = reg(TriggerEvent.type(SIZE));
        acts.set(happens);
        connect(now, event);
        UInt trigger = cat(now.port(), now.epoch().bit(0), now.isUp());
        Bool mine = acts.and(trigger.eq(chosen));
        Bool opensMine = opens.and(openedPort.eq(chosen.bits(2, 2)));
        Bool isStale = now.generation().ne(generation).or(opensMine);
        Bool isNow = now.epoch().bits(2, 1).eq(turn);
        UInt bit = now.child().toOneHot(2);
        Bool isKnown = arrived.and(bit).ne(0);
        Bool isChild = armed.not().or(now.child().zext(2).lt(threshold));
        Bool live = mine.and(isStale.not()).and(isNow);
        Bool arrives = now.kind().is(TriggerEvent.Kind.ARRIVE);
        Bool arms = now.kind().is(TriggerEvent.Kind.ARM);
        Bool counts = live.and(arrives).and(isChild).and(isKnown.not());
        Bool mayArm = live.and(arms).and(armed.not());
        Bool tooMany = arrived.shr(now.threshold()).ne(0);
        Bool waits = mayArm.and(tooMany.not());
        Bool expires = live.and(now.kind().is(TriggerEvent.Kind.EXPIRE)).and(armed);
        UInt arrivedNow = arrived.or(mux(counts, bit, lit(0, 2)));
        UInt thresholdNow = mux(waits, now.threshold(), threshold);
        Bool enough = arrivedNow.popCount().ge(thresholdNow);
        Bool isFull = armed.or(waits).and(enough).and(counts.or(waits));
        Bool fires = isFull.or(expires).or(mayArm.and(tooMany));
        when(opensMine, () -> {
                    armed.set(false);
                    threshold.set(0);
                    arrived.set(0);
                    turn.set(0);
                    generation.set(openedGeneration);
                })
                .elseWhen(fires, () -> {
                    armed.set(false);
                    threshold.set(thresholdNow);
                    arrived.set(0);
                    turn.set(turn.addWrap(1));
                })
                .otherwise(() -> {
                    armed.set(armed.or(waits));
                    threshold.set(thresholdNow);
                    arrived.set(arrivedNow);
                });

        // The outcome is there a cycle later: so is what it is compared with.
        Bool wasMine = reg(bool()).init(false);
        wasMine.set(mine);
        Bool wasArrival = later(arrives);
        Bool wasArming = later(arms);
        Bool hadCounted = later(counts);
        Bool hadFired = later(fires);
        Bool wasArmed = later(armed.or(mayArm));
        Bool wasKnown = later(isKnown);
        Bool wasStale = later(isStale);
        Bool wasNow = later(isNow);
        Bool counted = unit.outcome.is(TriggerOutcome.COUNTED);
        when(wasMine, () -> {
            assertAlways(wasArming.implies(unit.fires.eq(hadFired)), "R1: arming lets go what has arrived before");
            assertAlways(
                    wasArrival.implies(counted.eq(hadCounted)), "R2: each arrival counts, whatever came just before");
            assertAlways(unit.fires.implies(wasArmed), "R3: only what is armed fires");
            assertAlways(wasArrival.implies(unit.fires.eq(hadFired)), "R4: an epoch fires with its own arrivals");
            assertAlways(wasArrival.and(counted).implies(wasKnown.not()), "R6: a child counts once");
            assertAlways(wasStale.implies(unit.fires.not()), "R7: nothing of another generation fires");
            assertAlways(
                    wasStale.implies(unit.outcome.is(TriggerOutcome.STALE)),
                    "R7: nothing of another generation counts");
            assertAlways(
                    wasNow.not().implies(unit.fires.not()), "R8: another turn fires nothing, however often it wraps");
        });
        assertAlways(unit.fires.implies(unit.decides), "nothing fires by itself");
        cover(mine.and(fires).and(arrives).and(turn.eq(3)), "fires in the last turn before the wrap");
        cover(mine.and(expires), "expires");
        knowTheUnit(acts, now, trigger);
    }

    private Bool later(Bool fact) {
        Bool was = reg(bool());
        was.set(fact);
        return was;
    }

    /** Asserts the invariants of the unit's registers that the induction needs. */
    private void knowTheUnit(Bool acts, TriggerEvent now, UInt trigger) {
        UInt known = inside("known", 8);
        UInt written = cat(
                inside("written_armed", 1),
                inside("written_threshold", 2),
                inside("written_count", 2),
                inside("written_arrived", 2),
                inside("written_turn", 2));
        UInt stored = inside("stored", ENTRY_WIDTH);
        UInt generations = inside("generations", 16);
        UInt model = cat(armed, threshold, arrived.popCount(), arrived, turn);
        UInt mineInTable = lit(0, ENTRY_WIDTH);
        for (int i = 0; i < 8; i++) {
            UInt word = inside("entries[" + i + "]", ENTRY_WIDTH);
            assertAlways(known.bit(i).implies(isPossible(word)), "counts are those of the children's bits");
            mineInTable = mux(chosen.eq(i), word, mineInTable);
        }
        UInt entry = mineInTable;
        Bool isKnown = known.bit(chosen);
        UInt inTable = mux(insideBit("isKnown"), stored, lit(0, ENTRY_WIDTH));
        UInt read = mux(insideBit("forwards"), written, inTable);
        assertAlways(isKnown.implies(entry.eq(model)), "the table holds the trigger's state");
        assertAlways(isKnown.or(model.eq(0)), "an unknown trigger has never been used");
        assertAlways(acts.implies(isPossible(read)), "what is read or forwarded is possible");
        assertAlways(acts.and(trigger.eq(chosen)).implies(read.eq(model)), "it is the newest state");
        UInt allChildren = lit(3, 2);
        assertAlways(acts.implies(inside("bit_", 2).eq(now.child().toOneHot(2))), "the bit of the child");
        assertAlways(
                acts.implies(inside("strangers", 2).eq(allChildren.shlWrap(now.threshold()))),
                "the bits of those that are no children");
        UInt generationOfPort = mux(now.port().bit(0), generations.bits(15, 8), generations.bits(7, 0));
        assertAlways(
                acts.implies(insideBit("isOld").eq(now.generation().ne(generationOfPort))),
                "the port's generation then");
        assertAlways(
                mux(chosen.bit(2), generations.bits(15, 8), generations.bits(7, 0))
                        .eq(generation),
                "the port's generation");
    }

    private static Bool isPossible(UInt entry) {
        UInt count = entry.bits(5, 4);
        Bool waitsForMore = entry.bit(8).implies(count.lt(entry.bits(7, 6)));
        return count.eq(entry.bits(3, 2).popCount()).and(waitsForMore);
    }
}
