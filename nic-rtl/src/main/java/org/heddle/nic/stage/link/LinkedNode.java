package org.heddle.nic.stage.link;

import java.util.Optional;
import org.heddle.hdl.Bool;
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

    private final Wire wire;
    private final boolean recovers;
    private Optional<Bool> room = Optional.empty();
    private Optional<LinkRecovery> recovery = Optional.empty();

    /** Clock of a node's link, and whether its wire takes each word. */
    public enum Wire {
        /** The clock of everything: no queues between clocks. */
        ONE_CLOCK,
        /** A clock of its own. */
        OWN_CLOCK,
        /** A clock of its own, and each word waits for {@link LinkedNode#room}. */
        WAITS
    }

    /** A node whose parts are still to be joined, and whose link has a clock of its own. */
    protected LinkedNode() {
        this(Wire.OWN_CLOCK);
    }

    /** A node whose parts are still to be joined. */
    protected LinkedNode(Wire wire) {
        this(wire, false);
    }

    /**
     * A node whose parts are still to be joined.
     *
     * @param recovers whether its link {@linkplain LinkBuffers#recovers recovers}
     */
    protected LinkedNode(Wire wire, boolean recovers) {
        this.wire = wire;
        this.recovers = recovers;
        link = wire == Wire.ONE_CLOCK ? defaultDomain() : clockDomain("link", Reset.synchronous());
        transmit = out(link, LinkLane.type());
        receive = in(link, LinkLane.type());
    }

    /** Returns the input that is 1 while the wire has room for a word that is put on it in the next cycle, of a node whose link waits for it. */
    public final Optional<Bool> room() {
        return room;
    }

    /** Returns the outputs that tell of the link, of a node whose link recovers. */
    public final Optional<LinkRecovery> recovery() {
        return recovery;
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
        LinkPort port = instance("port", linkPort(recovers ? buffers.thatRecover() : buffers));
        if (wire != Wire.ONE_CLOCK) {
            port.link.set(link);
        }
        room = WireRoom.of(this, link, port);
        recovery = port.recovery.map(told -> told.shownBy(this));
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(unused);
        return port;
    }

    private LinkPort linkPort(LinkBuffers buffers) {
        buffers.requireNoParity(getClass().getSimpleName());
        return switch (wire) {
            case ONE_CLOCK -> LinkPort.ofOneClock(buffers, false);
            case OWN_CLOCK -> new LinkPort(PacketFormat.LINK_WORD_BYTES, buffers);
            case WAITS -> LinkPort.thatWaits(PacketFormat.LINK_WORD_BYTES, buffers);
        };
    }
}
