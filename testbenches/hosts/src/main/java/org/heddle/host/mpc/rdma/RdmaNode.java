package org.heddle.host.mpc.rdma;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.PutLists;
import org.heddle.host.mpc.put.PutReceipt;
import org.heddle.host.mpc.put.RemoteWrite;

/** State that the processes of a node share above PUT: the lists, and a queue of notifications for each process. */
public final class RdmaNode {
    private final PutLists lists;
    private final List<Deque<Notification>> queues = new ArrayList<>();
    private final RdmaEvents[] events;

    /** Notification that its process has not been told yet. */
    private interface Notification {
        void tell(RdmaEvents events);
    }

    /**
     * @param processes of the node, 1 to 16
     * @param entries of each list
     * @param mode of all its processes
     */
    public RdmaNode(int processes, int entries, MpcMode mode) {
        if (processes < 1 || processes > ControlField.PROCESSES) {
            throw new IllegalArgumentException(
                    "a node has 1 to " + ControlField.PROCESSES + " processes: processes=" + processes);
        }
        lists = new PutLists(entries, !mode.isInSystemSpace());
        events = new RdmaEvents[processes];
        for (int process = 0; process < processes; process++) {
            queues.add(new ArrayDeque<>());
        }
    }

    PutLists lists() {
        return lists;
    }

    void open(int process, RdmaEvents listener) {
        events[process] = listener;
    }

    /** Keeps a notification until its process looks. */
    void sent(RemoteWrite write) {
        queues.get(ControlField.fromProcess(write.ctrl())).add(told -> told.sentNotify(write.ctrl(), write.sid()));
    }

    void received(PutReceipt receipt) {
        queues.get(ControlField.toProcess(receipt.ctrl()))
                .add(told -> told.recvNotify(receipt.nsrc(), receipt.ctrl(), receipt.rid()));
    }

    boolean hasFor(int process) {
        return !queues.get(process).isEmpty();
    }

    /** Tells a process all that is kept for it; returns whether there was anything. */
    boolean deliver(int process) {
        Deque<Notification> queue = queues.get(process);
        boolean any = !queue.isEmpty();
        while (!queue.isEmpty()) {
            queue.remove().tell(events[process]);
        }
        return any;
    }

    /** Tells every process at once, as a handler in system space does. */
    void deliverAll() {
        for (int process = 0; process < events.length; process++) {
            deliver(process);
        }
    }
}
