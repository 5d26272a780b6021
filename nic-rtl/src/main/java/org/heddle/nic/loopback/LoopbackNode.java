package org.heddle.nic.loopback;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * The smallest whole network interface: host port, messages, one link. Every output comes straight from a register.
 *
 * <pre>
 *  host ─► LoopbackHost ─► LoopbackWay ─► LinkPort ─► link
 *              ▲                │ loop       │
 *              └─── in turn ◄───┴────────────┘
 * </pre>
 *
 * <p>A message for a host that does not read waits, and lets those behind it wait: hosts read while they wait for room to send.
 */
public final class LoopbackNode extends Component {
    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    /** 16 bits: this node; constant after reset. */
    public final UInt node = in(uint(16));
    /** Clock of the link. */
    public final ClockDomain link = clockDomain();

    public final LinkLane transmit = out(link, LinkLane.type());
    public final LinkLane receive = in(link, LinkLane.type());

    // node:
    public LoopbackNode() {
        LinkBuffers buffers = new LinkBuffers(LoopbackMap.MESSAGES, 0, LoopbackMap.MESSAGES, LoopbackMap.PAYLOAD_BYTES);
        LinkPort port = instance("port", new LinkPort(PacketFormat.LINK_WORD_BYTES, buffers));
        LoopbackHost host = instance("host", new LoopbackHost());
        LoopbackWay way = instance("way", new LoopbackWay());
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        RoundRobinArbiter<PacketWord> turns = instance(
                "turns", new RoundRobinArbiter<>(PacketWord.type(PacketFormat.LINK_WORD_BYTES), 2, PacketWord::last));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
        host.node.set(node);
        way.node.set(node);
        connect(way.source, host.sent);
        connect(turns.sources.get(0), way.loop);
        connect(turns.sources.get(1), port.arrived.get(Channel.PUT.code()));
        connect(host.arrived, turns.sink);
        connect(port.sent.get(Channel.PUT.code()), way.link);
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(Channel.REQUEST, Channel.RESPONSE);
    }
    // :node
}
