package org.heddle.host.mpc.rdma;

import java.util.List;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.put.Put;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;

/**
 * RDMA API in system space, of MPI-MPC1. RDMA_SEND is a system call; the remote writes of one message are one call. Notifications run in the
 * handler of the interrupt, on the processor of whichever process of the node is interrupted, whatever its program does.
 */
public final class SystemRdma implements RdmaApi {
    private static final long LIMIT_CYCLES = 100_000_000;
    /** A look at flags in memory. */
    private static final long LOOK_CYCLES = 10;

    private final HostProcessor processor;
    private final RdmaNode node;
    private final RemoteZones zones;
    private final MpiDriver driver;
    private final Put put;
    private long notifications;

    /**
     * @param process number on its node
     * @param processor of the process, which this connects with the interrupt line
     * @param port of the process
     * @param node what its processes share
     * @param zones of the other nodes
     * @param driver of the process
     * @param events told of notifications
     */
    public SystemRdma(
            int process,
            HostProcessor processor,
            PutPort port,
            RdmaNode node,
            RemoteZones zones,
            MpiDriver driver,
            RdmaEvents events) {
        this.processor = processor;
        this.node = node;
        this.zones = zones;
        this.driver = driver;
        this.put = new Put(port, node.lists(), processor);
        node.open(process, counted(events));
        port.useInterrupts(true);
        processor.onInterrupt(put::isInterrupted, this::handle);
    }

    private RdmaEvents counted(RdmaEvents events) {
        return new RdmaEvents() {
            @Override
            public void sentNotify(int ctrl, int sid) {
                notifications++;
                events.sentNotify(ctrl, sid);
            }

            @Override
            public void recvNotify(int nsrc, int ctrl, int rid) {
                notifications++;
                events.recvNotify(nsrc, ctrl, rid);
            }
        };
    }

    private void handle() {
        put.handleInterrupt(node::sent, node::received);
        node.deliverAll();
    }

    @Override
    public void rdmaSend(List<RemoteWrite> message) {
        driver.call(() -> {
            message.forEach(write -> zones.check(write, processor.tally()));
            put.put(message, () -> {
                processor.handleInterrupts();
                processor.work(1);
            });
            processor.tally().rdmaSends(message.size());
        });
    }

    /** Looks at flags in memory, which the handler raises; takes what is pending first. */
    @Override
    public boolean netLookup(boolean blocking) {
        long start = processor.cycle();
        long before = notifications;
        processor.handleInterrupts();
        if (notifications == before) {
            processor.work(LOOK_CYCLES);
        }
        while (blocking && notifications == before) {
            processor.work(LOOK_CYCLES);
            if (processor.cycle() - start > LIMIT_CYCLES) {
                throw new HostTimeoutException("an interrupt in RDMA_NET_LOOKUP", LIMIT_CYCLES, processor.cycle());
            }
        }
        return notifications != before;
    }

    @Override
    public boolean isNotified() {
        return processor.isInterrupted();
    }
}
