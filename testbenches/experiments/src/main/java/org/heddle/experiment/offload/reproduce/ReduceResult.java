package org.heddle.experiment.offload.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.experiment.CoreClock;

/**
 * Result of one allreduce; component names and order are those of the JSON.
 *
 * @param microseconds time from the common start to the last node's end
 * @param cycles the same, of 10 ns
 * @param resultHex bits of each value, and behind it of its location, where the operation has one
 * @param identicalOnAllNodes whether all nodes have these bits
 * @param messages number of packets that all nodes have sent
 * @param lastChildToParentCycles of all inner nodes the most cycles from the last child's message to the one to the parent
 */
@JsonPropertyOrder({"microseconds", "cycles", "resultHex", "identicalOnAllNodes", "messages", "lastChildToParentCycles"
})
public record ReduceResult(
        double microseconds,
        long cycles,
        List<String> resultHex,
        boolean identicalOnAllNodes,
        long messages,
        long lastChildToParentCycles) {
    /** Takes a copy. */
    public ReduceResult {
        resultHex = List.copyOf(resultHex);
    }

    /** The result of a measurement. */
    public static ReduceResult of(AllreduceCall call, AllreduceOutcome outcome) {
        List<String> hex = new ArrayList<>();
        for (long bits : outcome.values().get(0)) {
            hex.add(call.kind().hex(bits));
        }
        return new ReduceResult(
                CoreClock.microseconds(outcome.cycles()),
                outcome.cycles(),
                hex,
                outcome.isIdenticalOnAllNodes(),
                outcome.messages(),
                outcome.lastChildToParentCycles());
    }

    /** For people: what a line has room for. */
    public String text() {
        return String.format(
                Locale.ROOT,
                "%.2f us, %,d cycles; %,d messages; %s%s",
                microseconds,
                cycles,
                messages,
                lastChildToParentCycles == 0 ? "" : "last child to parent: " + lastChildToParentCycles + " cycles; ",
                identicalOnAllNodes ? "the same bits on all nodes" : "NOT the same bits on all nodes");
    }
}
