package org.heddle.nic.loopback;

import org.heddle.hdl.UInt;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.face.DriverBus;

/** A {@link LoopbackNode} with standard faces: AXI4-Lite or Wishbone for its driver, AXI4-Stream for its link. */
public final class AxiLoopbackNode extends AxiNode {
    /** 16 bits: this node; constant after reset. */
    public final UInt node = in(uint(16));

    /** Joins a node and its faces, with AXI4-Lite for its driver. */
    public AxiLoopbackNode() {
        this(DriverBus.AXI4_LITE);
    }

    /** Joins a node and its faces. */
    public AxiLoopbackNode(DriverBus driverBus) {
        this(driverBus, false);
    }

    /**
     * Joins a node and its faces.
     *
     * @param recovers whether the driver can reset node and link, and the link comes back; both nodes of a link must be so made
     */
    public AxiLoopbackNode(DriverBus driverBus, boolean recovers) {
        super(driverBus, recovers);
        LoopbackNode inner = recovers ? LoopbackNode.recoveringOnStream() : LoopbackNode.onStream();
        within(recovers ? resetCore() : defaultDomain(), () -> instance("inner", inner));
        inner.recovery().ifPresent(this::joinRecovery);
        inner.node.set(node);
        joinHost(inner.request, inner.response, lit(false), lit(false));
        joinLink(inner.link, inner.transmit, inner.receive, inner.room().orElseThrow());
    }
}
