package org.heddle.nic.mpc;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.mpc.host.InterruptQueue;
import org.heddle.nic.mpc.host.MpcHost;
import org.heddle.nic.mpc.list.LmeReader;
import org.heddle.nic.mpc.list.LmrWriter;
import org.heddle.nic.mpc.transfer.ReceiveEngine;
import org.heddle.nic.mpc.transfer.SendEngine;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.memory.hostbus.BusPins;
import org.heddle.nic.stage.memory.hostbus.HostBusMaster;
import org.heddle.nic.stage.memory.hostbus.HostMemorySharing;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Gather;
import org.heddle.nic.stage.move.Scatter;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

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
 */
public final class MpcNode extends Component {
    private static final int TAG_WIDTH = 4;

    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    /** Pins on the host's bus. */
    public final BusPins bus = out(BusPins.type());
    /** 1 while an interrupt is pending. */
    public final Bool interruptRequest = out(bool());
    /** 16 bits: this node; constant after reset. */
    public final UInt node = in(uint(16));
    /** Clock of the link. */
    public final ClockDomain link = clockDomain();

    public final LinkLane transmit = out(link, LinkLane.type());
    public final LinkLane receive = in(link, LinkLane.type());

    private final MpcConfiguration configuration;
    private final HostMemorySharing sharing = instance("sharing", new HostMemorySharing(4, TAG_WIDTH));
    private int units;

    /** Joins the stages. */
    public MpcNode(MpcConfiguration configuration) {
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        allow(
                Code.READY_CHAIN,
                "a receipt's line and the choice of a unit in front of memory, a gate each: static timing holds the clock");
        MpcHost host = host();
        HostBusMaster master = instance("master", new HostBusMaster(TAG_WIDTH + 2, configuration.burstLines()));
        connect(master.request, sharing.memory.request());
        connect(sharing.memory.answer(), master.answer);
        connect(bus, master.pins);
        LinkPort port = port();
        InterruptQueue interrupts = instance("interrupts", new InterruptQueue());
        interrupts.enabled.set(host.interrupts);
        connect(host.pending, interrupts.pending);
        host.interrupted.set(interrupts.keeps);
        interruptRequest.set(interrupts.pending.valid());
        send(host, interrupts, port.sent.get(Channel.PUT.code()));
        receive(host, interrupts, port.arrived.get(Channel.PUT.code()));
    }

    private MpcHost host() {
        MpcHost host = instance("host", new MpcHost(configuration.entries()));
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
        host.node.set(node);
        return host;
    }

    private LinkPort port() {
        LinkPort port = instance("port", new LinkPort(PacketFormat.LINK_WORD_BYTES, configuration.buffers()));
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(Channel.REQUEST, Channel.RESPONSE);
        return port;
    }

    /** Lines of host memory in the order of their requests, for one unit. */
    private OrderedLines lines(String name) {
        OrderedLines lines = instance(name, new OrderedLines(TAG_WIDTH));
        connect(sharing.units.get(units++), lines.memory);
        return lines;
    }

    private void send(MpcHost host, InterruptQueue interrupts, Stream<PacketWord> packet) {
        LmeReader list = instance("lme", new LmeReader(configuration.entries()));
        SendEngine engine = instance(
                "sender",
                new SendEngine(configuration.path(), configuration.payloadBytes(), configuration.turnaround()));
        Gather gather = instance("gather", new Gather(configuration.path()));
        OrderedLines entries = lines("entryLines");
        OrderedLines data = lines("gatherLines");
        list.base.set(host.lmeBase);
        list.written.set(host.lmeNew);
        host.lmeCurrent.set(list.current);
        connect(entries.request, list.memory);
        list.returns.set(entries.returns);
        list.line.set(entries.line);
        list.leaves.set(engine.leaves);
        // An entry is begun only if there is a place for its interrupt.
        engine.entry.valid().set(list.entry.valid().and(interrupts.maySend));
        engine.entry.data().set(list.entry.data());
        list.entry.ready().set(engine.entry.ready().and(interrupts.maySend));
        connect(gather.segment, engine.segment);
        connect(data.request, gather.memory);
        gather.readValid.set(data.returns);
        engine.lineArrives.set(data.returns);
        gather.readLine.set(data.line);
        connect(engine.payload, gather.payload);
        connect(packet, engine.packet);
        interrupts.sent.set(engine.leaves.and(engine.notifies));
        host.leaves.set(engine.leaves);
        host.refuses.set(engine.refuses);
    }

    private void receive(MpcHost host, InterruptQueue interrupts, Stream<PacketWord> packet) {
        ReceiveEngine engine = instance("receiver", new ReceiveEngine(configuration.path()));
        Scatter scatter = instance("scatter", new Scatter(configuration.path()));
        LmrWriter list = instance("lmr", new LmrWriter(configuration.entries()));
        OrderedLines data = lines("scatterLines");
        OrderedLines entries = lines("receiptLines");
        engine.node.set(node);
        connect(engine.packet, packet);
        connect(scatter.segment, engine.segment);
        connect(scatter.payload, engine.payload);
        connect(data.request, scatter.memory);
        scatter.writeDone.set(data.returns);
        engine.visible.set(scatter.done);
        connect(list.receipt, engine.receipt);
        list.base.set(host.lmrBase);
        list.current.set(host.lmrCurrent);
        host.lmrNew.set(list.written);
        connect(entries.request, list.memory);
        list.returns.set(entries.returns);
        list.mayNotify.set(interrupts.mayReceive);
        interrupts.received.set(list.notifies);
        host.drops.set(engine.drops);
    }
}
