package org.heddle.nic.mpc;

import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.face.DriverBus;
import org.heddle.nic.face.MemoryFace;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * A {@link MpcNode} with standard faces: AXI4-Lite or Wishbone for its driver, AXI4 of 256 bits to host memory, AXI4-Stream for its link.
 *
 * <p>Between AXI4-Lite and the node's host port lie 2 cycles, between the node's lines and the bus 1, between the link and the streams 4 to 6. AXI4 stands in the
 * place of the host's bus of the thesis, so memory takes the time that its slave takes.
 */
public final class AxiMpcNode extends AxiNode {
    /** 16 bits: this node; constant after reset. */
    public final UInt node = in(uint(16));

    /** To host memory, by physical addresses. */
    public final Axi4 memory;

    /** Joins a node and its faces, with AXI4-Lite for its driver. */
    public AxiMpcNode(MpcConfiguration configuration) {
        this(configuration, DriverBus.AXI4_LITE);
    }

    /** Joins a node and its faces. */
    public AxiMpcNode(MpcConfiguration configuration, DriverBus driverBus) {
        super(driverBus);
        parameter("configuration", configuration.name());
        MpcNode inner = instance("inner", MpcNode.onStream(configuration));
        HostMemoryPort asked = inner.lines.orElseThrow();
        int tagWidth = asked.request().data().tag().width();
        memory = out(Axi4.type(tagWidth, HostMemoryRequest.BYTE_ADDRESS_WIDTH, HostMemoryRequest.LINE_BITS));
        MemoryFace lines = instance("memoryFace", new MemoryFace(tagWidth, HostMemoryRequest.LINE_ADDRESS_WIDTH));
        connect(lines.port, asked);
        connect(memory, lines.bus);
        inner.node.set(node);
        joinHost(inner.request, inner.response, inner.interruptRequest, lines.fails);
        joinLink(inner.link, inner.transmit, inner.receive, inner.room.orElseThrow());
    }
}
