package org.heddle.nic.offload.tree;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.trigger.TriggerEvent;
import org.heddle.nic.offload.trigger.TriggerTimeout;

/**
 * State of an open port in a node: its thread's place in the communicator's tree.
 *
 * @param generation 8 bits
 * @param rank 16 bits: this node's thread
 * @param parent 16 bits
 * @param child 6 bits: which child of the parent it is
 * @param firstChild 16 bits
 * @param children 6 bits
 * @param siblings 6 bits: children of the parent
 * @param forChildren 16 bits: how long a reduce descriptor waits, see {@link TriggerTimeout}
 * @param forResult 16 bits: how long a broadcast descriptor waits
 */
public record PortState(
        UInt generation,
        UInt rank,
        UInt parent,
        UInt child,
        UInt firstChild,
        UInt children,
        UInt siblings,
        UInt forChildren,
        UInt forResult)
        implements Bundle {
    public static BundleType<PortState> type() {
        return bundle(
                PortState.class,
                uint(TriggerEvent.GENERATION_WIDTH),
                uint(TreePlace.RANK_WIDTH),
                uint(TreePlace.RANK_WIDTH),
                uint(TreePlace.ARITY_WIDTH),
                uint(TreePlace.RANK_WIDTH),
                uint(TreePlace.ARITY_WIDTH),
                uint(TreePlace.ARITY_WIDTH),
                uint(TriggerTimeout.WIDTH),
                uint(TriggerTimeout.WIDTH));
    }
}
