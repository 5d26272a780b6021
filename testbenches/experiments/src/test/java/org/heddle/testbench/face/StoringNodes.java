package org.heddle.testbench.face;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** Two nodes with standard faces, and memory behind them. */
public final class StoringNodes<N extends AxiNode> extends FacedNodes<N> {
    /** Memory of each node's host. */
    public final List<HostMemoryPort> memories = new ArrayList<>();

    public StoringNodes(Supplier<N> node, ObjIntConsumer<N> numbers, Function<N, Axi4> memoryOf) {
        super(node, numbers);
        for (int i = 0; i < 2; i++) {
            Axi4 bus = memoryOf.apply(nodes.get(i));
            int tagWidth = bus.awid().width();
            int addressWidth = bus.awaddr().width();
            LinesOnAxi lines = instance("lines" + i, new LinesOnAxi(tagWidth, addressWidth));
            int lineWidth = addressWidth - Integer.numberOfTrailingZeros(HostMemoryRequest.LINE_BYTES);
            HostMemoryPort memory = out("memory" + i, HostMemoryPort.type(tagWidth, lineWidth));
            connect(lines.bus, bus);
            connect(memory, lines.memory);
            memories.add(memory);
        }
    }
}
