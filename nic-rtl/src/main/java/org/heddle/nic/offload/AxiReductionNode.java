package org.heddle.nic.offload;

import org.heddle.hdl.UInt;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.face.DriverBus;

/**
 * A {@link ReductionNode} with standard faces: AXI4-Lite or Wishbone for its driver, AXI4-Stream for its link.
 *
 * <p>Between AXI4-Lite and the node's host port lie 2 cycles, between the link and the streams 4 to 6; nothing else differs from the node.
 */
public final class AxiReductionNode extends AxiNode {
    /** 16 bits: this node; constant after reset. */
    public final UInt node = in(uint(16));

    /** Joins a node and its faces, with AXI4-Lite for its driver. */
    public AxiReductionNode(ReductionConfiguration configuration) {
        this(configuration, DriverBus.AXI4_LITE);
    }

    /** Joins a node and its faces. */
    public AxiReductionNode(ReductionConfiguration configuration, DriverBus driverBus) {
        this(configuration, driverBus, false);
    }

    /**
     * Joins a node and its faces.
     *
     * @param recovers whether the driver can reset node and link, and the link comes back; both nodes of a link must be so made
     */
    public AxiReductionNode(ReductionConfiguration configuration, DriverBus driverBus, boolean recovers) {
        super(driverBus, recovers);
        parameter("configuration", configuration.name());
        ReductionNode inner =
                recovers ? ReductionNode.recoveringOnStream(configuration) : ReductionNode.onStream(configuration);
        within(recovers ? resetCore() : defaultDomain(), () -> instance("inner", inner));
        inner.recovery().ifPresent(this::joinRecovery);
        inner.node.set(node);
        joinHost(inner.request, inner.response, lit(false), lit(false));
        joinLink(inner.link, inner.transmit, inner.receive, inner.room().orElseThrow());
    }
}
