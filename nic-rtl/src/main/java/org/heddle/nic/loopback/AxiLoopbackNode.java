package org.heddle.nic.loopback;

import org.heddle.nic.face.AxiNode;

/** A {@link LoopbackNode} with standard faces: AXI4-Lite for its driver, AXI4-Stream for its link. */
public final class AxiLoopbackNode extends AxiNode {
    /** Joins a node and its faces. */
    public AxiLoopbackNode() {
        LoopbackNode inner = instance("inner", LoopbackNode.onStream());
        inner.node.set(node);
        joinHost(inner.request, inner.response, lit(false), lit(false));
        joinLink(inner.link, inner.transmit, inner.receive, inner.room().orElseThrow());
    }
}
