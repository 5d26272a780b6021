package org.heddle.host.mpc.put;

import java.util.List;
import java.util.function.Consumer;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.nic.mpc.host.InterruptKind;

/** PUT, PUT_FLUSH_LME and PUT_FLUSH_LMR as one process calls them. */
public final class Put {
    private static final long LIMIT_CYCLES = 100_000_000;

    private final PutPort port;
    private final PutLists lists;
    private final HostProcessor processor;

    /**
     * @param port of the process
     * @param lists of its node
     * @param processor of the process
     */
    public Put(PutPort port, PutLists lists, HostProcessor processor) {
        this.port = port;
        this.lists = lists;
        this.processor = processor;
    }

    /**
     * Writes the entries of one message into the LME, one behind the other whatever other processes do, and orders them (PUT). Returns before
     * they have left, but not before they all are in the list.
     *
     * @param message entries, any number
     * @param whileFull makes room when the list is full: flushes what has left, and what has arrived, so that two nodes that wait for each
     *     other go on
     * @throws IllegalArgumentException if one of them is a read, which no node with shared lists knows; then none is ordered
     * @throws HostTimeoutException if there is no room for 10^8 cycles
     */
    public void put(List<RemoteWrite> message, Runnable whileFull) {
        if (message.stream().anyMatch(RemoteWrite::reads)) {
            throw new IllegalArgumentException("a node whose processes share its lists reads no other memory: ask for a"
                    + " write there, or take a node with lists for each process");
        }
        lists.putLock().acquire(processor);
        try {
            int done = 0;
            long start = processor.cycle();
            while (done < message.size()) {
                if (lists.room() == 0) {
                    reclaim();
                }
                if (lists.room() == 0) {
                    if (processor.cycle() - start > LIMIT_CYCLES) {
                        throw new HostTimeoutException("room in the LME", LIMIT_CYCLES, processor.cycle());
                    }
                    whileFull.run();
                    continue;
                }
                start = processor.cycle();
                int end = Math.min(message.size(), done + lists.room());
                while (done < end) {
                    RemoteWrite entry = message.get(done++);
                    port.writeLme(lists.write(entry), entry);
                }
                port.writeLmeNew(lists.lmeNew());
            }
        } finally {
            lists.putLock().release();
        }
    }

    /** Flushes entries that have left and of which nobody is notified. */
    private void reclaim() {
        lists.sawLmeCurrent(port.readLmeCurrent());
        while (lists.oldestLeft().filter(entry -> !entry.ns()).isPresent()) {
            lists.flush();
        }
    }

    /** Returns whether entries have been written that are not flushed. */
    public boolean isEmitting() {
        return lists.isEmitting();
    }

    /**
     * Looks for entries that have left (PUT_FLUSH_LME).
     *
     * @param sent gets each of them that asked for a notification, once
     */
    public void flushLme(Consumer<RemoteWrite> sent) {
        if (!lists.isEmitting()) {
            return;
        }
        lists.sawLmeCurrent(port.readLmeCurrent());
        if (lists.oldestLeft().isEmpty()) {
            return;
        }
        lists.emissionLock().acquire(processor);
        try {
            while (lists.oldestLeft().isPresent()) {
                RemoteWrite entry = lists.oldestLeft().orElseThrow();
                lists.flush();
                if (entry.ns()) {
                    sent.accept(entry);
                }
            }
        } finally {
            lists.emissionLock().release();
        }
    }

    /**
     * Looks for messages that have been received (PUT_FLUSH_LMR).
     *
     * @param received gets each of them, once
     */
    public void flushLmr(Consumer<PutReceipt> received) {
        lists.sawLmrNew(port.readLmrNew());
        if (!lists.hasReceipt()) {
            return;
        }
        lists.receptionLock().acquire(processor);
        try {
            while (lists.hasReceipt()) {
                received.accept(takeReceipt());
            }
        } finally {
            lists.receptionLock().release();
        }
    }

    private PutReceipt takeReceipt() {
        PutReceipt receipt = port.readLmr(lists.nextReceipt());
        if (lists.readReceipt()) {
            port.writeLmrCurrent(lists.lmrCurrent());
        }
        return receipt;
    }

    /** Returns whether an interrupt of the node is pending that no process handles yet. */
    public boolean isInterrupted() {
        return port.isInterrupted() && !lists.isHandling();
    }

    /**
     * Handles one interrupt, in system space.
     *
     * @param sent gets the remote write that has left, if it was one
     * @param received gets the message that has been received, if it was one
     */
    public void handleInterrupt(Consumer<RemoteWrite> sent, Consumer<PutReceipt> received) {
        if (!lists.beginHandling()) {
            return;
        }
        try {
            processor.tally().interrupt();
            processor.work(processor.constants().interrupt());
            if (port.acknowledge() == InterruptKind.SENT) {
                RemoteWrite entry = lists.oldestNotified();
                lists.flush();
                sent.accept(entry);
            } else {
                lists.sawReceipt();
                received.accept(takeReceipt());
            }
        } finally {
            lists.endHandling();
        }
    }
}
