package org.heddle.nic.stage.memory.reordering;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * One place of a scheduler's window. Entries come in at the top and move down by one place per cycle while a place below
 * is empty, so that the lowest entry is the oldest.
 *
 * <p>Whether an entry's row is open is kept as one bit: found out when the entry comes, and again in the cycle after an
 * activation, when the row stands on the pins. So no row is compared in the path that selects a command.
 */
final class WindowSlot extends Component {
    /** Entry of the slot above after this cycle. */
    final WindowEntry above;
    /** 1 to take the entry of the slot above. */
    final Bool moves = in(bool());
    /** 1 in the cycle in which the column command of this entry is decided. */
    final Bool issued = in(bool());
    /** One bit for each bank whose row is closed in this cycle. */
    final UInt closes = in(uint(4));
    /** 1 in the cycle after an activation was decided. */
    final Bool opened = in(bool());

    final UInt openedBank = in(uint(2));
    final UInt openedRow = in(uint(14));
    /** 1 in one cycle of each period of the age clock. */
    final Bool ages = in(bool());
    /** An access that is about to come. */
    final BurstAccess incoming;

    /** Entry in this slot. */
    final WindowEntry entry;
    /** Entry of this slot after this cycle, were it not to move. */
    final WindowEntry next;
    /** 1 if {@link #incoming} means the burst of this entry, and one of the two writes. */
    final Bool conflicts = out(bool());

    WindowSlot(int tagWidth) {
        parameter("tag", tagWidth);
        above = in(WindowEntry.type(tagWidth));
        incoming = in(BurstAccess.type(tagWidth));
        entry = out(WindowEntry.type(tagWidth));
        next = out(WindowEntry.type(tagWidth));
        WindowEntry held = reg(WindowEntry.type(tagWidth));
        held.valid().init(false);

        connect(entry, held);
        next.valid().set(held.valid().and(issued.not()));
        next.write().set(held.write());
        next.bank().set(held.bank());
        next.row().set(held.row());
        next.column().set(held.column());
        next.tag().set(held.tag());
        Bool opens = opened.and(held.bank().eq(openedBank)).and(held.row().eq(openedRow));
        next.rowHit().set(held.rowHit().or(opens).and(closes.bit(held.bank()).not()));
        next.ordered().set(held.ordered());
        Bool grows = ages.and(held.age().ne(WindowEntry.AGED));
        next.age().set(mux(grows, held.age().addWrap(1), held.age()));
        when(moves, () -> connect(held, above)).otherwise(() -> connect(held, next));

        conflicts.set(held.valid()
                .and(held.bank().eq(incoming.bank()))
                .and(held.row().eq(incoming.row()))
                .and(held.column().eq(incoming.column()))
                .and(held.write().or(incoming.write())));
    }
}
