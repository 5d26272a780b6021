package org.heddle.hdl.lib.polynomial;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A cyclic redundancy check: a polynomial and the conventions around it, in hardware and in Java.
 *
 * <p>Hardware: keep the running value in a register of {@link #width} bits that starts at {@link #initial}, give it
 * {@link #next} for every word, and send it xored with {@link #finalXor}. {@code next} is combinational: each bit of the
 * result is the parity of some bits of the running value and the data.
 *
 * @param width of the check in bits
 * @param polynomial its coefficients below x^width, that of x^0 in bit 0
 * @param reflected whether the least significant bit of data comes first, as on Ethernet; else the most significant one
 * @param initial the running value before the first word
 * @param finalXor what the running value is xored with at the end
 */
public record Crc(int width, BigInteger polynomial, boolean reflected, BigInteger initial, BigInteger finalXor) {
    /** CRC-32 of IEEE 802.3, as in Ethernet and java.util.zip.CRC32. */
    public static final Crc CRC_32 = allOnes(32, 0x04C11DB7L, true);

    /** CRC-32C (Castagnoli), as in iSCSI and java.util.zip.CRC32C. */
    public static final Crc CRC_32C = allOnes(32, 0x1EDC6F41L, true);

    /** CRC-16 with x^16 + x^12 + x^5 + 1, most significant bit first, starting from ones ("CCITT-FALSE"). */
    public static final Crc CRC_16_CCITT =
            new Crc(16, BigInteger.valueOf(0x1021), false, BigInteger.valueOf(0xFFFF), BigInteger.ZERO);

    public Crc {
        if (width < 1 || polynomial.signum() <= 0 || !polynomial.testBit(0) || polynomial.bitLength() > width) {
            throw new IllegalArgumentException(
                    "a polynomial of width " + width + " has its x^0 coefficient in bit 0 and no" + " more than "
                            + width + " bits: polynomial=" + polynomial.toString(16));
        }
        requireFits("initial", initial, width);
        requireFits("finalXor", finalXor, width);
    }

    private static Crc allOnes(int width, long polynomial, boolean reflected) {
        BigInteger ones = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        return new Crc(width, BigInteger.valueOf(polynomial), reflected, ones, ones);
    }

    private static void requireFits(String name, BigInteger value, int width) {
        if (value.signum() < 0 || value.bitLength() > width) {
            throw new IllegalArgumentException(name + " does not fit " + width + " bits: " + value);
        }
    }

    /**
     * The running value after one more word, combinationally.
     *
     * @param crc the running value, {@link #width} bits
     * @param data of any width; a reflected check takes bit 0 first (byte 0 in the lowest bits), another its top bit
     * @return {@link #width} bits
     */
    public UInt next(UInt crc, UInt data) {
        if (crc.width() != width) {
            throw new IllegalArgumentException(
                    "the running value of a " + width + "-bit check has " + width + " bits: crc=" + crc);
        }
        UInt message = crc.cat(data);
        List<Bool> bits = new ArrayList<>();
        for (BitSet inputs : dependencies(data.width())) {
            Bool crcBit = message.and(new BigInteger(1, reversed(inputs.toByteArray())))
                    .reduceXor();
            bits.add(0, crcBit);
        }
        return Types.cat(bits);
    }

    /** The check of a message, in Java. */
    public BigInteger of(byte... message) {
        BitSet state = BitSet.valueOf(reversed(initial.toByteArray()));
        for (byte value : message) {
            for (int i = 0; i < 8; i++) {
                boolean bit = (value >> (reflected ? i : 7 - i) & 1) != 0;
                step(state, bit);
            }
        }
        return new BigInteger(1, reversed(state.toByteArray())).xor(finalXor);
    }

    private void step(BitSet state, boolean bit) {
        boolean feedback = state.get(reflected ? 0 : width - 1) ^ bit;
        BitSet old = (BitSet) state.clone();
        for (int i = 0; i < width; i++) {
            int from = reflected ? i + 1 : i - 1;
            boolean shifted = from >= 0 && from < width && old.get(from);
            state.set(i, shifted ^ (feedback && isTap(i)));
        }
    }

    /** Whether the feedback is added to a bit of the running value. */
    private boolean isTap(int bit) {
        return polynomial.testBit(reflected ? width - 1 - bit : bit);
    }

    /** For each bit of the next value, the bits of {@code {crc, data}} whose parity it is. */
    private List<BitSet> dependencies(int dataWidth) {
        List<BitSet> state = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            state.add(single(dataWidth + i));
        }
        for (int i = 0; i < dataWidth; i++) {
            BitSet feedback = (BitSet) state.get(reflected ? 0 : width - 1).clone();
            feedback.flip(reflected ? i : dataWidth - 1 - i);
            List<BitSet> old = state;
            state = new ArrayList<>();
            for (int bit = 0; bit < width; bit++) {
                int from = reflected ? bit + 1 : bit - 1;
                BitSet next = from >= 0 && from < width ? (BitSet) old.get(from).clone() : new BitSet();
                if (isTap(bit)) {
                    next.xor(feedback);
                }
                state.add(next);
            }
        }
        return state;
    }

    private static BitSet single(int bit) {
        BitSet set = new BitSet();
        set.set(bit);
        return set;
    }

    /** BigInteger's bytes are big-endian, those of BitSet little-endian. */
    private static byte[] reversed(byte[] bytes) {
        byte[] result = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            result[i] = bytes[bytes.length - 1 - i];
        }
        return result;
    }
}
