package org.heddle.host.mpc.rdma;

/** Thrown when a node has not answered for the timeout: its cable is cut, or it was reset. What other nodes do, goes on. */
public final class PeerLostException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int node;
    private final long timeoutCycles;

    PeerLostException(int node, long timeoutCycles, String consequence) {
        super("node " + node + " is lost, it has answered nothing for " + timeoutCycles + " cycles: " + consequence
                + "; look at its cable, and reset both ends of it");
        this.node = node;
        this.timeoutCycles = timeoutCycles;
    }

    /** Returns the number of the node that is lost. */
    public int node() {
        return node;
    }

    /** Returns the cycles without an answer behind which it was given up. */
    public long timeoutCycles() {
        return timeoutCycles;
    }
}
