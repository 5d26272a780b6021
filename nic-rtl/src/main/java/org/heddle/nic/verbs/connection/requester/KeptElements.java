package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.layout.ListElement;

/**
 * Keeps the elements of reads and atomics that have one, so that their responses need no list.
 *
 * <p>An entry has one place, by its queue pair and its index; one that comes later takes it over, and the earlier one's list is read from memory. Latency:
 * none from a look to the element. An element is forgotten when its entry ends, as another entry may have its index 65,536 entries later; all are when a
 * queue pair is ordered to do anything, as its memory may become something else.
 */
final class KeptElements extends Component {
    private static final int PAIR_WIDTH = QueuePairTable.INDEX_WIDTH;
    private static final int ENTRY_WIDTH = PostedEntries.INDEX_WIDTH;
    private static final int LOG_PLACES = 5;
    private static final int PLACES = 1 << LOG_PLACES;

    /** Queue pair of the entry that is kept, or looked for. */
    final UInt queuePair = in(uint(PAIR_WIDTH));
    /** 16 bits: index of the entry that is kept. */
    final UInt keptIndex = in(uint(ENTRY_WIDTH));
    /** 1 to keep an element. */
    final Bool keeps = in(bool());
    /** A {@link ListElement}. */
    final UInt kept = in(uint(ListElement.LAYOUT.bits()));
    /** 1 to forget all elements. */
    final Bool forgets = in(bool());
    /** 16 bits: index of the entry that is looked for. */
    final UInt index = in(uint(ENTRY_WIDTH));
    /** 1 in the cycle in which that entry ends, if its element is here: it is forgotten. */
    final Bool ends = in(bool());
    /** 1 if its element is here. */
    final Bool has = out(bool());
    /** Element that was found. */
    final UInt element = out(uint(ListElement.LAYOUT.bits()));

    /** Declares the places. */
    KeptElements() {
        int tagWidth = PAIR_WIDTH + ENTRY_WIDTH;
        Memory<UInt> words = memory(uint(ListElement.LAYOUT.bits()), PLACES);
        Memory<UInt> owners = memory(uint(tagWidth), PLACES);
        UInt isUsed = reg("isUsed", uint(PLACES)).init(0);
        UInt to = place(keptIndex);
        when(keeps, () -> {
            words.write(to, kept);
            owners.write(to, queuePair.cat(keptIndex));
        });
        UInt added = mux(keeps, to.toOneHot(PLACES), lit(0, PLACES));
        UInt from = place(index);
        Bool isHere = isUsed.bit(from).and(owners.read(from).eq(queuePair.cat(index)));
        UInt ended = mux(ends, from.toOneHot(PLACES), lit(0, PLACES));
        assertAlways(ends.implies(isHere), "the element that is forgotten is here");
        isUsed.set(mux(forgets, lit(0, PLACES), isUsed.and(ended.not()).or(added)));
        has.set(isHere);
        element.set(words.read(from));
    }

    /** Place of an entry: 32 in a row of one queue pair, and two in a row of each of 16, have places of their own. */
    private UInt place(UInt entry) {
        int width = LOG_PLACES - 1;
        return entry.bits(LOG_PLACES - 1, 1).xor(queuePair.trunc(width)).cat(entry.trunc(1));
    }
}
