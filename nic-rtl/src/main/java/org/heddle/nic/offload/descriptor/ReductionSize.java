package org.heddle.nic.offload.descriptor;

import org.heddle.hdl.Types;
import org.heddle.nic.offload.trigger.TriggerSize;

/**
 * Sizes of a reduction unit.
 *
 * @param ports virtual ports, a power of two, at least 2
 * @param slots reductions of one port that may be under way, a power of two, at least 2
 * @param places messages that the receive queue holds
 * @param threads most threads of a communicator, a power of two
 * @param pipelined whether a port's next reduction may begin while one is under way, as many as there are slots; else one follows the
 *     other, as published
 */
public record ReductionSize(int ports, int slots, int places, int threads, boolean pipelined) {
    /** The unit's triggers. */
    public TriggerSize triggers() {
        return new TriggerSize(ports, slots, DescriptorField.MOST_CHILDREN, DescriptorField.EPOCH.width());
    }

    /**
     * Whether all messages have the data field of a whole descriptor, zeros behind the elements: as published, where times do not depend on
     * the size below that of a descriptor.
     */
    public boolean sendsWholeDescriptors() {
        return !pipelined;
    }

    /** Slots of all ports. */
    public int allSlots() {
        return ports * slots;
    }

    /** Bits of the number of a port's slot: port, then epoch. */
    public int indexWidth() {
        return triggers().indexWidth();
    }

    /** Bits of a place's number. */
    public int placeWidth() {
        return Types.bitsToNumber(places);
    }

    /** Bits of a thread's number. */
    public int threadWidth() {
        return Types.bitsToNumber(threads);
    }
}
