package org.heddle.host.mpc.rdma;

import java.util.List;
import org.heddle.host.mpc.put.RemoteWrite;

/** Remote writes of one process. */
public interface RdmaApi {
    /**
     * Orders the remote writes of one message (RDMA_SEND, once for each). Returns before they have left; their memory must stay as it is until
     * RDMA_SENT_NOTIFY. Reads among them are told as received when their bytes are here; a read of another node sees what has become visible there,
     * not what is still to leave for it.
     *
     * @param message in their order; other processes' come before or behind them
     * @throws BadRemoteAddressException if one of them leaves the zones of its receiver; then none is ordered
     */
    void rdmaSend(List<RemoteWrite> message);

    /**
     * Looks for notifications (RDMA_NET_LOOKUP).
     *
     * @param blocking whether to wait until there is one at least
     * @return whether this process has been notified
     * @throws org.heddle.host.HostTimeoutException if none comes within 10^8 cycles
     */
    boolean netLookup(boolean blocking);

    /** Returns whether a lookup would find a notification that needs no look at the network interface; cheap. */
    boolean isNotified();
}
