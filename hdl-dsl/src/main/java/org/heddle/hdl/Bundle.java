package org.heddle.hdl;

import java.util.List;

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
        List<Leaves.Leaf> targets = Leaves.of(this);
        List<Leaves.Leaf> sources = Leaves.of(source);
        Leaves.requireSameShape(this, targets, source, sources);
        for (int i = 0; i < targets.size(); i++) {
            targets.get(i).value().assign(sources.get(i).value());
        }
    }
}
