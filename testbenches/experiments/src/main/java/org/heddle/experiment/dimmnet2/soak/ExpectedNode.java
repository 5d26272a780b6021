package org.heddle.experiment.dimmnet2.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.device.NodeMemory;
import org.heddle.device.plain.PlainList;
import org.heddle.device.plain.PlainMemory;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.testbench.SimulatedNode;

/** One node and what must come of it: its memory, and its processes. */
final class ExpectedNode {
    /** First byte of what commands write, and how much is kept for each of them. */
    private static final long WRITTEN = 0x1000_0000L;

    private static final int PLACES = 6_000;

    final PlainMemory memory;
    final List<ExpectedProcess> processes = new ArrayList<>();

    private final int number;
    private final SimulatedNode node;
    private int places;

    ExpectedNode(int number, SimulatedNode node, HostPort port, RandomGenerator random) {
        this.number = number;
        this.node = node;
        memory = PlainMemory.ofNode(number);
        for (int process = 0; process < HostMap.PROCESSES; process++) {
            processes.add(new ExpectedProcess(number, process, port, random));
        }
    }

    NodeMemory simulated() {
        return node.memory();
    }

    /** A region that no command has written to yet. */
    long freshRegion() {
        return WRITTEN + (places++ % PLACES) * (long) (RandomElements.WRITTEN_REGION + 4096);
    }

    /** Puts a list where it says it lies. */
    void place(PlainList list) {
        byte[] entries = list.entries();
        node.memory().backdoorWrite(list.base(), entries, 0, entries.length);
        for (int i = 0; i < entries.length; i++) {
            memory.write(list.base() + i, entries[i]);
        }
    }

    /** All receive statuses of both processes so far. */
    List<VectorStatus> told() {
        return processes.stream().flatMap(each -> each.told().stream()).toList();
    }

    /** Compares memory and Prefetch Windows; nothing is under way any more. */
    void checkContents() {
        processes.forEach(ExpectedProcess::checkWindow);
        List<String> complaints = memory.complaints(node.memory());
        if (!complaints.isEmpty()) {
            throw new AssertionError("node " + number + ": " + String.join("\n", complaints));
        }
    }
}
