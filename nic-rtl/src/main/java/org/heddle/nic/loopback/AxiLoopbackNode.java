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
        super(driverBus);
        LoopbackNode inner = instance("inner", LoopbackNode.onStream());
        inner.node.set(node);
        joinHost(inner.request, inner.response, lit(false), lit(false));
        joinLink(inner.link, inner.transmit, inner.receive, inner.room().orElseThrow());
    }
}
