package org.heddle.nic.stage.packet;

import java.math.BigInteger;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** Packets in a memory of words: slots one behind the other, each as long as the longest packet. */
public final class PacketSlots {
    private PacketSlots() {}

    /**
     * Returns the address of a packet's word.
     *
     * @param slot number of the packet's slot, as wide as the number of slots asks for
     * @param index of the word in its packet
     * @param slots how many there are, a power of two
     * @param slotWords words of each
     */
    public static UInt address(UInt slot, UInt index, int slots, int slotWords) {
        int width = Types.bitsToNumber(slots * slotWords);
        UInt base = slot.mulGrow(slot.constant(BigInteger.valueOf(slotWords), Types.bitsToNumber(slotWords + 1)));
        UInt inMemory = base.width() > width ? base.trunc(width) : base.zext(width);
        return inMemory.addWrap(index.zext(width));
    }
}
