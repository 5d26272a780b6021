package org.heddle.host.dimmnet2.mpi;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.mpi.transport.Envelope;

/** Work that one rank's host has done for one purpose so far. */
final class HostTally {
    private final Supplier<String> what;
    private final long startCycle;
    private final NodeCounts before;
    private final Set<String> packedBecause = new LinkedHashSet<>();
    private long cycles;
    private long accesses;
    private long commands;
    private long elements;
    private long copies;
    private long copiedBytes;

    /** Creates a tally of work that belongs to no message. */
    HostTally() {
        this(() -> "", 0, NodeCounts.NONE);
    }

    /**
     * @param what it is done for, in words; empty for nothing
     * @param startCycle when it begins
     * @param before the node's counters then
     */
    HostTally(Supplier<String> what, long startCycle, NodeCounts before) {
        this.what = what;
        this.startCycle = startCycle;
        this.before = before;
    }

    /** Returns the purpose of the work, in words; empty if there is none. */
    String what() {
        return what.get();
    }

    /** An access of the host port. */
    void access(long hostCycles) {
        accesses++;
        cycles += hostCycles;
    }

    /** Work without an access. */
    void work(long hostCycles) {
        cycles += hostCycles;
    }

    /** A command of the node, of the longer one of both sides. */
    void command(VectorAccess source, VectorAccess destination) {
        commands++;
        elements += Math.max(source.count(), destination.count());
    }

    /** Bytes that the host itself has carried. */
    void copy(long bytes) {
        copies++;
        copiedBytes += bytes;
    }

    /** The host carries data itself, for a reason. */
    void packed(String reason) {
        packedBecause.add(reason);
    }

    /** All of it, when the message is over. */
    MessageCost cost(Envelope envelope, MessageCost.Side side, long endCycle, NodeCounts after) {
        return new MessageCost(
                envelope,
                side,
                startCycle,
                endCycle,
                cycles,
                accesses,
                copies,
                copiedBytes,
                commands,
                elements,
                after.since(before),
                List.copyOf(packedBecause));
    }
}
