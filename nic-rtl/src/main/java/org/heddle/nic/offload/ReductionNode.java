package org.heddle.nic.offload;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.offload.host.ReductionHostInterface;
import org.heddle.nic.offload.reduce.ReductionUnit;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * A network interface that reduces: host port, the reduction unit, one link. Every output comes straight from a register.
 *
 * <pre>
 *  host ─► ReductionHostInterface ── submit ─────► ReductionUnit ◄─► PUT ──┐
 *              │      ▲     ▲ └◄──── completion ◄──┘                      LinkPort ◄─► link
 *              │      │     └─────── packets of other hosts ◄── RESPONSE ──┤
 *              └──────┼───────────── packets to other hosts ──► RESPONSE ──┘
 * </pre>
 *
 * <p>Packets between hosts are what MPI's software needs. They have the link's channel RESPONSE to themselves: its slots hold whole
 * packets, which REQUEST's do not, and a packet that waits for its host, which may take long, holds up no message of a reduction, which
 * all go by PUT and are always taken. Nothing in the node waits for a packet between hosts, so that hosts which read what has arrived
 * while they wait for room to send cannot lock each other up.
 */
public final class ReductionNode extends Component {
    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    /** 16 bits: this node; does not change while messages are under way. */
    public final UInt node = in(uint(16));

    /** The clock of the link. */
    public final ClockDomain link = clockDomain();

    public final LinkLane transmit = out(link, LinkLane.type());
    public final LinkLane receive = in(link, LinkLane.type());

    /** Configuration of this node. */
    public final ReductionConfiguration configuration;

    /**
     * @param configuration published or improved
     */
    public ReductionNode(ReductionConfiguration configuration) {
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        ReductionUnit unit = instance("unit", new ReductionUnit(configuration.unit()));
        LinkPort port = instance("port", new LinkPort(PacketFormat.LINK_WORD_BYTES, configuration.buffers()));
        ReductionHostInterface host =
                instance("host", new ReductionHostInterface(configuration.unit(), configuration.nodes()));
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        unit.node.set(node);
        host.node.set(node);
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
        connect(unit.submit, host.submit);
        connect(host.completion, unit.completion);
        connect(port.sent.get(Channel.PUT.code()), unit.sent);
        connect(unit.arrived, port.arrived.get(Channel.PUT.code()));
        connect(port.sent.get(Channel.RESPONSE.code()), host.sent);
        connect(host.arrived, port.arrived.get(Channel.RESPONSE.code()));
        Stream<PacketWord> unused = port.sent.get(Channel.REQUEST.code());
        unused.valid().set(false);
        unused.data().data().set(0);
        unused.data().last().set(false);
        port.arrived.get(Channel.REQUEST.code()).ready().set(true);
        host.messages.set(unit.messages);
        host.dropped.set(unit.dropped);
        host.slowestTurn.set(unit.slowestTurn);
    }
}
