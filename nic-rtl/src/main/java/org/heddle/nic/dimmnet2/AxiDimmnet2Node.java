package org.heddle.nic.dimmnet2;

import org.heddle.hdl.UInt;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.face.DriverBus;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * A {@link Dimmnet2Node} with standard faces: AXI4-Lite or Wishbone for its driver, AXI4-Stream for its link. Its memory stays what it is, two SO-DIMMs.
 *
 * <p>Between AXI4-Lite and the node's host port lie 2 cycles, between the link and the streams 4 to 6; nothing else differs from the node.
 */
public final class AxiDimmnet2Node extends AxiNode {
    public final SoDimmPins sodimm0 = out(SoDimmPins.type());
    public final SoDimmPins sodimm1 = out(SoDimmPins.type());
    /** 16 bits: 1 for each node that cannot be reached from here; to stay as it is from the reset on. */
    public final UInt unreachable = in(uint(PacketFormat.NODES));

    /** Joins a node and its faces, with AXI4-Lite for its driver. */
    public AxiDimmnet2Node(Dimmnet2Configuration configuration) {
        this(configuration, DriverBus.AXI4_LITE);
    }

    /** Joins a node and its faces. */
    public AxiDimmnet2Node(Dimmnet2Configuration configuration, DriverBus driverBus) {
        super(driverBus);
        parameter("configuration", configuration.name());
        Dimmnet2Node inner = instance("inner", Dimmnet2Node.onStream(configuration));
        inner.unreachable.set(unreachable);
        connect(sodimm0, inner.sodimm0);
        connect(sodimm1, inner.sodimm1);
        joinHost(inner.request, inner.response, lit(false), lit(false));
        joinLink(inner.link, inner.transmit, inner.receive, inner.room.orElseThrow());
    }
}
