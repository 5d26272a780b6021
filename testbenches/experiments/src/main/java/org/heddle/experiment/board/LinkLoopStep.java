package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;

/** Sends a vector to the other node and back, from each node, over a cable that is told to lose nothing. */
record LinkLoopStep(PairNodes nodes) implements BoardStep {
    private static final int BYTES = 512;
    private static final int THERE = 1024;
    private static final int BACK = 2048;
    /** Packets that a node sends for all vectors of this step, none of them twice. */
    private static final int MOST_PACKETS = 4 * BYTES / PairNodes.LARGEST_ELEMENT;

    private static final List<Counter> COUNTERS =
            List.of(Counter.PACKETS_SENT, Counter.PACKETS_RECEIVED, Counter.PACKETS_WRONG);

    @Override
    public String name() {
        return "link loop";
    }

    @Override
    public String next() {
        return "words came over the link, but not those that were sent: look at the link's pins and clock";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        nodes.losses().rate.of256.write(0);
        List<long[]> before = counters();
        try {
            for (int node = 0; node < nodes.count(); node++) {
                if (!loops(seen, node)) {
                    return false;
                }
            }
            tell(seen, before);
        } catch (StepFailedException | HostTimeoutException late) {
            seen.say("failed", String.valueOf(late.getMessage()));
            pointTo(seen, tell(seen, before));
            return false;
        }
        return true;
    }

    private boolean loops(SeenRegisters seen, int node) {
        int other = nodes.other(node);
        long[] words = new SplittableRandom(node).longs(BYTES / Long.BYTES).toArray();
        nodes.store(node, 0, words);
        nodes.remoteWrite(node, PairNodes.contiguous(0, BYTES), PairNodes.contiguous(THERE, BYTES));
        if (!seen.sameWords("node" + other, THERE, words, nodes.load(other, THERE, BYTES))) {
            return false;
        }
        nodes.remoteWrite(other, PairNodes.contiguous(THERE, BYTES), PairNodes.contiguous(BACK, BYTES));
        return seen.sameWords("node" + node, BACK, words, nodes.load(node, BACK, BYTES));
    }

    private List<long[]> counters() {
        List<long[]> counters = new ArrayList<>();
        for (int node = 0; node < nodes.count(); node++) {
            int asked = node;
            counters.add(COUNTERS.stream()
                    .mapToLong(each -> nodes.registers(asked).counters.read(each))
                    .toArray());
        }
        return counters;
    }

    /** Notes what the nodes have counted, and returns it. */
    private List<long[]> tell(SeenRegisters seen, List<long[]> before) {
        List<long[]> counted = counters();
        for (int node = 0; node < counted.size(); node++) {
            for (int i = 0; i < COUNTERS.size(); i++) {
                counted.get(node)[i] = counted.get(node)[i] - before.get(node)[i] & 0xFFFF_FFFFL;
                seen.see("node" + node + "." + COUNTERS.get(i), counted.get(node)[i]);
            }
        }
        return counted;
    }

    /** Names the direction in which nothing arrives; where a node retransmits what has arrived, acknowledgements do not. */
    private void pointTo(SeenRegisters seen, List<long[]> counted) {
        for (int node = 0; node < counted.size(); node++) {
            int other = nodes.other(node);
            long sent = counted.get(node)[COUNTERS.indexOf(Counter.PACKETS_SENT)];
            long arrived = counted.get(other)[COUNTERS.indexOf(Counter.PACKETS_RECEIVED)];
            if (sent > 0 && arrived == 0) {
                seen.lookAt(
                        "node %d has sent %d packets and node %d received none: look at the cable from node %d to node %d"
                                .formatted(node, sent, other, node, other));
                return;
            }
            if (arrived > MOST_PACKETS) {
                seen.lookAt(
                        ("node %d has received %d packets, some again and again, and node %d hears of none: look at the cable"
                                        + " from node %d to node %d")
                                .formatted(other, arrived, node, other, node));
                return;
            }
        }
        seen.lookAt("a command did not end: look at the link's pins and clock, in both directions");
    }
}
