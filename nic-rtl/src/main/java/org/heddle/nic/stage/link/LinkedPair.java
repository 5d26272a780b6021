package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;

/** Two nodes of one kind, numbered 0 and 1, and the cable between them: the smallest network. */
public abstract class LinkedPair extends Component {
    /** Cycles of the link's clock that a word is under way: serialisers and cable, 0.1 us. */
    private static final int CABLE_CYCLES = 13;

    /** Clock of the link. */
    public final ClockDomain link = clockDomain();
    /** Host requests, one stream for each node. */
    public final List<Stream<HostRequest>> request = new ArrayList<>();
    /** Responses, one stream for each node. */
    public final List<Stream<UInt>> response = new ArrayList<>();

    /**
     * Joins the nodes.
     *
     * @param kind makes a node
     */
    protected LinkedPair(Supplier<? extends LinkedNode> kind) {
        List<LinkedNode> nodes = List.of(instance("node0", kind.get()), instance("node1", kind.get()));
        for (int i = 0; i < nodes.size(); i++) {
            LinkedNode node = nodes.get(i);
            request.add(in("request" + i, stream(HostRequest.type())));
            response.add(out("response" + i, stream(uint(64))));
            connect(node.request, request.get(i));
            connect(response.get(i), node.response);
            node.node.set(i);
            node.link.set(link);
            LinkDelay cable = new LinkDelay(CABLE_CYCLES);
            String name = "cable" + i;
            within(link, () -> instance(name, cable));
            connect(cable.from, node.transmit);
            connect(nodes.get(1 - i).receive, cable.to);
        }
    }
}
