package org.heddle.host.offload.mpi;

import java.util.Map;
import org.heddle.host.RecordConstants;

/**
 * Costs of the host's work, in cycles of the node's clock (10 ns). The hardware's own answer comes on top: an access of the host port
 * takes these cycles and then as long as the node takes, three cycles as a rule.
 *
 * @param registerRead beside the node's own time
 * @param registerWrite beside the node's own time
 * @param pollInterval between two looks at the node, beside the looks themselves
 * @param collectiveCall what MPI does in a collective call before its first message or descriptor
 * @param sendCall what MPI and the library below do before a message, or a reduction's descriptors, go to the node
 * @param receiveCall what they do with a message, or a reduction's result, that they have taken from the node
 * @param addition what the processor takes for one element in software
 */
public record ReductionCosts(
        long registerRead,
        long registerWrite,
        long pollInterval,
        long collectiveCall,
        long sendCall,
        long receiveCall,
        long addition) {
    /** A host that takes no time but looks at its node every 16 cycles: what is measured then is the network. */
    public static final ReductionCosts NONE = new ReductionCosts(0, 0, 16, 0, 0, 0, 0);

    /**
     * The paper's testbed: MPICH over a user-level library, so that no system call stands in a message's way.
     *
     * <ul>
     *   <li>{@code registerRead} 0: the testbed's network interface writes packets and results into the host's memory; the few cycles
     *       that ours takes to hand over a word stand for a line that the processor has to fetch.
     *   <li>{@code registerWrite} 0: writes are combined to lines and not waited for; our node takes a word in as many cycles as a
     *       bus of eight lanes of that time takes to carry it.
     *   <li>{@code pollInterval} 10: a loop around a look.
     *   <li>{@code addition} 1: a handful of instructions for each element, with its load and store.
     *   <li>{@code collectiveCall} 440, {@code sendCall} and {@code receiveCall} 270 each: the library's own work, which the paper does not
     *       tell. Fitted once by least squares of the relative differences to all its rows for 16, 24 and 40 bytes, with and without
     *       offload together, at our times for 24 bytes, to tens of cycles; a message's work is split evenly over its ends. The fit is
     *       {@code ReductionFit}, which every run of {@code ./heddle reproduce reduction} prints.
     * </ul>
     */
    public static ReductionCosts paper() {
        return new ReductionCosts(0, 0, 10, 440, 270, 270, 1);
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
    public ReductionCosts with(String name, long value) {
        return RecordConstants.with(this, name, value);
    }
}
