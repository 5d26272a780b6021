package org.heddle.cosim.jvm.plan;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.ir.Statement;

/**
 * Work of a module when clocks rise.
 *
 * @param clocks numbers of the module's clock ports, in their order
 * @param chunks its own work, cut to methods of bounded size
 * @param own for each clock the bit that says that there is own work at its next edge
 * @param inner for each instance and each clock of the module the bit that says that there is work inside; -1 where the clock does
 *     not reach the instance
 * @param clocksOf for each instance, for each of its clock ports, the place of the module's clock that is joined to it
 */
public record EdgePlan(
        List<Integer> clocks, List<Chunk> chunks, List<Integer> own, List<int[]> inner, List<int[]> clocksOf) {
    /**
     * Own work of one method.
     *
     * @param items combinational values that only edges need, in order
     * @param targets registers that get their next values here
     * @param memories memories that are written here
     * @param bodies for each domain the statements
     */
    public record Chunk(
            List<SettleItem> items,
            Set<Integer> targets,
            Set<Integer> memories,
            Map<Integer, List<Statement>> bodies) {}

    /** All bits that say that there is work at some edge. */
    public BitSet all() {
        BitSet all = new BitSet();
        own.forEach(all::set);
        for (int[] bits : inner) {
            for (int bit : bits) {
                if (bit >= 0) {
                    all.set(bit);
                }
            }
        }
        return all;
    }

    /** The bits of own work at any edge. */
    public BitSet ownBits() {
        BitSet bits = new BitSet();
        own.forEach(bits::set);
        return bits;
    }

    /** The bits that let the edges of an instance be visited. */
    public BitSet visits(int child) {
        BitSet bits = new BitSet();
        for (int bit : inner.get(child)) {
            if (bit >= 0) {
                bits.set(bit);
            }
        }
        return bits;
    }
}
