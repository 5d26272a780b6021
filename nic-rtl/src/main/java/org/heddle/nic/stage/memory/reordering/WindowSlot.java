package org.heddle.nic.stage.memory.reordering;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * One place of a scheduler's window. Entries come in at the top and move down by one place per cycle while a place below
 * is empty, so that the lowest entry is the oldest.
 *
 * <p>Whether an entry's row is open is kept as one bit: found out when the entry comes, with the activation of its own, and again
 * in the cycle after any activation, when the row stands on the pins. So no row is compared in the path that selects a command. A
 * closed row is told of a cycle late as well: until then the bank's own state says that nothing hits there.
 */
final class WindowSlot extends Component {
    /** Entry of the slot above after this cycle. */
    final WindowEntry above;
    /** 1 to take the entry of the slot above. */
    final Bool moves = in(bool());
    /** 1 in the cycle in which the activation of the entry is decided that has {@link WindowEntry#activationNext}. */
    final Bool activates = in(bool());
    /** 1 in the cycle in which the column command of the entry is decided that has {@link WindowEntry#accessNext}. */
    final Bool accesses = in(bool());
    /** 1 if that entry keeps its turn, as another command goes first. */
    final Bool keepsAccess = in(bool());
    /** 1 if this entry's activation is the next. */
    final Bool activationChosen = in(bool());
    /** 1 if this entry's column command is the next, unless another one keeps its turn. */
    final Bool accessChosen = in(bool());
    /** 1 if an older entry is in the window. */
    final Bool olderToo = in(bool());
    /** One bit for each bank whose row was closed in the cycle before. */
    final UInt closed = in(uint(4));
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
        Bool issued = held.accessNext().and(accesses);
        next.valid().set(held.valid().and(issued.not()));
        next.write().set(held.write());
        next.bank().set(held.bank());
        next.row().set(held.row());
        next.column().set(held.column());
        next.tag().set(held.tag());
        Bool opens = opened.and(held.bank().eq(openedBank)).and(held.row().eq(openedRow));
        Bool opensOwn = held.activationNext().and(activates);
        next.rowHit()
                .set(held.rowHit()
                        .or(opens)
                        .or(opensOwn)
                        .and(closed.bit(held.bank()).not()));
        next.ordered().set(held.ordered().and(olderToo));
        next.activationNext().set(activationChosen);
        next.accessNext().set(mux(keepsAccess, held.accessNext(), accessChosen));
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
