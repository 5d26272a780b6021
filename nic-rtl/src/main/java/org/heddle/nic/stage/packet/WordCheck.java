package org.heddle.nic.stage.packet;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.storage.Parity;

/**
 * Proof that a store gives beside a word of it, for whoever has both in registers.
 *
 * @param parity 8 bits: the word's, by {@link #CODE}
 * @param endIsWrong 1 if a bit of the index of its packet's last word has flipped: the word may not belong to the packet
 */
public record WordCheck(UInt parity, Bool endIsWrong) implements Bundle {
    /** Parity of a word of the link: as many bits as two block RAMs of 36 bits have beside 64. */
    public static final Parity CODE = new Parity(8 * PacketFormat.LINK_WORD_BYTES, 8);

    /** The type of a check: 9 bits. */
    public static BundleType<WordCheck> type() {
        return bundle(WordCheck.class, uint(CODE.lanes()), bool());
    }

    /** Parity of the index of a packet's last word: one bit. */
    public static Parity ofIndex(int indexBits) {
        return new Parity(indexBits, 1);
    }

    /**
     * Whether a bit has flipped; combinational.
     *
     * @param word 64 bits
     */
    public Bool isWrong(UInt word) {
        return endIsWrong.or(CODE.isWrong(word, parity));
    }
}
