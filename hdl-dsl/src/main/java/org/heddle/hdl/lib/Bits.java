package org.heddle.hdl.lib;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;

/** Functions on the bits of a number, all combinational. */
public final class Bits {
    private Bits() {}

    /** The number of ones: a tree of adders; as wide as the number {@code width} needs. */
    public static UInt popCount(UInt value) {
        List<UInt> sums = new ArrayList<>();
        for (int i = 0; i < value.width(); i++) {
            sums.add(value.bits(i, i));
        }
        while (sums.size() > 1) {
            List<UInt> halved = new ArrayList<>();
            for (int i = 0; i < sums.size(); i += 2) {
                halved.add(i + 1 < sums.size() ? sums.get(i).addGrow(sums.get(i + 1)) : sums.get(i));
            }
            sums = halved;
        }
        return fitted(sums.get(0), Types.bitsToNumber(value.width() + 1));
    }

    /** The number of zeros above the highest one; {@code width} where there is none. A tree over the halves. */
    public static UInt leadingZeros(UInt value) {
        int bits = Types.bitsToNumber(value.width() + 1);
        int padding = (1 << bits) - value.width();
        return zerosAbove(value.cat(value.constant(ones(padding), padding)));
    }

    /** Of a power of two of bits, at least one of them 1. */
    private static UInt zerosAbove(UInt value) {
        int half = value.width() / 2;
        UInt high = value.bits(value.width() - 1, half);
        Bool none = high.eq(0);
        if (half == 1) {
            return none.asUInt();
        }
        UInt low = value.trunc(half);
        return none.asUInt().cat(choose(none, zerosAbove(low), zerosAbove(high)));
    }

    private static UInt choose(Bool condition, UInt whenTrue, UInt whenFalse) {
        UInt mask = repeat(condition.asUInt(), whenTrue.width());
        return whenTrue.and(mask).or(whenFalse.and(mask.not()));
    }

    /** The number of zeros below the lowest one; {@code width} where there is none. */
    public static UInt trailingZeros(UInt value) {
        return leadingZeros(reverse(value));
    }

    /** The bits in the opposite order. */
    public static UInt reverse(UInt value) {
        List<Value> bits = new ArrayList<>();
        for (int i = 0; i < value.width(); i++) {
            bits.add(value.bit(i));
        }
        return Types.cat(bits);
    }

    /** The lowest one alone; 0 for 0. */
    public static UInt lowestOne(UInt value) {
        return value.and(value.not().addWrap(1));
    }

    /** A one at the index and zeros elsewhere; an index at or beyond the size gives 0. */
    public static UInt oneHot(UInt index, int size) {
        List<Value> bits = new ArrayList<>();
        for (int i = size - 1; i >= 0; i--) {
            boolean reachable = BigInteger.valueOf(i).bitLength() <= index.width();
            bits.add(reachable ? index.eq(i) : index.constant(BigInteger.ZERO, 1));
        }
        return Types.cat(bits);
    }

    /** The index of the only one; with several ones, the or of their indices. */
    public static UInt indexOf(UInt oneHot) {
        List<Value> bits = new ArrayList<>();
        for (int bit = Types.bitsToNumber(oneHot.width()) - 1; bit >= 0; bit--) {
            BigInteger members = BigInteger.ZERO;
            for (int i = 0; i < oneHot.width(); i++) {
                members = (i >> bit & 1) == 1 ? members.setBit(i) : members;
            }
            bits.add(oneHot.and(members).reduceOr());
        }
        return Types.cat(bits);
    }

    /** The reflected Gray code of a number: neighbours differ in one bit. */
    public static UInt toGray(UInt value) {
        return value.width() == 1
                ? value
                : value.xor(value.bits(value.width() - 1, 1).zext(value.width()));
    }

    /** The number of a reflected Gray code, in log2(width) levels of exclusive or. */
    public static UInt fromGray(UInt gray) {
        List<UInt> last = new ArrayList<>(List.of(gray));
        for (int distance = 1; distance < gray.width(); distance *= 2) {
            UInt above = last.get(0).bits(gray.width() - 1, distance).zext(gray.width());
            last.set(0, last.get(0).xor(above));
        }
        return last.get(0);
    }

    /**
     * The bits moved up, those that leave the top coming in at the bottom.
     *
     * @param amount from 0 to width - 1; more has an unspecified result
     */
    public static UInt rotateLeft(UInt value, UInt amount) {
        return value.cat(value).shlWrap(amount).bits(2 * value.width() - 1, value.width());
    }

    /** Copies side by side. */
    public static UInt repeat(UInt value, int count) {
        return Types.cat(Collections.nCopies(count, value));
    }

    private static UInt fitted(UInt value, int width) {
        return value.width() > width ? value.trunc(width) : value.zext(width);
    }

    private static BigInteger ones(int width) {
        return BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    }
}
