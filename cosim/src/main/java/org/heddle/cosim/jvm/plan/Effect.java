package org.heddle.cosim.jvm.plan;

import java.util.BitSet;

/**
 * Work that a change of a signal makes necessary.
 *
 * @param own bits of the module that are stale then
 * @param up outputs of the module that have changed, as its parent numbers them
 * @param child place of the instance whose input it is, or -1
 * @param inside bits of that instance that are stale then
 */
public record Effect(BitSet own, long up, int child, BitSet inside) {
    /** Whether nothing follows. */
    public boolean isNothing() {
        return own.isEmpty() && up == 0 && inside.isEmpty();
    }
}
