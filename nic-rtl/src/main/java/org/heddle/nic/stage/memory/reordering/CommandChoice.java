package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * Chooses, from what is known in a cycle, the commands that {@link CommandIssue} may decide upon in the next one: an activation, a
 * column command and a precharge. Combinational.
 *
 * <p>They are the activation for the oldest entry whose bank is closed; the oldest row hit that the data pins are free for; the
 * precharge of a bank whose row nobody in the window hits. Reads follow reads and writes follow writes by themselves, as
 * turning the data pins round takes cycles in which the same direction is ready.
 *
 * <p>An urgent entry, which is the oldest, is served as fast as its bank allows: no other access to its bank, none in the other
 * direction, and its precharge before anything else.
 */
final class CommandChoice extends Component {
    private static final int BANKS = 4;

    // The window.
    final UInt valid;
    final UInt rowHits;
    final UInt writes;
    final Vec<UInt> ofBank;
    final UInt inTurn;
    /** The entry whose column command is decided upon in this cycle: it is taken to be given. */
    final UInt accessNext;
    /** 1 if the lowest entry has waited too long. */
    final Bool urgent = in(bool());

    // What spacings allow in the next cycle, as far as the command of this cycle lets them.
    /** 0 while the module is refreshed. */
    final Bool allowed = in(bool());
    /** One bit for each bank. */
    final UInt open = in(uint(BANKS));

    final UInt mayActivate = in(uint(BANKS));
    final UInt mayAccess = in(uint(BANKS));
    final UInt mayPrecharge = in(uint(BANKS));
    final Bool mayRead = in(bool());
    final Bool mayWrite = in(bool());

    /** The entry to activate a row for, or 0. */
    final UInt activation;
    /** 1 if there is one. */
    final Bool activates = out(bool());
    /** The entry to read or write, or 0. */
    final UInt access;
    /** The bank to precharge, one bit for each; at most one is 1. */
    final UInt precharge = out(uint(BANKS));
    /** 1 if that precharge goes before all others. */
    final Bool prechargesFirst = out(bool());
    /** The banks that the column command of this cycle should close behind it. */
    final UInt unwanted = out(uint(BANKS));

    private final int entries;

    CommandChoice(int entries) {
        parameter("entries", entries);
        this.entries = entries;
        valid = in(uint(entries));
        rowHits = in(uint(entries));
        writes = in(uint(entries));
        ofBank = in(vec(BANKS, uint(entries)));
        inTurn = in(uint(entries));
        accessNext = in(uint(entries));
        activation = out(uint(entries));
        access = out(uint(entries));

        OldestFirst oldestActivation = instance("oldestActivation", new OldestFirst(entries));
        oldestActivation.candidates.set(
                ifEach(allowed, valid).and(inBanks(open.not().and(mayActivate))));
        activation.set(oldestActivation.chosen);
        activates.set(oldestActivation.any);

        UInt hits = rowHits.and(accessNext.not());
        OldestFirst oldestAccess = instance("oldestAccess", new OldestFirst(entries));
        oldestAccess.candidates.set(ifEach(allowed, hits)
                .and(inTurn)
                .and(inBanks(open.and(mayAccess)))
                .and(ifEach(mayRead, writes.not()).or(ifEach(mayWrite, writes)))
                .and(besideUrgent()));
        access.set(oldestAccess.chosen);

        UInt misses = valid.and(rowHits.not());
        UInt missed = anyOf(misses);
        UInt closable = open.and(mayPrecharge).and(missed);
        UInt idle = closable.and(anyOf(rowHits).not());
        UInt ofUrgent = bankOfLowest();
        prechargesFirst.set(urgent.and(misses.bit(0)).and(closable.and(ofUrgent).reduceOr()));
        UInt chosenBank = mux(prechargesFirst, ofUrgent, idle.lowestOne());
        precharge.set(mux(allowed, chosenBank, lit(0, BANKS)));

        // Entries pile up when they reach the lower quarter of the window before they are served.
        Bool backlog = valid.bit(entries / 4);
        UInt conflicting = missed.or(mux(backlog, lit(0xF, BANKS), lit(0, BANKS)));
        unwanted.set(anyOf(hits).not().and(conflicting));
    }

    /** The entries of those banks that are 1 in {@code banks}. */
    private UInt inBanks(UInt banks) {
        UInt result = ifEach(banks.bit(0), ofBank.get(0));
        for (int i = 1; i < BANKS; i++) {
            result = result.or(ifEach(banks.bit(i), ofBank.get(i)));
        }
        return result;
    }

    private UInt ifEach(Bool condition, UInt bits) {
        return mux(condition, bits, lit(0, entries));
    }

    private UInt bankOfLowest() {
        return Types.cat(
                ofBank.get(3).bit(0),
                ofBank.get(2).bit(0),
                ofBank.get(1).bit(0),
                ofBank.get(0).bit(0));
    }

    /** Entries that do not hold up an urgent one. */
    private UInt besideUrgent() {
        UInt sameBank = inBanks(bankOfLowest());
        UInt otherDirection = mux(writes.bit(0), writes.not(), writes);
        UInt harmful = sameBank.or(otherDirection).and(lit(1, entries).not());
        return ifEach(urgent, harmful).not();
    }

    /** One bit for each bank that one of these entries names. */
    private UInt anyOf(UInt chosen) {
        List<Bool> highestFirst = new ArrayList<>();
        for (int i = BANKS - 1; i >= 0; i--) {
            highestFirst.add(ofBank.get(i).and(chosen).reduceOr());
        }
        return Types.cat(highestFirst);
    }
}
