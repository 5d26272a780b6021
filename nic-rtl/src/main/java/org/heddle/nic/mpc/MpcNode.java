package org.heddle.nic.mpc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.mpc.host.InterruptQueue;
import org.heddle.nic.mpc.host.MpcHost;
import org.heddle.nic.mpc.host.ProcessHost;
import org.heddle.nic.mpc.list.ControlBits;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.EntryTurns;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmeFetcher;
import org.heddle.nic.mpc.list.LmeReader;
import org.heddle.nic.mpc.list.LmrWriter;
import org.heddle.nic.mpc.list.OwnedEvent;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.mpc.page.EntryPages;
import org.heddle.nic.mpc.page.PageAnswer;
import org.heddle.nic.mpc.page.PageRun;
import org.heddle.nic.mpc.page.PageWalker;
import org.heddle.nic.mpc.page.SegmentPages;
import org.heddle.nic.mpc.page.UpdatePages;
import org.heddle.nic.mpc.transfer.AccumulateUnit;
import org.heddle.nic.mpc.transfer.OwnPackets;
import org.heddle.nic.mpc.transfer.PacketTurns;
import org.heddle.nic.mpc.transfer.PeerWatch;
import org.heddle.nic.mpc.transfer.PendingReads;
import org.heddle.nic.mpc.transfer.ReadRequester;
import org.heddle.nic.mpc.transfer.ReadServer;
import org.heddle.nic.mpc.transfer.ReceiveEngine;
import org.heddle.nic.mpc.transfer.RefusalReader;
import org.heddle.nic.mpc.transfer.Refusals;
import org.heddle.nic.mpc.transfer.SendEngine;
import org.heddle.nic.mpc.transfer.WriteGate;
import org.heddle.nic.stage.arithmetic.ReductionAlu;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.WireRoom;
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
    /** Units that look into page tables: of entries, of what is gathered, of updates and of packets. */
    private static final int WALKING = 4;

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

    private final MpcConfiguration configuration;
    private final Vec<HostMemoryPort> ports;
    private final HostMemoryPort memory;
    private int units;
    /** Units that have been joined to the page walker. */
    private int walks;

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
        boolean hasProcesses = configuration.processes() > 1;
        if (hasProcesses) {
            BurstSharing bursts = instance(
                    "sharing",
                    new BurstSharing(
                            configuration.processes() + 2,
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
        if (isFaced) {
            parameter("wire", "waits");
        }
        lines = isFaced
                ? Optional.of(out(
                        "lines",
                        HostMemoryPort.type(memory.request().data().tag().width())))
                : Optional.empty();
        allow(
                Code.READY_CHAIN,
                "a receipt's line and the choice of a unit in front of memory, a gate each: static timing holds the clock");
        if (hasProcesses) {
            ProcessHost host = processHost();
            connectMemory();
            LinkPort port = port();
            room = WireRoom.of(this, link, port);
            interruptRequest.set(false);
            joinProcesses(host, port);
            return;
        }
        MpcHost host = host();
        connectMemory();
        LinkPort port = port(Channel.REQUEST, Channel.RESPONSE);
        room = WireRoom.of(this, link, port);
        InterruptQueue interrupts = instance("interrupts", new InterruptQueue());
        interrupts.enabled.set(host.interrupts);
        connect(host.pending, interrupts.pending);
        host.interrupted.set(interrupts.keeps);
        interruptRequest.set(interrupts.pending.valid());
        send(host, interrupts, port.sent.get(Channel.PUT.code()));
        receive(host, interrupts, port.arrived.get(Channel.PUT.code()));
    }

    /** Joins the stages of a node whose processes have lists of their own. */
    private void joinProcesses(ProcessHost host, LinkPort port) {
        List<LmrWriter<ListEvent>> lists = eventLists(host);
        AccumulateUnit updates = updates();
        PageWalker walker = walker(host);
        OwnPackets requests = instance("ownRequests", new OwnPackets());
        OwnPackets answers = instance("ownAnswers", new OwnPackets());
        OwnPackets ownRefusals = instance("ownRefusals", new OwnPackets());
        Refusals refusals = instance("refusals", new Refusals());
        PeerWatch peers = instance("peers", new PeerWatch());
        PendingReads reads = instance("pendingReads", new PendingReads());
        EntryTurns turns = sendInTurns(host, port.sent, requests, answers.leaving, walker, peers, reads);
        connect(requests.arrived, port.arrived.get(Channel.REQUEST.code()));
        serve(host, requests.received, turns, updates, walker, refusals);
        connect(answers.packet, updates.packet);
        answers.isOwn.set(updates.isOwn);
        connect(answers.arrived, port.arrived.get(Channel.PUT.code()));
        refusals.node.set(node);
        connect(ownRefusals.packet, refusals.packet);
        ownRefusals.isOwn.set(refusals.isOwn);
        PacketTurns responses = instance("responses", new PacketTurns());
        connect(responses.usual, ownRefusals.leaving);
        connect(responses.seldom, peers.packet);
        connect(port.sent.get(Channel.RESPONSE.code()), responses.packet);
        connect(ownRefusals.arrived, port.arrived.get(Channel.RESPONSE.code()));
        ReceiveEngine receiver = receive(host, answers.received, walker, updates);
        connect(refusals.writes, receiver.refused.orElseThrow());
        watch(host, receiver, refusals, peers, reads);
        tell(lists, receiver.receipt, refusals, ownRefusals.received, turns, peers, reads);
    }

    /** Joins what knows of lost nodes to what is under way. */
    private void watch(
            ProcessHost host, ReceiveEngine receiver, Refusals refusals, PeerWatch peers, PendingReads reads) {
        peers.node.set(node);
        peers.timeout.set(host.timeout);
        peers.isOpen.set(reads.isOpen);
        peers.holder.set(reads.holder);
        peers.awaits.set(refusals.awaits);
        peers.refused.set(refusals.peer);
        refusals.lost.set(peers.lost);
        host.lost.set(peers.lost);
        receiver.lost.orElseThrow().set(peers.lost);
        reads.node.set(node);
        reads.lost.set(peers.lost);
        reads.loses.set(peers.loses);
        reads.settles.set(receiver.settles.orElseThrow());
        reads.isSettled.set(receiver.isSettled.orElseThrow());
    }

    private void connectMemory() {
        lines.ifPresent(port -> connect(port, memory));
        bus.ifPresent(this::connectBus);
    }

    private void connectBus(BusPins pins) {
        int tagWidth = memory.request().data().tag().width();
        HostBusMaster master = instance("master", new HostBusMaster(tagWidth, configuration.burstLines()));
        connect(master.request, memory.request());
        connect(memory.answer(), master.answer);
        connect(pins, master.pins);
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
        LinkPort port = instance(
                "port", new LinkPort(PacketFormat.LINK_WORD_BYTES, configuration.buffers(), lines.isPresent()));
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
            ProcessHost host,
            Vec<Stream<PacketWord>> packets,
            OwnPackets requests,
            Stream<PacketWord> updated,
            PageWalker walker,
            PeerWatch peers,
            PendingReads open) {
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
        EntryPages looked = instance("entryPages", new EntryPages());
        connect(looked.entry, turns.entry);
        looked.owner.set(ownerOf(turns));
        join(walker, looked.run, looked.answer, looked.answers);
        connect(engine.entry, looked.checked);
        engine.isUnmapped.orElseThrow().set(looked.isUnmapped);
        connect(engine.node.orElseThrow(), node);
        turns.leaves.set(engine.leaves);
        UInt status = engine.status.orElseThrow();
        turns.notifies.set(engine.notifies.or(engine.refuses));
        turns.status.set(status);
        turns.mayRead.set(open.mayRead);
        engine.lost.orElseThrow().set(peers.lost);
        Bool isOwn = turns.owner.ne(configuration.processes());
        peers.leaves.set(engine.leaves.and(isOwn).and(engine.refuses.not()));
        peers.to.set(turns.told.nsrc().trunc(peers.to.width()));
        Bool isLost = engine.leaves.and(isOwn).and(status.eq(EntryStatus.PEER_LOST.code()));
        host.ends.set(isLost.asUInt().addGrow(open.event.fires().asUInt()));
        Gather gather = instance("gather", new Gather(configuration.path()));
        OrderedLines data = lines("gatherLines");
        SegmentPages segments = instance("gatherPages", new SegmentPages());
        connect(segments.segment, engine.segment);
        engine.passes.orElseThrow().set(segments.passes);
        engine.fails.orElseThrow().set(segments.fails);
        segments.owner.set(looked.owner);
        join(walker, segments.run, segments.answer, segments.answers);
        connect(gather.segment, segments.physical);
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
        connect(open.read, engine.read.orElseThrow());
        reads.node.set(node);
        reads.owner.set(turns.owner.trunc(reads.owner.width()));
        connect(turns.asked, reads.asked);
        connect(requests.packet, reads.packet);
        requests.isOwn.set(reads.isOwn);
        connect(packets.get(Channel.REQUEST.code()), requests.leaving);
        return turns;
    }

    /** The process whose memory the entry under way uses: of one that answers a read, as its request says. */
    private UInt ownerOf(EntryTurns turns) {
        return mux(
                turns.owner.eq(configuration.processes()), ControlBits.other(turns.told.ctrl()), turns.owner.trunc(1));
    }

    /** Looks into the tables of both processes, for those that are joined to it. */
    private PageWalker walker(ProcessHost host) {
        PageWalker walker = instance("walker", new PageWalker(WALKING));
        OrderedLines lines = lines("pageLines");
        connect(lines.request, walker.memory);
        walker.returns.set(lines.returns);
        walker.line.set(lines.line);
        connect(walker.table, host.table);
        connect(walker.pages, host.pages);
        walker.forgets.set(host.forgets);
        host.misses.set(walker.misses);
        return walker;
    }

    private void join(PageWalker walker, Stream<PageRun> run, PageAnswer answer, Bool answers) {
        int unit = walks++;
        connect(walker.runs.get(unit), run);
        connect(answer, walker.answer);
        answers.set(walker.answers.bit(unit));
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
    private void serve(
            ProcessHost host,
            Stream<PacketWord> packet,
            EntryTurns turns,
            AccumulateUnit updates,
            PageWalker walker,
            Refusals refusals) {
        ReadServer server = instance("server", new ReadServer());
        server.node.set(node);
        connect(server.packet, packet);
        // A read has its place among the refused before it has a turn.
        Queue<Receipt> unmapped = instance("unmapped", new Queue<>(Receipt.type(), 2));
        turns.served.valid().set(server.entry.valid().and(unmapped.enqueue.ready()));
        turns.served.data().set(server.entry.data());
        server.entry.ready().set(turns.served.ready().and(unmapped.enqueue.ready()));
        unmapped.enqueue.valid().set(turns.refusesServed);
        connect(unmapped.enqueue.data(), turns.told);
        assertAlways(
                unmapped.enqueue.valid().implies(unmapped.enqueue.ready()), "a read that is refused has its place");
        UpdatePages pages = instance("updatePages", new UpdatePages());
        connect(pages.update, server.update);
        join(walker, pages.run, pages.answer, pages.answers);
        connect(updates.update, pages.physical);
        RoundRobinArbiter<Receipt> refused = instance("refusedReads", new RoundRobinArbiter<>(Receipt.type(), 2));
        connect(refused.sources.get(0), unmapped.dequeue);
        connect(refused.sources.get(1), pages.refused);
        connect(refusals.reads, refused.sink);
        host.dropsRequest.set(server.drops);
    }

    private ReceiveEngine receive(
            ProcessHost host, Stream<PacketWord> packet, PageWalker walker, AccumulateUnit updates) {
        ReceiveEngine engine = instance("receiver", new ReceiveEngine(configuration.path(), true));
        SegmentPages segments = instance("scatterPages", new SegmentPages());
        Scatter scatter = instance("scatter", new Scatter(configuration.path()));
        OrderedLines data = lines("scatterLines");
        engine.node.set(node);
        connect(engine.packet, packet);
        connect(segments.segment, engine.segment);
        segments.owner.set(engine.owner.orElseThrow());
        join(walker, segments.run, segments.answer, segments.answers);
        engine.passes.orElseThrow().set(segments.passes);
        engine.fails.orElseThrow().set(segments.fails);
        connect(scatter.segment, segments.physical);
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
        return engine;
    }

    /** Tells processes what ends: messages for them, which were received or refused, and their own orders, which have left or were refused elsewhere. */
    private void tell(
            List<LmrWriter<ListEvent>> lists,
            Stream<Receipt> received,
            Refusals refusals,
            Stream<PacketWord> elsewhere,
            EntryTurns turns,
            PeerWatch peers,
            PendingReads reads) {
        SkidBuffer<Receipt> receipts = instance("receipts", new SkidBuffer<>(Receipt.type()));
        // Whoever waits for it is looked for when it comes here: from here on it will be told.
        receipts.source.valid().set(received.valid().and(reads.received.ready()));
        connect(receipts.source.data(), received.data());
        received.ready().set(receipts.source.ready().and(reads.received.ready()));
        reads.received.valid().set(receipts.source.fires());
        reads.received.data().set(PendingReads.keyOf(received.data()));
        RefusalReader reader = instance("refusalReader", new RefusalReader());
        reader.node.set(node);
        reader.lost.set(peers.lost);
        peers.asked.set(reader.asked);
        peers.answered.set(reader.answered);
        peers.by.set(reader.by);
        peers.tells.set(reader.tells);
        peers.refuser.set(reader.refuser);
        refusals.acknowledged.set(reader.acknowledged);
        refusals.by.set(reader.acknowledger);
        connect(reader.packet, elsewhere);
        SkidBuffer<OwnedEvent> seldom = seldom(reader, peers, reads);
        UInt receiver = ControlBits.receiver(receipts.sink.data().ctrl());
        Stream<Receipt> refused = refusals.told;
        UInt refuser = ControlBits.receiver(refused.data().ctrl());
        List<Value> taken = new ArrayList<>();
        List<Value> takenRefused = new ArrayList<>();
        List<Value> takenSeldom = new ArrayList<>();
        for (int each = 0; each < lists.size(); each++) {
            RoundRobinArbiter<ListEvent> kinds = instance("kinds" + each, new RoundRobinArbiter<>(ListEvent.type(), 4));
            taken.add(offer(kinds.sources.get(0), receipts.sink, receiver.eq(each), EntryStatus.DONE));
            connect(kinds.sources.get(1), turns.events.get(each));
            takenRefused.add(offer(kinds.sources.get(2), refused, refuser.eq(each), EntryStatus.BAD_REMOTE_ADDRESS));
            Stream<ListEvent> end = kinds.sources.get(3);
            end.valid().set(seldom.sink.valid().and(seldom.sink.data().owner().eq(each)));
            connect(end.data(), seldom.sink.data().event());
            takenSeldom.add(end.fires());
            SkidBuffer<ListEvent> event = instance("event" + each, new SkidBuffer<>(ListEvent.type()));
            connect(event.source, kinds.sink);
            connect(lists.get(each).receipt, event.sink);
        }
        receipts.sink.ready().set(Types.cat(taken).reduceOr());
        refused.ready().set(Types.cat(takenRefused).reduceOr());
        seldom.sink.ready().set(Types.cat(takenSeldom).reduceOr());
    }

    /** Collects what is told seldom: ends of orders that other nodes have refused, or that are lost with their node, and that a node is lost. */
    private SkidBuffer<OwnedEvent> seldom(RefusalReader reader, PeerWatch peers, PendingReads reads) {
        RoundRobinArbiter<OwnedEvent> turns = instance("seldomTurns", new RoundRobinArbiter<>(OwnedEvent.type(), 3));
        Stream<OwnedEvent> refused = turns.sources.get(0);
        Bool mayEnd = reads.refused.ready();
        refused.valid().set(reader.event.valid().and(mayEnd));
        connect(refused.data(), reader.event.data());
        reader.event.ready().set(refused.ready().and(mayEnd));
        reads.refused.valid().set(refused.fires());
        reads.refused.data().set(PendingReads.keyOf(reader.event.data().event().message()));
        connect(turns.sources.get(1), peers.event);
        connect(turns.sources.get(2), reads.event);
        SkidBuffer<OwnedEvent> events = instance("seldom", new SkidBuffer<>(OwnedEvent.type()));
        connect(events.source, turns.sink);
        return events;
    }

    /** Offers a message to the events of a process; 1 in the cycle in which it is taken. */
    private Bool offer(Stream<ListEvent> event, Stream<Receipt> message, Bool isOwn, EntryStatus status) {
        event.valid().set(message.valid().and(isOwn));
        connect(event.data().message(), message.data());
        event.data().status().set(status.code());
        event.data().isSent().set(false);
        return event.fires();
    }
}
