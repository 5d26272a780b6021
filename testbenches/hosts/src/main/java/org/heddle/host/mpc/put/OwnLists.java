package org.heddle.host.mpc.put;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;

/** PUT as a process calls it that has lists of its own: no lock, one posted write for each message, events in memory. */
public final class OwnLists {
    private static final long LIMIT_CYCLES = 100_000_000;

    private record Awaited(long number, int sid) {}

    private final EventPort port;
    private final HostProcessor processor;
    /** Entries that ask for an event and have not been seen to end, in their order. */
    private final Deque<Awaited> notified = new ArrayDeque<>();

    /** Counters of entries from the start on. */
    private long written;

    private long left;
    private int taken;

    /**
     * @param port of the process
     * @param processor of the process
     */
    public OwnLists(EventPort port, HostProcessor processor) {
        this.port = port;
        this.processor = processor;
    }

    /**
     * Writes the entries of one message into the LME, and orders them. Returns before they have left, but not before they all are in the list.
     *
     * @param message entries, any number
     * @param whileFull takes events when the list is full, so that two nodes that wait for each other go on
     * @throws HostTimeoutException if there is no room for 10^8 cycles
     */
    public void put(List<RemoteWrite> message, Runnable whileFull) {
        long start = processor.cycle();
        for (int i = 0; i < message.size(); i++) {
            if (room() == 0) {
                port.ring(pointer(written));
            }
            while (room() == 0) {
                whileFull.run();
                seeLeft();
                if (processor.cycle() - start > LIMIT_CYCLES) {
                    throw new HostTimeoutException("room in the LME", LIMIT_CYCLES, processor.cycle());
                }
            }
            RemoteWrite entry = message.get(i);
            boolean more = i < message.size() - 1 && !message.get(i + 1).reads();
            port.writeLme((int) (written & port.entries() - 1), entry, more);
            if (entry.ns()) {
                notified.add(new Awaited(written, entry.sid()));
            }
            written++;
        }
        port.ring(pointer(written));
    }

    private int room() {
        return (int) (port.entries() - (written - left));
    }

    /** Asks the node itself, for the entries behind the last one that asked for an event. */
    private void seeLeft() {
        int ahead = port.readLmeCurrent() - pointer(left) & PutPort.POINTER_MODULUS - 1;
        left = Math.max(left, left + ahead);
    }

    /** Reads the cycles without an answer behind which the node takes another one for lost. */
    public long timeoutCycles() {
        return port.readTimeoutCycles();
    }

    /** Takes the next event, if it is there. A refused entry has one, whether it asked for it or not. */
    public Optional<PutEvent> poll() {
        Optional<PutEvent> event = port.takeEvent();
        event.ifPresent(this::taken);
        return event;
    }

    private void taken(PutEvent event) {
        if (event.isSent() && !event.tellsLostNode()) {
            Awaited oldest = notified.peek();
            if (oldest != null && oldest.sid == event.id()) {
                notified.remove();
                left = Math.max(left, oldest.number + 1);
            }
        }
        taken++;
        // Half a list stays free for what comes meanwhile.
        if (taken >= (port.entries() + 1) / 2) {
            taken = 0;
            port.release();
        }
    }

    private static int pointer(long counter) {
        return (int) (counter & PutPort.POINTER_MODULUS - 1);
    }
}
