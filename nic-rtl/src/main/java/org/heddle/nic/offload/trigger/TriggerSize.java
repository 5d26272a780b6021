package org.heddle.nic.offload.trigger;

import org.heddle.hdl.Types;

/**
 * Sizes of a trigger table. Proofs use small ones.
 *
 * @param ports virtual ports, a power of two, at least 2
 * @param slots epochs of one port that may be under way, a power of two, at least 2
 * @param children most children, a power of two
 * @param epochWidth bits of an epoch, more than those of a slot's number
 */
public record TriggerSize(int ports, int slots, int children, int epochWidth) {
    /** Refuses sizes that are no powers of two. */
    public TriggerSize {
        for (int size : new int[] {ports, slots, children}) {
            if (Integer.bitCount(size) != 1 || size < 2) {
                throw new IllegalArgumentException("sizes must be powers of two, at least 2: " + size);
            }
        }
    }

    /** Bits of a port's number. */
    public int portWidth() {
        return Types.bitsToNumber(ports);
    }

    /** Bits of a slot's number in its port. */
    public int slotWidth() {
        return Types.bitsToNumber(slots);
    }

    /** Bits of the number of a port's slot. */
    public int indexWidth() {
        return portWidth() + slotWidth();
    }

    /** Bits of the number of a trigger: two for each slot, up and down. */
    public int triggerWidth() {
        return indexWidth() + 1;
    }

    /** Bits of a child's number. */
    public int childWidth() {
        return Types.bitsToNumber(children);
    }

    /** Bits of a number of children. */
    public int countWidth() {
        return childWidth() + 1;
    }

    /** Bits that say which use of a slot an epoch is. */
    public int turnWidth() {
        return epochWidth - slotWidth();
    }
}
