package org.heddle.nic.verbs;

import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.face.DriverBus;
import org.heddle.nic.face.MemoryFace;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.memory.AddressUnit;

/**
 * A {@link VerbsNode} with standard faces: AXI4-Lite or Wishbone for its driver, AXI4 of 256 bits to host memory, AXI4-Stream for its link.
 *
 * <p>Between AXI4-Lite and the node's host port lie 2 cycles, between the node's memory port and the bus 1, between the link and the streams 4 to 6; nothing
 * else differs from the node.
 */
public final class AxiVerbsNode extends AxiNode {
    /** 16 bits: this node; constant after reset. */
    public final UInt node = in(uint(16));

    /** Bits of an address in host memory. */
    public static final int ADDRESS_WIDTH =
            AddressUnit.LINE_WIDTH + Integer.numberOfTrailingZeros(HostMemoryRequest.LINE_BYTES);

    /** To host memory, by physical addresses. */
    public final Axi4 memory = out(Axi4.type(VerbsNode.TAG_WIDTH, ADDRESS_WIDTH, HostMemoryRequest.LINE_BITS));

    /** Joins a node and its faces, with AXI4-Lite for its driver. */
    public AxiVerbsNode(VerbsConfiguration configuration) {
        this(configuration, DriverBus.AXI4_LITE);
    }

    /** Joins a node and its faces. */
    public AxiVerbsNode(VerbsConfiguration configuration, DriverBus driverBus) {
        super(driverBus);
        parameter("configuration", configuration.name());
        VerbsNode inner = instance("inner", VerbsNode.onStream(configuration));
        MemoryFace lines = instance("memoryFace", new MemoryFace(VerbsNode.TAG_WIDTH, AddressUnit.LINE_WIDTH));
        connect(lines.port, inner.memory);
        connect(memory, lines.bus);
        inner.node.set(node);
        joinHost(inner.request, inner.response, inner.interruptRequest, lines.fails);
        joinLink(inner.link, inner.transmit, inner.receive, inner.room.orElseThrow());
    }
}
