package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Even parity in lanes that take turns along a word: parity bit {@code i} covers the bits {@code i}, {@code i + lanes}, {@code i + 2 lanes} and
 * so on, so that a particle that flips up to {@code lanes} adjacent bits is seen as one that flips a single bit is; the parity stands above the word, and
 * bursts across both are seen too where {@code width} is a multiple of {@code lanes}. Proof: {@code parity-memory}.
 *
 * <p>Memory is cheapest by whole lanes of what a block RAM has beside its bytes: a word of 64 bits with 8 lanes fills 72 bits of two
 * block RAMs of 512 by 36, which the 64 bits alone take too.
 *
 * @param width bits of a word, at least 1
 * @param lanes parity bits of a word, 1 to {@code width}
 */
public record Parity(int width, int lanes) {
    /**
     * @throws IllegalArgumentException if a lane covered no bit, or there is none
     */
    public Parity {
        if (width < 1) {
            throw new IllegalArgumentException("width must be >= 1: width=" + width);
        }
        if (lanes < 1 || lanes > width) {
            throw new IllegalArgumentException(
                    "a parity lane covers a bit or more, so there are 1 to width of them: lanes=" + lanes + ", width="
                            + width);
        }
    }

    /**
     * The parity of a word; combinational.
     *
     * @param word of {@link #width} bits
     * @return {@link #lanes} bits
     * @throws IllegalArgumentException if the word has another width
     */
    public UInt of(UInt word) {
        require("word", word, width);
        UInt parity = piece(word, 0);
        for (int low = lanes; low < width; low += lanes) {
            parity = parity.xor(piece(word, low));
        }
        return parity;
    }

    /**
     * Whether a word and its parity no longer belong together; combinational.
     *
     * @param word of {@link #width} bits
     * @param parity of {@link #lanes} bits
     * @throws IllegalArgumentException if one of them has another width
     */
    public Bool isWrong(UInt word, UInt parity) {
        require("parity", parity, lanes);
        return of(word).xor(parity).ne(0);
    }

    /** Bits of a word with its parity. */
    public int storedWidth() {
        return width + lanes;
    }

    /** The parity above the word, as a memory keeps them: {@link #storedWidth} bits. */
    public UInt stored(UInt word) {
        return Types.cat(of(word), word);
    }

    /** The word of what a memory has kept: {@link #width} of {@link #storedWidth} bits. */
    public UInt word(UInt stored) {
        return stored.bits(width - 1, 0);
    }

    /** The parity of what a memory has kept: {@link #lanes} of {@link #storedWidth} bits. */
    public UInt parity(UInt stored) {
        return stored.bits(storedWidth() - 1, width);
    }

    private UInt piece(UInt word, int low) {
        int high = Math.min(low + lanes, width) - 1;
        return word.bits(high, low).zext(lanes);
    }

    private static void require(String name, UInt value, int width) {
        if (value.width() != width) {
            throw new IllegalArgumentException("the " + name + " has " + value.width()
                    + " bits where its parity is made for " + width + ": make the Parity for that width");
        }
    }
}
