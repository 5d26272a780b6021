package org.heddle.experiment.reduction;

import java.util.Arrays;
import java.util.List;

/**
 * What one allreduce took and gave.
 *
 * @param startCycle the common start
 * @param endCycles when each node had its result
 * @param values each node's result: values, and behind each its index where the operation has them
 * @param messages packets that all nodes have sent for it
 * @param lastChildToParentCycles the largest of all inner nodes; 0 where hosts reduce
 */
public record AllreduceOutcome(
        long startCycle, long[] endCycles, List<long[]> values, long messages, long lastChildToParentCycles) {
    /** From the common start to the last node's end. */
    public long cycles() {
        return Arrays.stream(endCycles).max().orElse(startCycle) - startCycle;
    }

    /** Whether all nodes have the same bits. */
    public boolean isIdenticalOnAllNodes() {
        return values.stream().allMatch(each -> Arrays.equals(each, values.get(0)));
    }
}
