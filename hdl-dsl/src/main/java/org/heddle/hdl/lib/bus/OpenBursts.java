package org.heddle.hdl.lib.bus;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;

/**
 * Bursts that are under way, the oldest first, each with a name, a number or both: bursts of one name end in order, those of different names in any.
 *
 * <p>Takes one and ends one in each cycle.
 */
final class OpenBursts extends Area {
    /** Bursts that are under way. */
    final UInt count;

    private final int places;
    private final List<UInt> ids = new ArrayList<>();
    private final List<UInt> numbers = new ArrayList<>();

    /**
     * @param host the rules that count
     * @param name stands before the names of its registers
     * @param idWidth bits of a burst's name; 0 for bursts that have none
     * @param numberWidth bits of a burst's number; 0 for bursts that have none
     * @param places most bursts under way
     */
    OpenBursts(Hardware host, String name, int idWidth, int numberWidth, int places) {
        super(host, name);
        this.places = places;
        count = reg("count", uint(Types.bitsToNumber(places + 1))).init(0);
        for (int i = 0; i < places; i++) {
            if (idWidth > 0) {
                ids.add(reg("id" + i, uint(idWidth)));
            }
            if (numberWidth > 0) {
                numbers.add(reg("number" + i, uint(numberWidth)));
            }
        }
    }

    /** Returns 1 if there is room for no more. */
    Bool isFull() {
        return count.eq(places);
    }

    /**
     * Returns the oldest burst of a name among the first ones, as a bit for each place; 0 if there is none.
     *
     * @param among how many of the oldest are looked at
     */
    UInt oldest(UInt id, UInt among) {
        List<Bool> matches = new ArrayList<>();
        for (int i = 0; i < places; i++) {
            matches.add(0, among.gt(i).and(ids.get(i).eq(id)));
        }
        return Types.cat(matches).lowestOne();
    }

    /** Returns the number of a burst, which a bit names. */
    UInt numberOf(UInt place) {
        return Types.oneHotMux(place, numbers);
    }

    /**
     * Says what happens at the edge.
     *
     * @param begins a burst of this name begins
     * @param ends a burst ends
     * @param place the one that ends, as a bit
     */
    void happens(Bool begins, UInt id, Bool ends, UInt place) {
        happens(begins, ends);
        for (int i = 0; i < places; i++) {
            move(ids, i, begins, id, ends, place);
        }
    }

    /** Says that a burst without a name begins, or the oldest one ends. */
    void happens(Bool begins, Bool ends) {
        count.countUpDown(begins, ends);
    }

    /**
     * Says what happens to the numbers at the edge, beside {@link #happens}.
     *
     * @param number of the burst that begins
     * @param steps the number of the place is one less behind the edge; the burst does not end then
     */
    void count(Bool begins, UInt number, Bool ends, UInt place, Bool steps) {
        for (int i = 0; i < places; i++) {
            move(numbers, i, begins, number, ends, place);
            UInt here = numbers.get(i);
            when(steps.and(place.bit(i)), here::decrement);
        }
    }

    /** Sets one place to what it has, or the one above it, or what is new. */
    private void move(List<UInt> row, int i, Bool begins, UInt added, Bool ends, UInt place) {
        UInt here = row.get(i);
        if (i + 1 < places) {
            when(ends.and(place.bits(i, 0).ne(0)), () -> here.set(row.get(i + 1)));
        }
        when(begins.and(count.eq(closedUp(ends, i))), () -> here.set(added));
    }

    /** Returns the count at which a new burst stands in a place: one more where another one leaves at the same edge. */
    private UInt closedUp(Bool ends, int place) {
        int width = count.width();
        return mux(ends, lit(place + 1L, width), lit(place, width));
    }
}
