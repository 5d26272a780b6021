package org.heddle.nic.stage.link;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.host.RegisterHost;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;

/** A node with a host port and one link, whose ports these are; a network interface's own adds what stands between the two. */
public abstract class LinkedNode extends Component {
    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    /** 16 bits: this node; does not change while packets are under way. */
    public final UInt node = in(uint(16));
    /** Clock of the link. */
    public final ClockDomain link = clockDomain();

    public final LinkLane transmit = out(link, LinkLane.type());
    public final LinkLane receive = in(link, LinkLane.type());

    /** A node whose parts are still to be joined. */
    protected LinkedNode() {}

    /** Joins the host port with the node's registers, one cycle behind it. */
    protected final void joinHost(RegisterHost<?> host) {
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
    }

    /**
     * Makes the node's end of the link, for packets that leave one by one.
     *
     * @param unused channels that the node neither sends nor receives by
     */
    protected final LinkPort linkPort(LinkBuffers buffers, Channel... unused) {
        LinkPort port = instance("port", new LinkPort(PacketFormat.LINK_WORD_BYTES, buffers));
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(unused);
        return port;
    }
}
