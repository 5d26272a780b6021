package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.ReductionNode;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;

/** Two nodes that reduce, without the cable between them. */
public final class ReductionPair extends Component {
    /** The clock of both links. */
    public final ClockDomain link = clockDomain();
    /** Requests of the hosts, one stream for each node. */
    public final List<Stream<HostRequest>> request = new ArrayList<>();
    /** Responses to the hosts, one stream for each node. */
    public final List<Stream<UInt>> response = new ArrayList<>();
    /** Lanes on which the nodes send to their cables, one for each node. */
    public final List<LinkLane> transmit = new ArrayList<>();
    /** Lanes on which the nodes receive from their cables, one for each node. */
    public final List<LinkLane> receive = new ArrayList<>();

    /** Two nodes, numbered 0 and 1. */
    public ReductionPair(ReductionConfiguration configuration) {
        for (int i = 0; i < 2; i++) {
            ReductionNode node = instance("node" + i, new ReductionNode(configuration));
            node.link.set(link);
            node.node.set(i);
            request.add(in("request" + i, stream(HostRequest.type())));
            response.add(out("response" + i, stream(uint(64))));
            connect(node.request, request.get(i));
            connect(response.get(i), node.response);
            int end = i;
            within(link, () -> {
                transmit.add(out("transmit" + end, LinkLane.type()));
                receive.add(in("receive" + end, LinkLane.type()));
            });
            connect(transmit.get(i), node.transmit);
            connect(node.receive, receive.get(i));
        }
    }
}
