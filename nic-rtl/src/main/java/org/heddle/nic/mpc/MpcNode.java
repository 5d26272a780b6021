package org.heddle.nic.mpc;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.mpc.host.InterruptQueue;
import org.heddle.nic.mpc.host.MpcHost;
import org.heddle.nic.mpc.host.ProcessHost;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.EntryTurns;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmeFetcher;
import org.heddle.nic.mpc.list.LmeReader;
import org.heddle.nic.mpc.list.LmrField;
import org.heddle.nic.mpc.list.LmrWriter;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.mpc.transfer.AccumulateUnit;
import org.heddle.nic.mpc.transfer.OwnPackets;
import org.heddle.nic.mpc.transfer.PacketTurns;
import org.heddle.nic.mpc.transfer.ReadRequester;
import org.heddle.nic.mpc.transfer.ReadServer;
import org.heddle.nic.mpc.transfer.ReceiveEngine;
import org.heddle.nic.mpc.transfer.SendEngine;
import org.heddle.nic.mpc.transfer.WriteGate;
import org.heddle.nic.stage.arithmetic.ReductionAlu;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.memory.hostbus.BurstSharing;
import org.heddle.nic.stage.memory.hostbus.BusPins;
import org.heddle.nic.stage.memory.hostbus.HostBusMaster;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
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
    private static final int TAG_WIDTH = 4;
    private static final int UNITS = 4;

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
    private final Vec<HostMemoryPort> ports;
    private final HostMemoryPort memory;
    private int units;

    /** Joins the stages. */
    public MpcNode(MpcConfiguration configuration) {
        this.configuration = configuration;
        boolean hasProcesses = configuration.processes() > 1;
        if (hasProcesses) {
            BurstSharing bursts = instance(
                    "sharing",
                    new BurstSharing(
                            configuration.processes() + 1,
                            configuration.processes() + 1,
                            1,
                            TAG_WIDTH,
                            configuration.burstLines()));
            ports = bursts.units;
            memory = bursts.memory;
        } else {
            HostMemorySharing lines = instance("sharing", new HostMemorySharing(UNITS, TAG_WIDTH));
            ports = lines.units;
            memory = lines.memory;
        }
        parameter("configuration", configuration.name());
        allow(
                Code.READY_CHAIN,
                "a receipt's line and the choice of a unit in front of memory, a gate each: static timing holds the clock");
        if (hasProcesses) {
            ProcessHost host = processHost();
            connectBus();
            LinkPort port = port(Channel.RESPONSE);
            interruptRequest.set(false);
            List<LmrWriter<ListEvent>> lists = eventLists(host);
            AccumulateUnit updates = updates();
            OwnPackets requests = instance("ownRequests", new OwnPackets());
            OwnPackets answers = instance("ownAnswers", new OwnPackets());
            EntryTurns turns = sendInTurns(host, port.sent, requests, answers.leaving);
            connect(requests.arrived, port.arrived.get(Channel.REQUEST.code()));
            serve(host, requests.received, turns, updates);
            connect(answers.packet, updates.packet);
            answers.isOwn.set(updates.isOwn);
            connect(answers.arrived, port.arrived.get(Channel.PUT.code()));
            receive(host, answers.received, turns, lists, updates);
            return;
        }
        MpcHost host = host();
        connectBus();
        LinkPort port = port(Channel.REQUEST, Channel.RESPONSE);
        InterruptQueue interrupts = instance("interrupts", new InterruptQueue());
        interrupts.enabled.set(host.interrupts);
        connect(host.pending, interrupts.pending);
        host.interrupted.set(interrupts.keeps);
        interruptRequest.set(interrupts.pending.valid());
        send(host, interrupts, port.sent.get(Channel.PUT.code()));
        receive(host, interrupts, port.arrived.get(Channel.PUT.code()));
    }

    private void connectBus() {
        int tagWidth = memory.request().data().tag().width();
        HostBusMaster master = instance("master", new HostBusMaster(tagWidth, configuration.burstLines()));
        connect(master.request, memory.request());
        connect(memory.answer(), master.answer);
        connect(bus, master.pins);
    }

    private ProcessHost processHost() {
        ProcessHost host = instance("host", new ProcessHost(configuration.entries()));
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
        host.node.set(node);
        return host;
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

    private LinkPort port(Channel... unused) {
        LinkPort port = instance("port", new LinkPort(PacketFormat.LINK_WORD_BYTES, configuration.buffers()));
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(unused);
        return port;
    }

    /** Lines of host memory in the order of their requests, for one unit. */
    private OrderedLines lines(String name) {
        OrderedLines lines = instance(name, new OrderedLines(TAG_WIDTH));
        connect(ports.get(units++), lines.memory);
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
        LmrWriter<Receipt> list = instance("lmr", LmrWriter.ofReceipts(configuration.entries()));
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

    /** One list of events for each process: single lines, which come first in the sharing. */
    private List<LmrWriter<ListEvent>> eventLists(ProcessHost host) {
        List<LmrWriter<ListEvent>> lists = new ArrayList<>();
        for (int process = 0; process < configuration.processes(); process++) {
            LmrWriter<ListEvent> list = instance("lmr" + process, LmrWriter.ofEvents(configuration.entries()));
            OrderedLines lines = lines("eventLines" + process);
            list.base.set(host.lmrBase.get(process));
            list.current.set(host.lmrCurrent.get(process));
            connect(lines.request, list.memory);
            list.returns.set(lines.returns);
            list.mayNotify.set(true);
            lists.add(list);
        }
        return lists;
    }

    /** Entries of processes in turns: writes by the engine, reads as requests to other nodes. */
    private EntryTurns sendInTurns(
            ProcessHost host, Vec<Stream<PacketWord>> packets, OwnPackets requests, Stream<PacketWord> updated) {
        SendEngine engine = instance(
                "sender",
                new SendEngine(
                        configuration.path(),
                        configuration.payloadBytes(),
                        configuration.turnaround(),
                        configuration.shortBytes(),
                        true));
        EntryTurns turns = instance("entries", new EntryTurns(configuration.processes()));
        for (int process = 0; process < configuration.processes(); process++) {
            LmeFetcher list =
                    instance("lme" + process, new LmeFetcher(configuration.entries(), configuration.entriesAhead()));
            OrderedLines lines = lines("entryLines" + process);
            list.base.set(host.lmeBase.get(process));
            list.written.set(host.lmeNew.get(process));
            host.lmeCurrent.get(process).set(list.current);
            connect(lines.request, list.memory);
            list.returns.set(lines.returns);
            list.line.set(lines.line);
            connect(turns.entries.get(process), list.entry);
            list.leaves.set(turns.left.get(process));
        }
        connect(engine.entry, turns.entry);
        connect(engine.node.orElseThrow(), node);
        turns.leaves.set(engine.leaves);
        turns.notifies.set(engine.notifies.or(engine.refuses));
        turns.status.set(engine.status.orElseThrow());
        Gather gather = instance("gather", new Gather(configuration.path()));
        OrderedLines data = lines("gatherLines");
        connect(gather.segment, engine.segment);
        connect(data.request, gather.memory);
        gather.readValid.set(data.returns);
        engine.lineArrives.set(data.returns);
        gather.readLine.set(data.line);
        connect(engine.payload, gather.payload);
        PacketTurns writes = instance("writes", new PacketTurns());
        connect(writes.usual, engine.packet);
        connect(writes.seldom, updated);
        connect(packets.get(Channel.PUT.code()), writes.packet);
        host.leaves.set(engine.leaves);
        host.refuses.set(engine.refuses);
        ReadRequester reads = instance("reads", new ReadRequester(configuration.processes()));
        connect(reads.read, engine.read.orElseThrow());
        reads.node.set(node);
        reads.owner.set(turns.owner.trunc(reads.owner.width()));
        connect(turns.asked, reads.asked);
        connect(requests.packet, reads.packet);
        requests.isOwn.set(reads.isOwn);
        connect(packets.get(Channel.REQUEST.code()), requests.leaving);
        return turns;
    }

    /** Changes elements of host memory for all nodes, this one too. */
    private AccumulateUnit updates() {
        AccumulateUnit unit = instance("updates", new AccumulateUnit(TAG_WIDTH));
        ReductionAlu alu = instance("alu", new ReductionAlu(1, false));
        connect(alu.operands, unit.operands);
        connect(unit.result, alu.result);
        connect(ports.get(units++), unit.memory);
        unit.node.set(node);
        return unit;
    }

    /** Answers reads of other nodes with writes, and updates, without the host. */
    private void serve(ProcessHost host, Stream<PacketWord> packet, EntryTurns turns, AccumulateUnit updates) {
        ReadServer server = instance("server", new ReadServer());
        server.node.set(node);
        connect(server.packet, packet);
        connect(turns.served, server.entry);
        connect(updates.update, server.update);
        host.dropsRequest.set(server.drops);
    }

    private void receive(
            ProcessHost host,
            Stream<PacketWord> packet,
            EntryTurns turns,
            List<LmrWriter<ListEvent>> lists,
            AccumulateUnit updates) {
        ReceiveEngine engine = instance("receiver", new ReceiveEngine(configuration.path()));
        Scatter scatter = instance("scatter", new Scatter(configuration.path()));
        OrderedLines data = lines("scatterLines");
        engine.node.set(node);
        connect(engine.packet, packet);
        connect(scatter.segment, engine.segment);
        connect(scatter.payload, engine.payload);
        WriteGate gate = instance("gate", new WriteGate(1 << TAG_WIDTH));
        connect(gate.write, scatter.memory);
        connect(data.request, gate.memory);
        gate.returns.set(data.returns);
        gate.holds.set(updates.holds);
        updates.isHeld.set(gate.isHeld);
        scatter.writeDone.set(data.returns);
        engine.visible.set(scatter.done);
        host.drops.set(engine.drops);
        SkidBuffer<Receipt> receipts = instance("receipts", new SkidBuffer<>(Receipt.type()));
        connect(receipts.source, engine.receipt);
        UInt process = receipts.sink.data().ctrl().bits(LmrField.PROCESS_LOW, LmrField.PROCESS_LOW);
        List<Value> taken = new ArrayList<>();
        for (int each = 0; each < lists.size(); each++) {
            RoundRobinArbiter<ListEvent> kinds = instance("kinds" + each, new RoundRobinArbiter<>(ListEvent.type(), 2));
            Stream<ListEvent> received = kinds.sources.get(0);
            received.valid().set(receipts.sink.valid().and(process.eq(each)));
            connect(received.data().message(), receipts.sink.data());
            received.data().status().set(EntryStatus.DONE.code());
            received.data().isSent().set(false);
            taken.add(received.fires());
            connect(kinds.sources.get(1), turns.events.get(each));
            SkidBuffer<ListEvent> event = instance("event" + each, new SkidBuffer<>(ListEvent.type()));
            connect(event.source, kinds.sink);
            connect(lists.get(each).receipt, event.sink);
        }
        receipts.sink.ready().set(Types.cat(taken).reduceOr());
    }
}
