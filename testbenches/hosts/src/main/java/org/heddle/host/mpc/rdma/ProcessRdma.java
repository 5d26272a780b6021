package org.heddle.host.mpc.rdma;

import java.util.List;
import java.util.Optional;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.put.OwnLists;
import org.heddle.host.mpc.put.PutEvent;
import org.heddle.host.mpc.put.RemoteWrite;

/** RDMA API of a process with lists of its own: no lock, no interrupt, no system call, and no access to a register to look. */
public final class ProcessRdma implements RdmaApi {
    private static final long LIMIT_CYCLES = 100_000_000;
    /** A look at a line in the processor's cache. */
    private static final long LOOK_CYCLES = 10;
    /** A line that the node has written comes from memory. */
    private static final long MISS_CYCLES = 20;

    private final HostProcessor processor;
    private final RemoteZones zones;
    private final RdmaEvents events;
    private final OwnLists lists;
    private long notifications;

    /**
     * @param processor of the process
     * @param lists of the process
     * @param zones of the other nodes
     * @param events told of notifications
     */
    public ProcessRdma(HostProcessor processor, OwnLists lists, RemoteZones zones, RdmaEvents events) {
        this.processor = processor;
        this.zones = zones;
        this.events = events;
        this.lists = lists;
    }

    @Override
    public void rdmaSend(List<RemoteWrite> message) {
        message.forEach(write -> zones.check(write, processor.tally()));
        lists.put(message, this::look);
        int reads = (int) message.stream().filter(RemoteWrite::reads).count();
        processor.tally().rdmaSends(message.size() - reads);
        processor.tally().reads(reads);
    }

    /** Takes all events that are there. */
    private void look() {
        processor.work(LOOK_CYCLES);
        for (Optional<PutEvent> event = lists.poll(); event.isPresent(); event = lists.poll()) {
            processor.work(MISS_CYCLES);
            tell(event.get());
        }
    }

    private void tell(PutEvent event) {
        notifications++;
        if (event.tellsLostNode()) {
            events.nodeLost(event.node(), lists.timeoutCycles());
        } else if (event.isOfLostNode()) {
            events.lost(event.node(), event.id(), lists.timeoutCycles());
        } else if (event.isSent() && event.status() != 0) {
            events.refused(event.node(), event.id(), event.status());
        } else if (event.isSent()) {
            events.sentNotify(event.ctrl(), event.id());
        } else if (event.status() != 0) {
            events.refusedHere(event.node(), event.ctrl(), event.id(), event.status());
        } else {
            events.recvNotify(event.node(), event.ctrl(), event.id());
        }
    }

    @Override
    public boolean netLookup(boolean blocking) {
        long start = processor.cycle();
        long before = notifications;
        look();
        while (blocking && notifications == before) {
            look();
            if (processor.cycle() - start > LIMIT_CYCLES) {
                throw new HostTimeoutException("a notification of RDMA_NET_LOOKUP", LIMIT_CYCLES, processor.cycle());
            }
        }
        return notifications != before;
    }

    /** Nothing is known without a look. */
    @Override
    public boolean isNotified() {
        return false;
    }
}
