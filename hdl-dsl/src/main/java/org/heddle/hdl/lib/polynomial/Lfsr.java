package org.heddle.hdl.lib.polynomial;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A shift register with linear feedback: a polynomial and where its feedback comes in, in hardware and in Java.
 *
 * <p>Hardware: keep the state in a register of {@link #width} bits that starts at anything but 0, and give it {@link #next}, one
 * level of exclusive or (Galois) or the parity of the taps (Fibonacci), for each step. With a maximal polynomial the states
 * go through all 2^width - 1 numbers but 0, which is followed by itself.
 *
 * @param width of the state in bits, at least 2
 * @param polynomial its coefficients below x^width, that of x^0, which is 1, in bit 0
 * @param form where the feedback comes in
 */
public record Lfsr(int width, BigInteger polynomial, Form form) {
    /** Two circuits with the same sequence of bits, up to where it begins. */
    public enum Form {
        /** Shifts up; the parity of the taps comes in at the bottom. */
        FIBONACCI,
        /** Shifts up; the bit that leaves is added to the taps. */
        GALOIS
    }

    public Lfsr {
        if (width < 2 || polynomial.signum() <= 0 || !polynomial.testBit(0) || polynomial.bitLength() > width) {
            throw new IllegalArgumentException("a polynomial of width " + width
                    + " has its x^0 coefficient in bit 0 and no more than " + width + " bits: polynomial="
                    + polynomial.toString(16));
        }
    }

    /**
     * One whose period is 2^width - 1.
     *
     * @param width one of {@link MaximalTaps#widths}: 2 to 64, 96, 128
     * @throws IllegalArgumentException for another width
     */
    public static Lfsr maximal(int width, Form form) {
        BigInteger polynomial = BigInteger.ONE;
        for (int tap : MaximalTaps.of(width)) {
            polynomial = tap == width ? polynomial : polynomial.setBit(tap);
        }
        return new Lfsr(width, polynomial, form);
    }

    /** The state after one step, combinationally, {@link #width} bits. */
    public UInt next(UInt state) {
        if (state.width() != width) {
            throw new IllegalArgumentException(
                    "the state of a shift register of " + width + " bits has as many: state=" + state);
        }
        Bool leaves = state.bit(width - 1);
        if (form == Form.FIBONACCI) {
            return state.trunc(width - 1)
                    .cat(state.and(parityMask()).reduceXor().asUInt());
        }
        List<Bool> bits = new ArrayList<>(List.of(leaves));
        for (int i = 1; i < width; i++) {
            Bool below = state.bit(i - 1);
            bits.add(0, polynomial.testBit(i) ? below.xor(leaves) : below);
        }
        return Types.cat(bits);
    }

    /** The state after one step, in Java. */
    public BigInteger next(BigInteger state) {
        boolean leaves = state.testBit(width - 1);
        BigInteger shifted = state.shiftLeft(1).clearBit(width);
        if (form == Form.FIBONACCI) {
            return state.and(parityMask()).bitCount() % 2 == 1 ? shifted.setBit(0) : shifted;
        }
        return leaves ? shifted.xor(polynomial) : shifted;
    }

    /** The bits whose parity comes in: bit i holds what came i steps ago, so that x^k is bit width - 1 - k. */
    private BigInteger parityMask() {
        BigInteger mask = BigInteger.ZERO;
        for (int k = 0; k < width; k++) {
            mask = polynomial.testBit(k) ? mask.setBit(width - 1 - k) : mask;
        }
        return mask;
    }
}
