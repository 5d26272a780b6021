package org.heddle.experiment.offload.reproduce;

import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.offload.FoldOrder;

/**
 * Times, results and messages of one allreduce.
 *
 * @param startCycle cycle of the common start
 * @param endCycles cycle at which each node had its result
 * @param values each node's result: values, and behind each its index where the operation has them
 * @param messages number of packets that all nodes have sent for it
 * @param lastChildToParentCycles largest of all inner nodes, in cycles; 0 where hosts reduce
 */
public record AllreduceOutcome(
        long startCycle, long[] endCycles, List<long[]> values, long messages, long lastChildToParentCycles) {
    /** From the common start to the last node's end. */
    public long cycles() {
        return Arrays.stream(endCycles).max().orElse(startCycle) - startCycle;
    }

    /**
     * The first values that are not what an oracle makes of all nodes' data; empty if all are.
     *
     * @param order in which network interfaces put values together
     * @param arity of their tree
     */
    public List<String> complaints(AllreduceCall call, FoldOrder order, int arity) {
        return new ReduceOracle(call, order, arity).complaints(values);
    }

    /** Whether all nodes have the same bits. */
    public boolean isIdenticalOnAllNodes() {
        return values.stream().allMatch(each -> Arrays.equals(each, values.get(0)));
    }
}
