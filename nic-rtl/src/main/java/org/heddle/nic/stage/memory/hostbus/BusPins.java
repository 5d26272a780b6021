package org.heddle.nic.stage.memory.hostbus;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * A master's pins on the host's bus of 32 bits. Every output is a register.
 *
 * <p>A transaction begins in a cycle with {@code begins}, which brings its direction and address, and ends with the word that moves while
 * {@code isFinal} is 1; in between the bus is the master's. The next one may begin in the cycle behind it. It begins only in the cycle
 * behind one with {@code grant}.
 *
 * @param begins 1 in the first cycle of a transaction
 * @param write with it: 1 if the transaction writes
 * @param address with it, 26 bits: number of the first 4-byte word
 * @param isFinal 1 while the word that moves next is the transaction's last
 * @param data 32 bits: the word that is written next
 * @param mask 4 bits: its bytes that are written
 * @param grant 1 in a cycle behind which the master may begin
 * @param moves 1 in a cycle in which a word moves
 * @param readData 32 bits: with it, the word that is read
 */
public record BusPins(
        Bool begins,
        Bool write,
        UInt address,
        Bool isFinal,
        UInt data,
        UInt mask,
        @Flip Bool grant,
        @Flip Bool moves,
        @Flip UInt readData)
        implements Bundle {
    /** Bytes of a word on the bus. */
    public static final int WORD_BYTES = 4;
    /** Bits of a word on the bus. */
    public static final int WORD_BITS = 8 * WORD_BYTES;

    private static final int ADDRESS_WIDTH =
            HostMemoryRequest.BYTE_ADDRESS_WIDTH - Integer.numberOfTrailingZeros(WORD_BYTES);

    /** Returns the type of the pins. */
    public static BundleType<BusPins> type() {
        return bundle(
                BusPins.class,
                bool(),
                bool(),
                uint(ADDRESS_WIDTH),
                bool(),
                uint(WORD_BITS),
                uint(WORD_BYTES),
                bool(),
                bool(),
                uint(WORD_BITS));
    }
}
