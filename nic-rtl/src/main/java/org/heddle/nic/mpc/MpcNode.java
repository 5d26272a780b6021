package org.heddle.nic.mpc;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.mpc.host.MpcHost;
import org.heddle.nic.mpc.host.ProcessHost;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.WireRoom;
import org.heddle.nic.stage.memory.hostbus.BusPins;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * A node of the MPC: remote writes ordered by a list in host memory, received messages told by another.
 *
 * <pre>
 *  host ─► MpcHost ─► LmeReader ─► SendEngine ─► LinkPort ─► link
 *             │           │            ▲ Gather      │
 *             │           └──────┐     │             ▼
 *             ├─ InterruptQueue  ├─► bus ◄─ Scatter ◄─ ReceiveEngine
 *             ▼                  │                       │
 *          interrupt             └──── LmrWriter ◄───────┘
 * </pre>
 *
 * <p>With lists for each process, the entries come in turns, reads of other nodes' memories among them, and no interrupt tells of their ends:
 *
 * <pre>
 *  ProcessHost ─► LmeFetcher 0 ─┐                          ┌─► packets, channel PUT
 *                 LmeFetcher 1 ─┼─► EntryTurns ─► SendEngine ─► ReadRequester ─► packets, channel REQUEST
 *  channel REQUEST ─► ReadServer ─┘
 *                          └─► AccumulateUnit ─► old value, channel PUT
 * </pre>
 */
public final class MpcNode extends Component {
    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    /** Pins on the host's bus; empty where memory is a port of lines. */
    public final Optional<BusPins> bus;
    /** Lines of the host's memory; empty where it lies behind a bus. */
    public final Optional<HostMemoryPort> lines;
    /** 1 while an interrupt is pending. */
    public final Bool interruptRequest;
    /** 16 bits: this node; constant after reset. */
    public final UInt node;
    /** Clock of the link. */
    public final ClockDomain link;

    public final LinkLane transmit;
    public final LinkLane receive;
    /** 1 while the wire has room for a word that is put on it in the next cycle; of a node that waits for it. */
    public final Optional<Bool> room;

    final MpcConfiguration configuration;
    final MpcMemory memory;

    /** Joins the stages. */
    public MpcNode(MpcConfiguration configuration) {
        this(configuration, false);
    }

    /** Returns a node whose memory is a port of {@link #lines}, and whose link waits for {@link #room} before each word. */
    public static MpcNode onStream(MpcConfiguration configuration) {
        return new MpcNode(configuration, true);
    }

    private MpcNode(MpcConfiguration configuration, boolean isFaced) {
        this.configuration = configuration;
        bus = isFaced ? Optional.empty() : Optional.of(out("bus", BusPins.type()));
        interruptRequest = out(bool());
        node = in(uint(16));
        link = clockDomain();
        transmit = out(link, LinkLane.type());
        receive = in(link, LinkLane.type());
        memory = new MpcMemory(this);
        parameter("configuration", configuration.name());
        if (isFaced) {
            parameter("wire", "waits");
        }
        lines = isFaced ? Optional.of(out("lines", HostMemoryPort.type(memory.tagWidth()))) : Optional.empty();
        allow(
                Code.READY_CHAIN,
                "a receipt's line and the choice of a unit in front of memory, a gate each: static timing holds the clock");
        if (configuration.hasProcesses()) {
            ProcessHost host = instance("host", new ProcessHost(configuration.entries()));
            joinHost(host.request, host.response, host.node);
            memory.join();
            LinkPort port = port();
            room = WireRoom.of(this, link, port);
            new ProcessLists(this, host, port);
        } else {
            MpcHost host = instance("host", new MpcHost(configuration.entries()));
            joinHost(host.request, host.response, host.node);
            memory.join();
            LinkPort port = port(Channel.REQUEST, Channel.RESPONSE);
            room = WireRoom.of(this, link, port);
            new CommonLists(this, host, port);
        }
    }

    /** Joins the host, whose accesses a register takes. */
    private void joinHost(Stream<HostRequest> requested, Stream<UInt> answered, UInt number) {
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(requested, requests.sink);
        connect(response, answered);
        number.set(node);
    }

    private LinkPort port(Channel... unused) {
        LinkPort port = instance(
                "port", new LinkPort(PacketFormat.LINK_WORD_BYTES, configuration.buffers(), lines.isPresent()));
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(unused);
        return port;
    }
}
