package org.heddle.host.mpc.ch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.rdma.RdmaEvents;

/**
 * Flags by which notifications reach a process's own program: SCTL_FLAG, RCTL_FLAG, SDATA_FLAG and RDATA_FLAG. They are raised in system
 * space (MPI-MPC1) or inside RDMA_NET_LOOKUP, and polled by CHRDMA_NET_LOOKUP; each counts its notifications, so that none is merged.
 */
final class EventFlags implements RdmaEvents {
    private final Deque<Event> events = new ArrayDeque<>();

    /** Flag that is raised. */
    enum Flag {
        /** A control message has left. */
        SCTL_FLAG,
        /** A control message has been received. */
        RCTL_FLAG,
        /** The last data of a fragment have left. */
        SDATA_FLAG,
        /** The last data of a fragment have been received. */
        RDATA_FLAG,
        /** Data of a window have been read. */
        RWIN_FLAG
    }

    /**
     * Raised flag.
     *
     * @param node that sent, of what was received
     * @param process on that node
     * @param id sid or rid
     */
    record Event(Flag flag, int node, int process, int id) {}

    @Override
    public void sentNotify(int ctrl, int sid) {
        events.add(new Event(ControlField.isData(ctrl) ? Flag.SDATA_FLAG : Flag.SCTL_FLAG, 0, 0, sid));
    }

    @Override
    public void recvNotify(int nsrc, int ctrl, int rid) {
        Flag data = ControlField.isOfWindow(ctrl) ? Flag.RWIN_FLAG : Flag.RDATA_FLAG;
        Flag flag = ControlField.isData(ctrl) ? data : Flag.RCTL_FLAG;
        events.add(new Event(flag, nsrc, ControlField.fromProcess(ctrl), rid));
    }

    boolean isRaised() {
        return !events.isEmpty();
    }

    /** Takes the oldest one. */
    Optional<Event> poll() {
        return Optional.ofNullable(events.poll());
    }
}
