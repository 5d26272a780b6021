package org.heddle.nic.dimmnet2;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkDelay;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.packet.PacketFormat;

/** Two DIMMnet-2 nodes joined by a cable: the smallest system in which a remote vector write happens. */
public final class Dimmnet2Pair extends Component {
    /** Cycles of the link's clock that a word is under way in the usual cable, serialisers included: 0.1 us. */
    public static final int LINK_LATENCY = 13;

    /** The clock of the link. */
    public final ClockDomain link = clockDomain();

    private final Dimmnet2Node[] nodes = new Dimmnet2Node[2];

    /**
     * Ports of one node to its host and its modules.
     *
     * @param request host accesses
     * @param response their answers
     * @param sodimm0 the first module
     * @param sodimm1 the second module
     */
    public record Outside(Stream<HostRequest> request, Stream<UInt> response, SoDimmPins sodimm0, SoDimmPins sodimm1) {}

    public final Outside node0;
    public final Outside node1;

    /** Configuration of both nodes. */
    public final Dimmnet2Configuration configuration;

    public Dimmnet2Pair(Dimmnet2Configuration configuration) {
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        nodes[0] = instance("node0", new Dimmnet2Node(configuration));
        nodes[1] = instance("node1", new Dimmnet2Node(configuration));
        node0 = outside(0);
        node1 = outside(1);
        LinkDelay there = new LinkDelay(configuration.cableCycles());
        LinkDelay back = new LinkDelay(configuration.cableCycles());
        within(link, () -> {
            instance("there", there);
            instance("back", back);
        });
        connect(there.from, nodes[0].transmit);
        connect(nodes[1].receive, there.to);
        connect(back.from, nodes[1].transmit);
        connect(nodes[0].receive, back.to);
    }

    private Outside outside(int number) {
        Dimmnet2Node node = nodes[number];
        node.link.set(link);
        // The cable leads to the other one only.
        node.unreachable.set((1 << PacketFormat.NODES) - 1 - (1 << 1 - number));
        Outside outside = new Outside(
                in("request" + number, stream(HostRequest.type())),
                out("response" + number, stream(uint(64))),
                out("sodimm" + number + "0", SoDimmPins.type()),
                out("sodimm" + number + "1", SoDimmPins.type()));
        connect(node.request, outside.request());
        connect(outside.response(), node.response);
        connect(outside.sodimm0(), node.sodimm0);
        connect(outside.sodimm1(), node.sodimm1);
        return outside;
    }
}
