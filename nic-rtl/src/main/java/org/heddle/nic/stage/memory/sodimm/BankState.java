package org.heddle.nic.stage.memory.sodimm;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * State of one bank for a scheduler: its open row, and the commands that its spacings allow.
 */
public final class BankState extends Component {
    /** 1 in the cycle in which an activation of this bank is decided. */
    public final Bool activates = in(bool());
    /** Row that the activation opens. */
    public final UInt activatedRow = in(uint(14));
    /** 1 in the cycle in which a read of this bank is decided. */
    public final Bool reads = in(bool());
    /** 1 in the cycle in which a write of this bank is decided. */
    public final Bool writes = in(bool());
    /** 1 beside {@link #reads} or {@link #writes} for auto-precharge. */
    public final Bool closesBehind = in(bool());
    /** 1 in the cycle in which a precharge of this bank is decided. */
    public final Bool precharges = in(bool());
    /** 1 in the cycle in which a refresh is decided. */
    public final Bool refreshes = in(bool());

    public final Bool open = out(bool());
    /** Row that is open; undefined unless {@link #open}. */
    public final UInt openRow = out(uint(14));
    /** 1 if the bank may be activated, or refreshed, as far as its own spacings go. */
    public final Bool mayActivate = out(bool());
    /** 1 if the bank may be precharged. */
    public final Bool mayPrecharge = out(bool());
    /** 1 if the bank may be activated in the next cycle, as far as the commands before this cycle's go. */
    public final Bool mayActivateNext = out(bool());
    /** 1 if a column command may be given in the next cycle, as far as the commands before this cycle's go. */
    public final Bool mayAccessNext = out(bool());
    /** 1 if the bank may be precharged in the next cycle, as far as the commands before this cycle's go. */
    public final Bool mayPrechargeNext = out(bool());

    public BankState(SoDimmTiming timing) {
        Bool isOpen = reg(bool()).init(false);
        UInt row = reg(uint(14));
        open.set(isOpen);
        openRow.set(row);
        when(activates, () -> {
                    isOpen.set(true);
                    row.set(activatedRow);
                })
                .elseWhen(closesBehind.or(precharges), () -> isOpen.set(false));

        // A bank cannot be precharged sooner than these rules say, with auto-precharge or without, nor activated sooner
        // than
        // tRP behind that: each event holds the next activation back by the sum.
        int activateToActivate = Math.max(timing.tRC(), timing.tRAS() + timing.tRP());
        int readToActivate = SoDimmTiming.READ_TO_PRECHARGE + timing.tRP();
        int writeToActivate = timing.writeToPrecharge() + timing.tRP();
        SpacingTimer activateTimer = instance(
                new SpacingTimer(activateToActivate, readToActivate, writeToActivate, timing.tRP(), timing.tRFC()));
        SpacingTimer accessTimer = instance(new SpacingTimer(timing.tRCD()));
        // READ_TO_PRECHARGE is one cycle, which the next decision keeps by itself.
        SpacingTimer prechargeTimer = instance(new SpacingTimer(timing.tRAS(), timing.writeToPrecharge()));
        activateTimer.event(0).set(activates);
        activateTimer.event(1).set(reads);
        activateTimer.event(2).set(writes);
        activateTimer.event(3).set(precharges);
        activateTimer.event(4).set(refreshes);
        accessTimer.event(0).set(activates);
        prechargeTimer.event(0).set(activates);
        prechargeTimer.event(1).set(writes);
        mayActivate.set(activateTimer.expired);
        mayPrecharge.set(prechargeTimer.expired);
        mayActivateNext.set(activateTimer.expiresNext);
        mayAccessNext.set(accessTimer.expiresNext);
        mayPrechargeNext.set(prechargeTimer.expiresNext);

        assertAlways(
                activates.not().or(isOpen.not().and(activateTimer.expired)),
                "a row is opened in a closed bank only, and not before its time");
        assertAlways(
                reads.or(writes).not().or(isOpen.and(accessTimer.expired)),
                "a column command finds its row open, tRCD behind the activation");
    }
}
