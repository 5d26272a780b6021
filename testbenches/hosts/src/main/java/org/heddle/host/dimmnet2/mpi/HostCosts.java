package org.heddle.host.dimmnet2.mpi;

import java.util.Map;
import org.heddle.host.RecordConstants;

/**
 * Costs of the host's work, in cycles of the node's clock (10 ns). The hardware's own answer comes on top: an access of the host port
 * takes these cycles and then as long as the node takes, three cycles as a rule.
 *
 * @param registerRead an uncached read through the memory slot: registers and LLCM
 * @param registerWrite an uncached write through the memory slot
 * @param windowRead 8 bytes of the Prefetch Window
 * @param windowWrite 8 bytes of the Write Window
 * @param pollInterval between two looks at a status ring, beside the looks themselves
 * @param sendCall what MPI does in a send before it touches the node
 * @param matching what MPI does with a request or a completion that it has taken from the node
 * @param receiveCall what MPI does for a matched message before its first command
 * @param commandSetup what the driver computes for a command
 */
public record HostCosts(
        long registerRead,
        long registerWrite,
        long windowRead,
        long windowWrite,
        long pollInterval,
        long sendCall,
        long matching,
        long receiveCall,
        long commandSetup) {
    /** A host that takes no time but looks at its rings every 64 cycles: what is measured then is the node. */
    public static final HostCosts NONE = new HostCosts(0, 0, 0, 0, 64, 0, 0, 0, 0);

    /**
     * The paper's testbed: Pentium 4 of 2.6 GHz, VIA VT8751A, one PC-1600 slot for DIMMnet-2; MPICH2.
     *
     * <ul>
     *   <li>{@code registerRead} 15: an uncached read takes the processor's whole way to memory and back, 150 ns on such machines (a
     *       row cycle of 70 ns in the slot, and the chipset twice).
     *   <li>{@code registerWrite} 4: with the node's own three cycles the 70 ns of one row cycle (tRC of PC-1600); the processor does
     *       not wait for it to come back.
     *   <li>{@code windowRead} 2: lines of 64 bytes are read at once, 150 ns and 40 ns for their burst: 24 ns for 8 bytes.
     *   <li>{@code windowWrite} 1: lines of 64 bytes are write-combined, a row cycle each: 9 ns for 8 bytes.
     *   <li>{@code pollInterval} 5: a loop around an uncached read.
     *   <li>{@code sendCall}, {@code matching}, {@code receiveCall}: see below.
     *   <li>{@code commandSetup} 5: a handful of instructions.
     * </ul>
     *
     * The paper's t_send of 2.24 us (2.40 us reproduces its Table 4) is a send call as a whole. Its t_transfer is the latency of one
     * contiguous message: 16.03 us for 1,024 bytes. What of both the hardware and the accesses above leave open is MPI's own work;
     * {@code matching} and {@code receiveCall} are fitted on this figure and equal. No other figure of the paper was used for the host.
     */
    public static HostCosts paper() {
        return new HostCosts(15, 4, 2, 1, 5, 20, 80, 80, 5);
    }

    /** All constants by their names. */
    public Map<String, Long> constants() {
        return RecordConstants.of(this);
    }

    /**
     * The same with one constant changed.
     *
     * @throws IllegalArgumentException if there is no such constant, or the value is below 0
     */
    public HostCosts with(String name, long value) {
        return RecordConstants.with(this, name, value);
    }
}
