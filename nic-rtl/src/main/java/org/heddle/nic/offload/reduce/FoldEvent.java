package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.ReductionSize;

/**
 * Something that happens to a reduction under way.
 *
 * @param kind what
 * @param slot the reduction: port, then the lower bits of its epoch
 * @param child who has arrived
 * @param control what arrived, or the node's own descriptor; of one that expires, the missing thread in the field of the status
 * @param fires 1 if the reduce descriptor may go: nobody else will arrive
 * @param fails 1 if it goes although somebody is missing, or too many have come
 */
record FoldEvent(EnumValue<Kind> kind, UInt slot, UInt child, Control control, Bool fires, Bool fails)
        implements Bundle {
    /** Kind of an event. */
    enum Kind {
        /** A child's message counts. */
        ARRIVED,
        /** The node's own descriptor is here. */
        ARMED,
        /** The time is over. */
        EXPIRED,
        /** The reduction's next fold may begin. */
        FOLDED
    }

    static BundleType<FoldEvent> type(ReductionSize size) {
        return bundle(
                FoldEvent.class,
                enumOf(Kind.class),
                uint(size.indexWidth()),
                uint(size.triggers().childWidth()),
                Control.type(),
                bool(),
                bool());
    }
}
