package org.heddle.gallery.aes;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** Steps of a round without state, FIPS 197, section 5.1. A block is its 16 bytes in order, the first in the top bits; four of them are a column. */
public final class RoundSteps {
    private static final int ROWS = 4;
    private static final int COLUMNS = 4;

    private RoundSteps() {}

    /** Returns the bytes of a value, the first from its top bits. */
    public static List<UInt> bytes(UInt value) {
        return pieces(value, 8);
    }

    /** Returns the words of a value, the first from its top bits. */
    public static List<UInt> words(UInt value) {
        return pieces(value, 32);
    }

    private static List<UInt> pieces(UInt value, int width) {
        List<UInt> pieces = new ArrayList<>();
        for (int top = value.width() - 1; top > 0; top -= width) {
            pieces.add(value.bits(top, top - width + 1));
        }
        return pieces;
    }

    /** Rotates row r, byte r of each column, by r columns. */
    public static UInt shiftRows(UInt state) {
        List<UInt> bytes = bytes(state);
        List<UInt> shifted = new ArrayList<>();
        for (int column = 0; column < COLUMNS; column++) {
            for (int row = 0; row < ROWS; row++) {
                shifted.add(bytes.get(ROWS * ((column + row) % COLUMNS) + row));
            }
        }
        return Types.cat(shifted);
    }

    /** Multiplies each column by 3x^3 + x^2 + x + 2, modulo x^4 + 1. */
    public static UInt mixColumns(UInt state) {
        List<UInt> mixed = new ArrayList<>();
        for (UInt column : words(state)) {
            mixed.add(product(column, 2, 3, 1, 1));
        }
        return Types.cat(mixed);
    }

    /**
     * Multiplies a column by a polynomial of degree 3.
     *
     * @param row factors of the column's bytes in byte 0 of the product; in byte r they stand r places further on
     */
    static UInt product(UInt column, int... row) {
        List<UInt> bytes = bytes(column);
        List<UInt> product = new ArrayList<>();
        for (int to = 0; to < ROWS; to++) {
            UInt sum = product(bytes.get(to), row[0]);
            for (int i = 1; i < ROWS; i++) {
                sum = sum.xor(product(bytes.get((to + i) % ROWS), row[i]));
            }
            product.add(sum);
        }
        return Types.cat(product);
    }

    /** Returns a byte times a constant of 1 or more, in GF(2^8). */
    private static UInt product(UInt value, int factor) {
        if (factor == 1) {
            return value;
        }
        UInt even = twice(product(value, factor / 2));
        return factor % 2 == 0 ? even : even.xor(value);
    }

    /** Returns a byte times x in GF(2^8): xTimes() of FIPS 197. */
    public static UInt twice(UInt value) {
        return value.shlWrap(1).xor(value.bit(7).repeat(8).and(0x1b));
    }
}
