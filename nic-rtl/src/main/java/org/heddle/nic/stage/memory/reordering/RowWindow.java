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
    private static final int BANKS = 4;

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
    /** The entry whose column command is next, if one's is. */
    final UInt accessNext;
    /** Entry of the lowest slot. */
    final WindowEntry oldest;

    // What is next in the following cycle.
    /** The entry whose activation is next, if one's is. */
    final UInt activationChosen;
    /** The entry whose column command is next, unless {@link #keepsAccess}. */
    final UInt accessChosen;
    /** 1 if the entry whose column command is next in this cycle stays so. */
    final Bool keepsAccess = in(bool());

    // The command of this cycle.
    /** 1 if it opens the row of the entry whose activation is next. */
    final Bool activates = in(bool());
    /** 1 if it moves the data of the entry whose column command is next. */
    final Bool accesses = in(bool());
    /** The banks whose row is closed in this cycle. */
    final UInt closes = in(uint(BANKS));

    /** The bank of the entry whose activation is next, one bit for each. */
    final UInt activationBank = out(uint(BANKS));

    final UInt activationRow = out(uint(14));
    /** The bank of the entry whose column command is next, one bit for each; 0 if no entry's is. */
    final UInt accessBank = out(uint(BANKS));

    final Bool accessWrites = out(bool());
    final UInt accessColumn = out(uint(8));
    final UInt accessTag;

    /** The banks with an open row. */
    final UInt open = in(uint(BANKS));
    /** The open row of each bank. */
    final Vec<UInt> openRows = in(vec(BANKS, uint(14)));

    private final List<WindowSlot> slots = new ArrayList<>();

    RowWindow(int entries, int tagWidth, int ageTick) {
        parameter("entries", entries);
        parameter("tag", tagWidth);
        access = in(stream(BurstAccess.type(tagWidth)));
        valid = out(uint(entries));
        rowHits = out(uint(entries));
        writes = out(uint(entries));
        ofBank = out(vec(BANKS, uint(entries)));
        inTurn = out(uint(entries));
        accessNext = out(uint(entries));
        oldest = out(WindowEntry.type(tagWidth));
        activationChosen = in(uint(entries));
        accessChosen = in(uint(entries));
        accessTag = out(uint(tagWidth));

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
        for (int i = 0; i < BANKS; i++) {
            int bank = i;
            ofBank.get(i).set(ofEach(entry -> entry.bank().eq(bank)));
        }
        connect(oldest, slots.get(0).entry);
        inTurn.set(ofEach(entry -> entry.valid().and(entry.ordered().not())));
        accessNext.set(ofEach(WindowEntry::accessNext));
        activationBank.set(ofNext(WindowEntry::activationNext, RowWindow::oneHotBank));
        activationRow.set(ofNext(WindowEntry::activationNext, WindowEntry::row));
        accessBank.set(ofNext(WindowEntry::accessNext, RowWindow::oneHotBank));
        accessWrites.set(
                ofNext(WindowEntry::accessNext, entry -> entry.write().asUInt()).bit(0));
        accessColumn.set(ofNext(WindowEntry::accessNext, WindowEntry::column));
        accessTag.set(ofNext(WindowEntry::accessNext, WindowEntry::tag));
    }

    private static UInt oneHotBank(WindowEntry entry) {
        return entry.bank().toOneHot(BANKS);
    }

    private void moveDown() {
        // A gap in a slot or below it: a carry is faster than a tree of ors that the mapper turns into a chain.
        UInt empty = valid.not();
        UInt gap = empty.or(lit(0, slots.size()).subWrap(empty));
        List<Bool> olderToo = Prefix.or(each(WindowEntry::valid));
        UInt closed = reg(uint(BANKS)).init(0);
        closed.set(closes);
        for (int i = 0; i < slots.size(); i++) {
            WindowSlot slot = slots.get(i);
            slot.moves.set(i < slots.size() - 1 ? gap.bit(i) : access.ready());
            slot.activates.set(activates);
            slot.accesses.set(accesses);
            slot.keepsAccess.set(keepsAccess);
            slot.activationChosen.set(activationChosen.bit(i));
            slot.accessChosen.set(accessChosen.bit(i));
            slot.olderToo.set(i == 0 ? lit(false) : olderToo.get(i - 1));
            slot.closed.set(closed);
            connect(slot.incoming, access.data());
            if (i > 0) {
                connect(slots.get(i - 1).above, slot.next);
            }
        }
        // Counted, as the gaps of all slots together end a long path behind which the queue still waits.
        UInt used = reg(uint(Types.bitsToNumber(slots.size() + 1))).init(0);
        used.countUpDown(access.fires(), accesses);
        access.ready().set(used.ne(slots.size()));
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
        for (int i = 0; i < BANKS; i++) {
            hits.add(data.bank().eq(i).and(open.bit(i)).and(openRows.get(i).eq(data.row())));
        }
        entry.rowHit().set(any(hits));
        entry.ordered().set(conflicts);
        entry.activationNext().set(false);
        entry.accessNext().set(false);
        entry.age().set(0);
        return entry;
    }

    /** One cycle behind the decision, when the opened row is a register. */
    private void announceOpenedRow() {
        Bool opened = reg(bool()).init(false);
        UInt openedBank = reg(uint(2));
        UInt openedRow = reg(uint(14));
        opened.set(activates);
        openedBank.set(activationBank.oneHotIndex());
        openedRow.set(activationRow);
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

    /** The field of the entry that is marked, 0 if none is: a tree of ANDs and ORs. */
    private UInt ofNext(Function<WindowEntry, Bool> mark, Function<WindowEntry, UInt> field) {
        List<UInt> level = new ArrayList<>();
        for (WindowSlot slot : slots) {
            UInt value = field.apply(slot.entry);
            level.add(mux(mark.apply(slot.entry), value, lit(0, value.width())));
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
