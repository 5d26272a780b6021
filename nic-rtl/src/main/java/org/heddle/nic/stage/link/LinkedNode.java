package org.heddle.nic.stage.link;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.Reset;
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
    /** Clock of the link; of a node of one clock, that of everything. */
    public final ClockDomain link;

    public final LinkLane transmit;
    public final LinkLane receive;

    private final boolean hasTwoClocks;

    /** A node whose parts are still to be joined. */
    protected LinkedNode() {
        this(true);
    }

    /**
     * A node whose parts are still to be joined.
     *
     * @param hasTwoClocks whether the link has a clock of its own; without, the port has no queues between clocks
     */
    protected LinkedNode(boolean hasTwoClocks) {
        this.hasTwoClocks = hasTwoClocks;
        link = hasTwoClocks ? clockDomain("link", Reset.synchronous()) : defaultDomain();
        transmit = out(link, LinkLane.type());
        receive = in(link, LinkLane.type());
    }

    /** Joins the host port with the node's registers, one cycle behind it. */
    protected final void joinHost(RegisterHost<?> host) {
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
    }

    /**
     * Makes the node's end of the link, for packets that leave one by one. In a node of one clock whoever sends offers a packet's words
     * without a pause, see {@link LinkPort#ofOneClock}.
     *
     * @param unused channels that the node neither sends nor receives by
     */
    protected final LinkPort linkPort(LinkBuffers buffers, Channel... unused) {
        LinkPort port = instance(
                "port",
                hasTwoClocks
                        ? new LinkPort(PacketFormat.LINK_WORD_BYTES, buffers)
                        : LinkPort.ofOneClock(buffers, false));
        if (hasTwoClocks) {
            port.link.set(link);
        }
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(unused);
        return port;
    }
}
