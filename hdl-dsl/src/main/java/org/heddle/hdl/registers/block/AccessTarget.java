package org.heddle.hdl.registers.block;

import java.util.OptionalInt;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.AddressRange;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/** Where the access of now goes: its page, and the place within it. */
final class AccessTarget {
    private final RegisterMap map;
    private final FieldStorage block;

    AccessTarget(RegisterMap map, FieldStorage block) {
        this.map = map;
        this.block = block;
    }

    private int placeWidth() {
        return map.pages() == 1 ? map.addressWidth() : Long.numberOfTrailingZeros(map.pageBytes());
    }

    /** The address within a page. */
    UInt place() {
        UInt address = block.request.data().address();
        return map.pages() == 1 ? address : address.bits(placeWidth() - 1, 0);
    }

    /** Whether it goes to a register, of whichever page. */
    Bool isAt(Register register) {
        return place().eq(register.address());
    }

    /** The page; of a map with several only. */
    UInt page() {
        return block.request.data().address().bits(map.addressWidth() - 1, placeWidth());
    }

    Bool isPage(int page) {
        return page().eq(page);
    }

    /** Whether the address is that of a word's first byte. */
    Bool isStraight() {
        int low = Integer.numberOfTrailingZeros(map.wordBytes());
        return low == 0 ? block.always() : place().bits(low - 1, 0).eq(0);
    }

    /** Whether it goes into a range, or behind it below the next power of two bytes. */
    Bool isIn(AddressRange range) {
        int low = spanWidth(range);
        if (low == placeWidth()) {
            return block.always();
        }
        return place().bits(placeWidth() - 1, low).eq(range.address() >> low);
    }

    /** The number of the word in a range, which the access goes into. */
    UInt word(AddressRange range) {
        int low = Integer.numberOfTrailingZeros(map.wordBytes());
        return spanWidth(range) == low ? block.zero(1) : place().bits(spanWidth(range) - 1, low);
    }

    /** Width of a byte's number in a range. */
    private static int spanWidth(AddressRange range) {
        return Types.bitsToNumber(Math.toIntExact(range.bytes()));
    }

    /** The page through which software writes a copy of a field; empty for any. */
    OptionalInt writer(Field<?> field, int page) {
        return map.pages() > 1 && field.isShared() ? OptionalInt.of(0) : reader(field, page);
    }

    /** The page through which software reads a copy of a field; empty for any. */
    OptionalInt reader(Field<?> field, int page) {
        return field.copies() > 1 ? OptionalInt.of(page) : OptionalInt.empty();
    }
}
