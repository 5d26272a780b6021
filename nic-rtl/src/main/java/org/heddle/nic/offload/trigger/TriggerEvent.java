package org.heddle.nic.offload.trigger;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;

/**
 * Something that happens to a trigger.
 *
 * @param kind what
 * @param port whose trigger
 * @param epoch of the reduction
 * @param isUp 1 bit: 1 for the trigger of the reduce descriptor, 0 for that of the broadcast descriptor
 * @param generation 8 bits: of the port, as whoever sent it knew it
 * @param child who arrives
 * @param threshold arrivals that the armed descriptor waits for
 */
public record TriggerEvent(
        EnumValue<Kind> kind, UInt port, UInt epoch, UInt isUp, UInt generation, UInt child, UInt threshold)
        implements Bundle {
    /** Kind of an event. */
    public enum Kind {
        /** A message has arrived, whole and right. */
        ARRIVE,
        /** A descriptor begins to wait. */
        ARM,
        /** A descriptor has waited long enough. */
        EXPIRE
    }

    /** Bits of a generation. */
    public static final int GENERATION_WIDTH = 8;

    /** The type for a table of some size. */
    public static BundleType<TriggerEvent> type(TriggerSize size) {
        return bundle(
                TriggerEvent.class,
                enumOf(Kind.class),
                uint(size.portWidth()),
                uint(size.epochWidth()),
                uint(1),
                uint(GENERATION_WIDTH),
                uint(size.childWidth()),
                uint(size.countWidth()));
    }
}
