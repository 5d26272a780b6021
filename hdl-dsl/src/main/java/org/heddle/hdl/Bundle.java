package org.heddle.hdl;

import org.heddle.hdl.operation.DataParts;
import org.heddle.hdl.operation.SignalAssignment;
import org.heddle.hdl.option.Flip;

/**
 * Several values under one name: implemented by a Java record whose components are hardware.
 *
 * <p>A component marked {@link Flip} goes against the bundle's direction, as {@code ready} does in a {@link Stream}. The
 * leaves of a port {@code command} of {@code record Command(UInt base, UInt count)} are named {@code command_base} and
 * {@code command_count}.
 */
public non-sealed interface Bundle extends Data {
    /**
     * Sets every component from the same component of another bundle of this type; for a bundle without flipped
     * components. Use {@link Component#connect} for one that has them.
     */
    default void set(Bundle source) {
        DataParts targets = Leaves.of(this);
        DataParts sources = Leaves.of(source);
        targets.requireSameShape(sources);
        for (int i = 0; i < targets.leaves().size(); i++) {
            SignalAssignment.assign(
                    targets.leaves().get(i).net(), sources.leaves().get(i).net());
        }
    }
}
