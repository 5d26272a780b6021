package org.heddle.nic.stage.memory.reordering;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Decides upon the command of a cycle, from what {@link CommandChoice} chose in the cycle before. Combinational but for the banks of
 * the last command.
 *
 * <p>In this order: an urgent precharge; the activation; the column command; the precharge. An activation goes before a column
 * command because the command slot, not the data pins, is what runs short when each burst needs another row: the other order
 * costs half a cycle for each.
 *
 * <p>The choice did not know the command of its own cycle. What that command forbids is dropped here: an activation within tRRD of
 * one, a column command in the other direction or to a bank that was closed, the precharge of a bank that has just been used. An
 * activation of the bank that was just opened is one within tRRD, which is why tRRD is at least 2.
 */
final class CommandIssue extends Component {
    private static final int BANKS = 4;

    /** 0 while the module is refreshed. */
    final Bool allowed = in(bool());
    /** The banks with an open row. */
    final UInt open = in(uint(BANKS));
    /** 1 if the last activation of any bank lies far enough back. */
    final Bool mayActivateAny = in(bool());

    final Bool mayRead = in(bool());
    final Bool mayWrite = in(bool());

    // What was chosen.
    final Bool activation = in(bool());
    /** Its bank, one bit for each. */
    final UInt activationBank = in(uint(BANKS));
    /** The bank of the column command, one bit for each; 0 without one. */
    final UInt accessBank = in(uint(BANKS));

    final Bool accessWrites = in(bool());
    /** The banks that a column command should close behind it. */
    final UInt unwanted = in(uint(BANKS));
    /** The bank to precharge, one bit for each; 0 without one. */
    final UInt precharge = in(uint(BANKS));

    final Bool prechargesFirst = in(bool());

    /** 1 to activate a row; at most one of the four is 1. */
    final Bool activates = out(bool());

    final Bool reads = out(bool());
    final Bool writesNow = out(bool());
    final Bool precharges = out(bool());
    /** The bank of the command, one bit for each; means nothing without a command. */
    final UInt bank = out(uint(BANKS));
    /** The banks that a column command closes behind it. */
    final UInt closesBehind = out(uint(BANKS));
    /** 1 if the column command is as good in the next cycle, as another command goes first in this one. */
    final Bool keepsAccess = out(bool());

    CommandIssue() {
        UInt none = lit(0, BANKS);
        UInt used = reg(uint(BANKS)).init(0);
        UInt unused = precharge.and(used.not());
        Bool mayPrecharge = unused.reduceOr();
        Bool first = allowed.and(prechargesFirst).and(mayPrecharge);
        Bool activatesNow = allowed.and(activation).and(mayActivateAny).and(first.not());
        Bool before = first.or(activatesNow).or(allowed.not());
        Bool direction = mux(accessWrites, mayWrite, mayRead);
        UInt usable = accessBank.and(open);
        Bool mayAccess = usable.reduceOr().and(direction);
        Bool accesses = mayAccess.and(before.not());
        activates.set(activatesNow);
        reads.set(accesses.and(accessWrites.not()));
        writesNow.set(accesses.and(accessWrites));
        keepsAccess.set(mayAccess.and(before));
        precharges.set(first.or(mayPrecharge.and(before.or(mayAccess).not())));
        bank.set(mux(activates, activationBank, mux(accesses, accessBank, precharge)));
        Bool goes = direction.and(before.not());
        closesBehind.set(mux(goes, usable.and(unwanted), none));
        used.set(mux(accesses, accessBank, none).or(mux(precharges, precharge, none)));
    }
}
