package org.heddle.host.mpc.rdma;

import java.util.List;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.put.Put;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;

/**
 * RDMA API at user level, of MPI-MPC2 and MPI-MPC3: the lists are mapped into each process. A process that flushes a list may find what
 * another one of its node is notified of, and leaves it in shared memory; each process is told inside its own RDMA_NET_LOOKUP only.
 */
public final class UserRdma implements RdmaApi {
    private static final long LIMIT_CYCLES = 100_000_000;

    private final int process;
    private final HostProcessor processor;
    private final RdmaNode node;
    private final RemoteZones zones;
    private final Put put;

    /**
     * @param process number on its node
     * @param processor of the process
     * @param port of the process
     * @param node what its processes share
     * @param zones of the other nodes
     * @param events told of notifications
     */
    public UserRdma(
            int process, HostProcessor processor, PutPort port, RdmaNode node, RemoteZones zones, RdmaEvents events) {
        this.process = process;
        this.processor = processor;
        this.node = node;
        this.zones = zones;
        this.put = new Put(port, node.lists(), processor);
        node.open(process, events);
    }

    @Override
    public void rdmaSend(List<RemoteWrite> message) {
        message.forEach(write -> zones.check(write, processor.tally()));
        put.put(message, this::flush);
        processor.tally().rdmaSends(message.size());
    }

    private void flush() {
        put.flushLmr(node::received);
        put.flushLme(node::sent);
        processor.work(1);
    }

    @Override
    public boolean netLookup(boolean blocking) {
        long start = processor.cycle();
        while (true) {
            boolean told = node.deliver(process);
            if (!told) {
                put.flushLmr(node::received);
                told = node.deliver(process);
            }
            if (!told && put.isEmitting()) {
                put.flushLme(node::sent);
                told = node.deliver(process);
            }
            if (told || !blocking) {
                return told;
            }
            processor.work(1);
            if (processor.cycle() - start > LIMIT_CYCLES) {
                throw new HostTimeoutException("a notification of RDMA_NET_LOOKUP", LIMIT_CYCLES, processor.cycle());
            }
        }
    }

    @Override
    public boolean isNotified() {
        return node.hasFor(process);
    }
}
