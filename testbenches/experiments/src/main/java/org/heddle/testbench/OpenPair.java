package org.heddle.testbench;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair.Outside;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.packet.PacketFormat;

/** Two DIMMnet-2 nodes without a cable: a test bench carries what they send. */
public final class OpenPair extends Component {
    /** Configuration of both nodes. */
    public final Dimmnet2Configuration configuration;

    /** The clock of the link. */
    public final ClockDomain link = clockDomain();

    private final Outside[] nodes = new Outside[2];
    private final LinkLane[] transmit = new LinkLane[2];
    private final LinkLane[] receive = new LinkLane[2];

    public OpenPair(Dimmnet2Configuration configuration) {
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        for (int number = 0; number < 2; number++) {
            Dimmnet2Node node = instance("node" + number, new Dimmnet2Node(configuration));
            node.link.set(link);
            node.unreachable.set((1 << PacketFormat.NODES) - 1 - (1 << 1 - number));
            nodes[number] = new Outside(
                    in("request" + number, stream(HostRequest.type())),
                    out("response" + number, stream(uint(64))),
                    out("sodimm" + number + "0", SoDimmPins.type()),
                    out("sodimm" + number + "1", SoDimmPins.type()));
            connect(node.request, nodes[number].request());
            connect(nodes[number].response(), node.response);
            connect(nodes[number].sodimm0(), node.sodimm0);
            connect(nodes[number].sodimm1(), node.sodimm1);
            int each = number;
            within(link, () -> {
                transmit[each] = out("transmit" + each, LinkLane.type());
                receive[each] = in("receive" + each, LinkLane.type());
            });
            connect(transmit[number], node.transmit);
            connect(node.receive, receive[number]);
        }
    }

    /** A node's host port and memories. */
    public Outside node(int number) {
        return nodes[number];
    }

    /** Returns the lane on which a node sends. */
    public LinkLane transmit(int number) {
        return transmit[number];
    }

    /** Returns the lane on which a node receives. */
    public LinkLane receive(int number) {
        return receive[number];
    }
}
