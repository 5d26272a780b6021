package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * The bursts among which a scheduler chooses, oldest first. What it says of its entries are numbers with one bit for each,
 * the oldest lowest.
 *
 * <p>Latency: an access taken in one cycle can be chosen in the next. Throughput: one access per cycle comes, one goes. It
 * takes none while every slot is full.
 */
final class RowWindow extends Component {
    final Stream<BurstAccess> access;

    /** Slots that hold an entry. */
    final UInt valid;
    /** Entries whose row is open. */
    final UInt rowHits;
    /** Entries that write; means nothing where there is no entry. */
    final UInt writes;
    /** For each bank the slots that name it; means nothing where there is no entry. */
    final Vec<UInt> ofBank;
    /** Entries that overtake no older access to their burst. */
    final UInt inTurn;
    /** Entry of the lowest slot. */
    final WindowEntry oldest;

    /** The entry that the command of this cycle is for, if it is for one. */
    final UInt chosen;
    /** 1 if that command moves its data. */
    final Bool accesses = in(bool());
    /** 1 if that command opens the entry's row. */
    final Bool activates = in(bool());
    /** The banks whose row is closed in this cycle. */
    final UInt closes = in(uint(4));

    final UInt chosenBank = out(uint(2));
    final UInt chosenRow = out(uint(14));
    final UInt chosenColumn = out(uint(8));
    final UInt chosenTag;

    /** The banks with an open row. */
    final UInt open = in(uint(4));
    /** The open row of each bank. */
    final Vec<UInt> openRows = in(vec(4, uint(14)));

    private final List<WindowSlot> slots = new ArrayList<>();

    RowWindow(int entries, int tagWidth, int ageTick) {
        parameter("entries", entries);
        parameter("tag", tagWidth);
        access = in(stream(BurstAccess.type(tagWidth)));
        valid = out(uint(entries));
        rowHits = out(uint(entries));
        writes = out(uint(entries));
        ofBank = out(vec(4, uint(entries)));
        inTurn = out(uint(entries));
        oldest = out(WindowEntry.type(tagWidth));
        chosen = in(uint(entries));
        chosenTag = out(uint(tagWidth));

        for (int i = 0; i < entries; i++) {
            slots.add(instance("slot" + i, new WindowSlot(tagWidth)));
        }
        describe();
        moveDown();
        Bool conflicts = any(slots.stream().map(slot -> slot.conflicts).toList());
        connect(slots.get(entries - 1).above, arriving(conflicts, tagWidth));
        announceOpenedRow();
        Bool ages = tick(ageTick);
        slots.forEach(slot -> slot.ages.set(ages));
    }

    private void describe() {
        valid.set(ofEach(WindowEntry::valid));
        rowHits.set(ofEach(entry -> entry.valid().and(entry.rowHit())));
        writes.set(ofEach(WindowEntry::write));
        for (int i = 0; i < 4; i++) {
            int bank = i;
            ofBank.get(i).set(ofEach(entry -> entry.bank().eq(bank)));
        }
        connect(oldest, slots.get(0).entry);
        List<Bool> olderToo = Prefix.or(each(WindowEntry::valid));
        List<Bool> turns = new ArrayList<>();
        turns.add(slots.get(0).entry.valid());
        for (int i = 1; i < slots.size(); i++) {
            WindowEntry entry = slots.get(i).entry;
            turns.add(
                    0,
                    entry.valid().and(entry.ordered().and(olderToo.get(i - 1)).not()));
        }
        inTurn.set(Types.cat(turns));
        chosenBank.set(ofChosen(WindowEntry::bank));
        chosenRow.set(ofChosen(WindowEntry::row));
        chosenColumn.set(ofChosen(WindowEntry::column));
        chosenTag.set(ofChosen(WindowEntry::tag));
    }

    private void moveDown() {
        List<Bool> gap = Prefix.or(each(entry -> entry.valid().not()));
        for (int i = 0; i < slots.size(); i++) {
            WindowSlot slot = slots.get(i);
            slot.moves.set(gap.get(i));
            slot.issued.set(chosen.bit(i).and(accesses));
            slot.closes.set(closes);
            connect(slot.incoming, access.data());
            if (i > 0) {
                connect(slots.get(i - 1).above, slot.next);
            }
        }
        access.ready().set(gap.get(slots.size() - 1));
    }

    private WindowEntry arriving(Bool conflicts, int tagWidth) {
        BurstAccess data = access.data();
        WindowEntry entry = wire(WindowEntry.type(tagWidth));
        entry.valid().set(access.valid());
        entry.write().set(data.write());
        entry.bank().set(data.bank());
        entry.row().set(data.row());
        entry.column().set(data.column());
        entry.tag().set(data.tag());
        List<Bool> hits = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Bool staysOpen = open.bit(i).and(closes.bit(i).not());
            hits.add(data.bank().eq(i).and(staysOpen).and(openRows.get(i).eq(data.row())));
        }
        entry.rowHit().set(any(hits));
        entry.ordered().set(conflicts);
        entry.age().set(0);
        return entry;
    }

    /** One cycle behind the decision, when the chosen row is a register. */
    private void announceOpenedRow() {
        Bool opened = reg(bool()).init(false);
        UInt openedBank = reg(uint(2));
        UInt openedRow = reg(uint(14));
        opened.set(activates);
        openedBank.set(chosenBank);
        openedRow.set(chosenRow);
        for (WindowSlot slot : slots) {
            slot.opened.set(opened);
            slot.openedBank.set(openedBank);
            slot.openedRow.set(openedRow);
        }
    }

    private Bool tick(int period) {
        UInt untilTick = reg(uint(Types.bitsToNumber(period))).init(0);
        Bool ticks = untilTick.eq(0);
        untilTick.set(mux(ticks, lit(period - 1, untilTick.width()), untilTick.subWrap(1)));
        return ticks;
    }

    private List<Bool> each(Function<WindowEntry, Bool> property) {
        return slots.stream().map(slot -> property.apply(slot.entry)).toList();
    }

    private UInt ofEach(Function<WindowEntry, Bool> property) {
        List<Bool> highestFirst = new ArrayList<>(each(property));
        Collections.reverse(highestFirst);
        return Types.cat(highestFirst);
    }

    /** The field of the chosen entry: a tree of ANDs and ORs. */
    private UInt ofChosen(Function<WindowEntry, UInt> field) {
        List<UInt> level = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            UInt value = field.apply(slots.get(i).entry);
            level.add(mux(chosen.bit(i), value, lit(0, value.width())));
        }
        while (level.size() > 1) {
            List<UInt> pairs = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                pairs.add(i + 1 < level.size() ? level.get(i).or(level.get(i + 1)) : level.get(i));
            }
            level = pairs;
        }
        return level.get(0);
    }

    private static Bool any(List<Bool> bits) {
        return Types.cat(bits).reduceOr();
    }
}
