package org.heddle.testbench.face;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.nic.dimmnet2.AxiDimmnet2Node;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.packet.PacketFormat;

/** Two DIMMnet-2 nodes with standard faces, and the pins of their modules. */
final class PinnedNodes extends FacedNodes<AxiDimmnet2Node> {
    /** Pins of each node's two modules. */
    final List<List<SoDimmPins>> modules = new ArrayList<>();

    PinnedNodes(Supplier<AxiDimmnet2Node> node) {
        super(node, (unit, number) -> unit.unreachable.set((1 << PacketFormat.NODES) - 1 - (1 << 1 - number)));
        for (int i = 0; i < 2; i++) {
            SoDimmPins first = out("sodimm" + i + "0", SoDimmPins.type());
            SoDimmPins second = out("sodimm" + i + "1", SoDimmPins.type());
            connect(first, nodes.get(i).sodimm0);
            connect(second, nodes.get(i).sodimm1);
            modules.add(List.of(first, second));
        }
    }
}
