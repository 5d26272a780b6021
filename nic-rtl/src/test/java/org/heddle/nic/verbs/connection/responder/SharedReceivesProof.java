package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.VerbsMap;

/** A limit is told once for each time that it was set. The solver chooses the queue. */
public final class SharedReceivesProof extends ProofComponent {
    private static final int INDEX = SharedReceives.INDEX_WIDTH;

    public SharedReceivesProof() {
        SharedReceives unit = instance("unit", new SharedReceives());
        Stream<PostedEntries> begins = in("begins", stream(PostedEntries.type()));
        Stream<PostedEntries> limits = in("limits", stream(PostedEntries.type()));
        Stream<PostedEntries> posted = in("posted", stream(PostedEntries.type()));
        connect(unit.begins, begins);
        connect(unit.limits, limits);
        connect(unit.posted, posted);
        unit.record.set(in("record", uint(SharedReceiveContext.LAYOUT.bits())));
        UInt index = in("index", uint(INDEX));
        Bool looks = in("looks", bool());
        Bool takes = in("takes", bool());
        UInt chosen = in("chosen", uint(INDEX));
        unit.index.set(index);
        unit.looks.set(looks);
        unit.takes.set(takes);
        assume(stable(chosen), "one queue is watched");
        Bool looked = reg("lookedNow", bool()).init(false);
        looked.set(looks);
        Bool lookedBefore = reg("lookedBefore", bool()).init(false);
        lookedBefore.set(looked);
        Bool hasLooked = reg("hasLooked", bool()).init(false);
        when(looks, () -> hasLooked.set(true));
        // The unit itself asserts, wherever it stands, that it is asked no earlier.
        Bool isEarly = looks.or(looked).or(lookedBefore).or(hasLooked.not());
        assume(takes.and(isEarly).not(), "a receive is taken from the third cycle behind a look on");

        UInt watched = inside("looked", INDEX);
        UInt armed = inside("isArmed", VerbsMap.SHARED_RECEIVES);
        Bool isArmed = armed.bit(chosen);
        Bool wasArmed = reg(bool()).init(false);
        Bool wasReached = reg(bool()).init(false);
        Bool wasSet = reg(bool()).init(false);
        wasArmed.set(isArmed);
        wasReached.set(unit.reachesLimit);
        wasSet.set(limits.fires().and(limits.data().number().trunc(INDEX).eq(chosen)));
        Bool told = unit.reachesLimit.and(wasReached.not()).and(watched.eq(chosen));
        assertAlways(told.implies(wasArmed), "a limit is told only while it is armed");
        assertAlways(isArmed.and(wasArmed.not()).implies(wasSet), "a limit is armed only when it is set");
        assertAlways(told.and(isArmed).implies(wasSet), "what is told is armed no more");
        cover(told, "a limit is told");
    }
}
