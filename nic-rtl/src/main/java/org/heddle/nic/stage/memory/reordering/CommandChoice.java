package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * Chooses the command of a cycle. Combinational.
 *
 * <p>In this order: the activation for the oldest entry whose bank is closed; the oldest row hit that the data pins are free
 * for; the precharge of a bank whose row nobody in the window hits. An activation goes before a column command because the
 * command slot, not the data pins, is what runs short when each burst needs another row: the other order costs half a cycle
 * for each. Reads follow reads and writes follow writes by themselves, as turning the data pins round takes cycles in which the
 * same direction is ready.
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
    /** 1 if the lowest entry has waited too long. */
    final Bool urgent = in(bool());

    // What spacings allow.
    /** 0 while the module is refreshed. */
    final Bool allowed = in(bool());
    /** One bit for each bank. */
    final UInt open = in(uint(BANKS));

    final UInt mayActivate = in(uint(BANKS));
    final UInt mayAccess = in(uint(BANKS));
    final UInt mayPrecharge = in(uint(BANKS));
    /** 1 if the last activation of any bank lies far enough back. */
    final Bool mayActivateAny = in(bool());

    final Bool mayRead = in(bool());
    final Bool mayWrite = in(bool());

    /** The entry that the command is for. */
    final UInt chosen;
    /** 1 to activate a row; at most one of the four is 1. */
    final Bool activates = out(bool());

    final Bool reads = out(bool());
    final Bool writesNow = out(bool());
    final Bool precharges = out(bool());
    /** The bank of the command, one bit for each. */
    final UInt bank = out(uint(BANKS));
    /** The banks that a column command should close behind it. */
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
        chosen = out(uint(entries));

        UInt misses = valid.and(rowHits.not());
        List<UInt> hitsOf = new ArrayList<>();
        List<UInt> missesOf = new ArrayList<>();
        for (int i = 0; i < BANKS; i++) {
            hitsOf.add(ofBank.get(i).and(rowHits));
            missesOf.add(ofBank.get(i).and(misses));
        }

        OldestFirst activation = instance(new OldestFirst(entries));
        OldestFirst column = instance(new OldestFirst(entries));
        OldestFirst precharge = instance(new OldestFirst(entries));
        activation.candidates.set(
                ifEach(allowed.and(mayActivateAny), inBanks(missesOf, open.not().and(mayActivate))));
        column.candidates.set(ifEach(allowed, inBanks(hitsOf, mayAccess))
                .and(ifEach(mayRead, writes.not()).or(ifEach(mayWrite, writes)))
                .and(inTurn)
                .and(besideUrgent()));
        UInt wanted = anyOf(hitsOf);
        UInt closable = open.and(mayPrecharge);
        precharge.candidates.set(ifEach(allowed, inBanks(missesOf, closable.and(wanted.not()))));
        Bool urgentPrecharge =
                urgent.and(allowed).and(inBanks(missesOf, closable).bit(0));

        Bool prechargesAnyhow = activation.any.or(column.any).not().and(precharge.any);
        Bool accesses = urgentPrecharge.or(activation.any).not().and(column.any);
        activates.set(urgentPrecharge.not().and(activation.any));
        precharges.set(urgentPrecharge.or(prechargesAnyhow));
        reads.set(accesses.and(column.chosen.and(writes).reduceOr().not()));
        writesNow.set(accesses.and(column.chosen.and(writes).reduceOr()));
        UInt ordinary = mux(activation.any, activation.chosen, mux(column.any, column.chosen, precharge.chosen));
        UInt entry = mux(urgentPrecharge, lit(1, entries), ordinary);
        chosen.set(entry);
        List<UInt> chosenOf = new ArrayList<>();
        for (int i = 0; i < BANKS; i++) {
            chosenOf.add(ofBank.get(i).and(entry));
        }
        bank.set(anyOf(chosenOf));

        // Entries pile up when they reach the lower quarter of the window before they are served.
        Bool backlog = valid.bit(entries / 4);
        UInt conflicting = anyOf(missesOf).or(mux(backlog, lit(0xF, BANKS), lit(0, BANKS)));
        unwanted.set(severalOf(hitsOf).not().and(conflicting));
    }

    /** The entries of those banks that are 1 in {@code banks}. */
    private UInt inBanks(List<UInt> ofBanks, UInt banks) {
        UInt result = ifEach(banks.bit(0), ofBanks.get(0));
        for (int i = 1; i < BANKS; i++) {
            result = result.or(ifEach(banks.bit(i), ofBanks.get(i)));
        }
        return result;
    }

    private UInt ifEach(Bool condition, UInt bits) {
        return mux(condition, bits, lit(0, entries));
    }

    /** Entries that do not hold up an urgent one. */
    private UInt besideUrgent() {
        UInt sameBank = lit(0, entries);
        for (int i = 0; i < BANKS; i++) {
            sameBank = sameBank.or(ifEach(ofBank.get(i).bit(0), ofBank.get(i)));
        }
        UInt otherDirection = mux(writes.bit(0), writes.not(), writes);
        UInt harmful = sameBank.or(otherDirection).and(lit(1, entries).not());
        return ifEach(urgent, harmful).not();
    }

    private static UInt anyOf(List<UInt> ofBanks) {
        return Types.cat(
                ofBanks.get(3).reduceOr(),
                ofBanks.get(2).reduceOr(),
                ofBanks.get(1).reduceOr(),
                ofBanks.get(0).reduceOr());
    }

    private static UInt severalOf(List<UInt> ofBanks) {
        return Types.cat(
                several(ofBanks.get(3)), several(ofBanks.get(2)), several(ofBanks.get(1)), several(ofBanks.get(0)));
    }

    /** 1 if at least two bits are 1: some bit has a 1 below it. */
    private static Bool several(UInt bits) {
        List<Bool> each = new ArrayList<>();
        for (int i = 0; i < bits.width(); i++) {
            each.add(bits.bit(i));
        }
        List<Bool> upTo = Prefix.or(each);
        List<Bool> second = new ArrayList<>();
        for (int i = 1; i < bits.width(); i++) {
            second.add(each.get(i).and(upTo.get(i - 1)));
        }
        return Types.cat(second).reduceOr();
    }
}
