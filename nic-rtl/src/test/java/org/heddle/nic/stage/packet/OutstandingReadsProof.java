package org.heddle.nic.stage.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/**
 * Any one ticket, chosen by the solver, is known exactly from its read to its release, with that read's owner alone; it is never handed
 * out twice, and again only when its slot has handed out all its other tickets, so that late answers are told apart.
 */
public final class OutstandingReadsProof extends ProofComponent {
    private static final int SLOTS = 2;
    private static final int USE_WIDTH = OutstandingReads.TICKET_WIDTH - 1;

    private final UInt chosen = in(uint(OutstandingReads.TICKET_WIDTH));

    public OutstandingReadsProof() {
        OutstandingReads unit = instance("unit", new OutstandingReads(SLOTS));
        Bool takes = in(bool());
        UInt owner = in(uint(32));
        UInt ticket = in(uint(OutstandingReads.TICKET_WIDTH));
        UInt claimedOwner = in(uint(32));
        Bool releases = in(bool());
        unit.takes.set(takes);
        unit.owner.set(owner);
        unit.ticket.set(ticket);
        unit.claimedOwner.set(claimedOwner);
        unit.releases.set(releases);
        assume(stable(chosen), "one ticket is watched");
        assume(takes.not().or(unit.tickets.ne(0)), "a read is asked for only while there is a ticket");

        UInt outstanding = reg(uint(2)).init(0);
        Bool ends = releases.and(unit.isKnown);
        when(takes.and(ends.not()), () -> outstanding.set(outstanding.addWrap(1)))
                .elseWhen(ends.and(takes.not()), () -> outstanding.set(outstanding.subWrap(1)));
        assertAlways(unit.tickets.eq(lit(SLOTS, 2).subWrap(outstanding)), "no ticket is lost and none is made");

        Bool isOut = reg(bool()).init(false);
        UInt itsOwner = reg(uint(32)).init(0);
        Bool wasOut = reg(bool()).init(false);
        UInt others = reg(uint(USE_WIDTH)).init(0);
        Bool goesOut = takes.and(unit.nextTicket.eq(chosen));
        Bool isShown = ticket.eq(chosen);
        Bool comesBack = ends.and(isShown);
        Bool otherOfSlot = ends.and(isShown.not()).and(ticket.bit(0).eq(chosen.bit(0)));
        when(goesOut, () -> {
                    isOut.set(true);
                    itsOwner.set(owner);
                })
                .elseWhen(comesBack, () -> isOut.set(false));
        when(comesBack, () -> {
                    wasOut.set(true);
                    others.set(0);
                })
                .elseWhen(otherOfSlot, () -> others.set(others.addWrap(1)));
        when(goesOut, () -> {
            assertAlways(isOut.not(), "no ticket is handed out twice");
            assertAlways(
                    wasOut.implies(others.eq((1 << USE_WIDTH) - 1)), "a ticket returns behind all others of its slot");
        });
        when(
                isShown,
                () -> assertAlways(
                        unit.isKnown.eq(isOut.and(claimedOwner.eq(itsOwner))),
                        "a ticket is known while its read is outstanding, with its owner"));
        cover(wasOut.and(outstanding.eq(SLOTS)).and(otherOfSlot), "a later read of the slot ends");
        knowTheUnit(isOut, itsOwner, wasOut, others, outstanding);
    }

    private void knowTheUnit(Bool isOut, UInt itsOwner, Bool wasOut, UInt others, UInt outstanding) {
        UInt use = chosen.bits(OutstandingReads.TICKET_WIDTH - 1, 1);
        UInt busy = lit(0, 2);
        for (int i = 0; i < SLOTS; i++) {
            Bool isBusy = insideBit("busy" + i);
            UInt uses = inside("uses" + i, USE_WIDTH);
            UInt kept = inside("owner" + i, 32);
            busy = busy.addWrap(isBusy.asUInt().zext(2));
            when(chosen.trunc(1).eq(i), () -> {
                assertAlways(isOut.eq(isBusy.and(uses.eq(use))), "the slot holds the read");
                when(isOut, () -> assertAlways(kept.eq(itsOwner), "the slot holds its owner"));
                when(
                        wasOut,
                        () -> assertAlways(
                                uses.eq(mux(isOut, use, use.addWrap(1).addWrap(others))),
                                "the slot counts its releases"));
            });
        }
        assertAlways(busy.eq(outstanding), "a slot is busy for each read");
    }
}
