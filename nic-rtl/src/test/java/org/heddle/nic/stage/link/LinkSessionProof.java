package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.proof.ProofComponent;

/**
 * An end of a link that recovers is up in an epoch of its own once, without a pause, and in one session as long as it is up; a reset of either clock ends the session. So it is
 * whatever words come, of any age. An epoch may come again when the end has gone down 4,096 times.
 */
public final class LinkSessionProof extends ProofComponent {
    private static final int EPOCH = HelloWord.EPOCH_WIDTH;
    /** Cycles from a reset until the session sees it. */
    private static final int STAGES = 2;

    private final LinkSession unit = new LinkSession();

    private final Bool wasReset = in(bool());
    private final Bool coreWasReset = in(bool());
    /** Any epoch of this end: what holds for it holds for all. */
    private final UInt chosen = in(uint(EPOCH));

    private final UInt mine = inside("mine", EPOCH);
    private final Bool drawn = insideBit("drawn");

    /** Joins the unit, whose clock has no reset, and claims. */
    public LinkSessionProof() {
        ClockDomain unreset =
                defaultDomain().resetBy(lit(false), Reset.synchronous().withInitialValues());
        within(unreset, () -> {
            instance("unit", unit);
            join();
            sessionStays();
            resetEndsIt("linkAsks", wasReset);
            resetEndsIt("coreAsks", coreWasReset);
            epochComesOnce();
        });
    }

    private void join() {
        unit.wasReset.set(wasReset);
        unit.coreWasReset.set(coreWasReset);
        unit.greets.set(in("greets", bool()));
        unit.told.set(in("told", uint(FlowWord.WIDTH)));
        unit.hears.set(in("hears", bool()));
        unit.sent.set(in("sent", bool()));
        unit.advances.set(in("advances", bool()));
        unit.acknowledged.set(in("acknowledged", uint(LinkSession.NUMBER_WIDTH)));
        unit.coreIsOpen.set(in("coreIsOpen", bool()));
        unit.coreIsClear.set(in("coreIsClear", bool()));
        Bool accepts = in("accepts", bool());
        assume(accepts.implies(unit.isUp), "a packet is taken in a session alone");
        unit.accepts.set(accepts);
    }

    /** While the end is up, its session is one, and nothing of it is cleared. */
    private void sessionStays() {
        Bool wasUp = reg("wasUp", bool()).init(false);
        wasUp.set(unit.isUp);
        when(unit.isUp, () -> {
            assertAlways(drawn.and(insideBit("hasHeard")), "a session has the epochs of both");
            assertAlways(insideBit("asked").or(insideBit("clearing")).not(), "an end that is up is not being cleared");
            assertAlways(unit.clearsPort.not(), "nor is its port");
        });
        when(
                wasUp.and(unit.isUp),
                () -> assertAlways(stable(unit.session.cat(unit.sessionThere)), "a session does not change"));
        assertAlways(unit.session.bits(EPOCH - 1, 0).eq(mine), "its own epoch is in the session");
        when(wasUp, () -> assertAlways(unit.isUp.ne(unit.falls), "each way down is told"));
        cover(unit.falls.and(wasUp), "down again");
    }

    /** A reset takes the end down, whatever else comes: two stages, and a cycle of the session. */
    private void resetEndsIt(String name, Bool reset) {
        Bool before = reset;
        for (int i = 0; i < STAGES; i++) {
            Bool later = reg(name + "_after" + i, bool()).init(false);
            later.set(before);
            before = later;
            assertAlways(insideBit(name + ".stage_" + i).eq(later), "a reset is on its way");
        }
        Bool ended = reg(name + "_ended", bool()).init(false);
        ended.set(before);
        when(ended, () -> assertAlways(unit.isUp.not(), "a reset ends the session"));
    }

    /** An epoch in which the end was up comes again only when all others have passed. */
    private void epochComesOnce() {
        assume(stable(chosen), "one epoch is watched");
        Bool stood = reg("stood", bool()).init(false);
        UInt falls = reg("times", uint(EPOCH + 1)).init(0);
        Bool isChosen = unit.isUp.and(mine.eq(chosen));
        UInt fallsNow = mux(unit.falls.and(falls.bit(EPOCH).not()), falls.addWrap(1), falls);
        Bool allPassed = fallsNow.bit(EPOCH);
        when(isChosen, () -> stood.set(true));
        when(stood, () -> falls.set(fallsNow));
        when(stood, () -> assertAlways(drawn, "an epoch is drawn once without a fall"))
                .otherwise(() -> assertAlways(falls.eq(0), "falls are counted from the epoch on"));
        when(stood.and(allPassed.not()), () -> {
            assertAlways(mine.eq(chosen.addWrap(fallsNow.trunc(EPOCH))), "each way down takes the next epoch");
            assertAlways(unit.isUp.or(fallsNow.ne(0)), "an epoch ends with its session");
        });
        when(
                stood.and(isChosen),
                () -> assertAlways(fallsNow.eq(0).or(allPassed), "an end is up in an epoch once, without a pause"));
    }
}
