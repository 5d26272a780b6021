package org.heddle.testbench.verbs;

import java.util.ArrayList;
import java.util.List;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.verbs.AxiVerbsNode;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.nic.verbs.VerbsNode;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.testbench.face.FacedNodes;

/** Two verbs nodes with standard faces, and memory behind them. */
final class FacedVerbsNodes extends FacedNodes<AxiVerbsNode> {
    /** Memory of each node's host. */
    final List<HostMemoryPort> memories = new ArrayList<>();

    FacedVerbsNodes(VerbsConfiguration configuration) {
        super(() -> new AxiVerbsNode(configuration));
        for (int i = 0; i < 2; i++) {
            LinesOnAxi lines = instance("lines" + i, new LinesOnAxi());
            HostMemoryPort memory = out("memory" + i, HostMemoryPort.type(VerbsNode.TAG_WIDTH, AddressUnit.LINE_WIDTH));
            connect(lines.bus, nodes.get(i).memory);
            connect(memory, lines.memory);
            memories.add(memory);
        }
    }
}
