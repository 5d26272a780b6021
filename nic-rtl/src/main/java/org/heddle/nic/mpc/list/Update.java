package org.heddle.nic.mpc.list;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import java.util.Arrays;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.arithmetic.ElementType;

/**
 * Change of the element that is read, if the read is an update.
 *
 * @param updates 1 for an update, 0 for a plain read
 * @param operation 4 bits: code of the {@link UpdateOperation}
 * @param element 3 bits: code of the {@link ElementType}
 * @param operand 64 bits: what the element meets; of an element of 4 bytes the lower half
 */
public record Update(Bool updates, UInt operation, UInt element, UInt operand) implements Bundle {
    /** Width of the first three together, in bits. */
    public static final int KIND_WIDTH = 1 + LmeField.OPERATION.width() + LmeField.ELEMENT.width();

    /** Returns the type of updates. */
    public static BundleType<Update> type() {
        return bundle(
                Update.class,
                bool(),
                uint(LmeField.OPERATION.width()),
                uint(LmeField.ELEMENT.width()),
                uint(Long.SIZE));
    }

    /** Returns the update that an entry of the reader's LME orders. */
    static Update of(UInt entry) {
        return new Update(
                isIn(entry),
                LmeField.OPERATION.of(entry),
                LmeField.ELEMENT.of(entry),
                LmeField.OPERAND_HIGH.of(entry).cat(LmeField.OPERAND_LOW.of(entry)));
    }

    /** Returns 1 if an entry orders an update. */
    static Bool isIn(UInt entry) {
        return LmeField.GET.is(entry).and(LmeField.UPDATES.is(entry));
    }

    /** Returns 1 if an entry orders an update that no node carries out: its operation, its element, its length, or where it lies. */
    public static Bool isWrong(UInt entry) {
        UInt operation = LmeField.OPERATION.of(entry);
        UInt element = LmeField.ELEMENT.of(entry);
        UInt length = LmeField.LEN.of(entry);
        UInt address = LmeField.PRAD.of(entry);
        Bool isLong = isLong(element);
        Bool isShortRight = length.eq(Integer.BYTES).and(address.bits(1, 0).eq(0));
        Bool isLongRight = length.eq(Long.BYTES).and(address.bits(2, 0).eq(0));
        Bool fits = isLong.and(isLongRight).or(isLong.not().and(isShortRight));
        return isIn(entry)
                .and(fits.and(UpdateOperation.allows(operation, element)).not());
    }

    /** Returns 1 if the element has 8 bytes, 0 if it has 4. */
    public Bool isLong() {
        return isLong(element);
    }

    /** Returns {@link #updates}, {@link #operation} and {@link #element} as they go in a packet. */
    public UInt kind() {
        return updates.asUInt().cat(operation).cat(element);
    }

    /** Takes {@link #updates}, {@link #operation} and {@link #element} from a packet. */
    public void kind(UInt sent) {
        int elementWidth = LmeField.ELEMENT.width();
        element.set(sent.trunc(elementWidth));
        operation.set(sent.bits(KIND_WIDTH - 2, elementWidth));
        updates.set(sent.bit(KIND_WIDTH - 1));
    }

    private static Bool isLong(UInt element) {
        return Arrays.stream(ElementType.values())
                .filter(type -> type.bytes() == Long.BYTES)
                .map(type -> element.eq(type.code()))
                .reduce(Bool::or)
                .orElseThrow();
    }
}
