package org.heddle.nic.dimmnet2;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.stream.StreamDemux;
import org.heddle.nic.dimmnet2.command.CheckedTransfer;
import org.heddle.nic.dimmnet2.command.CommandCheck;
import org.heddle.nic.dimmnet2.command.ReadGate;
import org.heddle.nic.dimmnet2.command.SourceLists;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.command.TransferDispatch;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.dimmnet2.host.HostInterface;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.Llcm;
import org.heddle.nic.dimmnet2.host.LlcmWrite;
import org.heddle.nic.dimmnet2.host.StatusRing;
import org.heddle.nic.dimmnet2.host.Windows;
import org.heddle.nic.dimmnet2.packet.ArrivedWord;
import org.heddle.nic.dimmnet2.packet.CommandFence;
import org.heddle.nic.dimmnet2.packet.FenceAnswers;
import org.heddle.nic.dimmnet2.packet.HandOverTurn;
import org.heddle.nic.dimmnet2.packet.ReceiveController;
import org.heddle.nic.dimmnet2.packet.RoutedWord;
import org.heddle.nic.dimmnet2.packet.WindowController;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.activity.UnderWay;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.WireRoom;
import org.heddle.nic.stage.memory.MemoryArbiter;
import org.heddle.nic.stage.memory.ReadSharing;
import org.heddle.nic.stage.memory.SpaceRouter;
import org.heddle.nic.stage.memory.sodimm.MemoryController;
import org.heddle.nic.stage.memory.sodimm.SoDimmCommand;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.move.ListReader;
import org.heddle.nic.stage.move.PrefetchUnit;
import org.heddle.nic.stage.move.WriteUnit;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.OutstandingReads;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.AccessPattern;

/**
 * A DIMMnet-2 network interface with remote vector write: host port, two SO-DIMMs, one link. Every output comes straight
 * from a register.
 *
 * <pre>
 *  host ─► HostInterface ─► queue ─► CommandFence ─► CommandCheck ─► WindowController ─► LinkPort ─► link
 *             │    ▲                        SourceLists ──┘     ▲                     (out)
 *             ▼    │                                   ▼        │
 *            Llcm ◄── StatusRing (completion) ◄──┘  PrefetchUnit ◄──┐
 *             ▲                                                MemoryArbiter ◄─► SoDimmController ◄─► SO-DIMMs
 *             └────── StatusRing (receive)  ◄──┐      WriteUnit ────┘
 *                                              │        ▲
 *  link ─► LinkPort ─► ReceiveController
 *  (in)
 * </pre>
 */
public final class Dimmnet2Node extends Component {
    /** Number of the source lists among the readers of the memory, which are numbered from the most urgent on. */
    private static final int SOURCE_LISTS = 0;

    private static final int DESTINATION_LISTS = 1;
    private static final int DATA = 2;

    /** Number of the way for packets that do not go over a channel of the link. */
    private static final int LOCAL_WAY = Channel.values().length;
    /** Sources of packets that arrive: answers first, then writes, this node's own packets, requests. */
    private static final int ARRIVALS = Channel.values().length + 1;

    private static final int LOCAL_ARRIVAL = 2;
    /** Local packets between the two controllers: three buffers of two words, where a packet has at least three. */
    private static final int LOCAL_PACKETS = 4;

    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    public final SoDimmPins sodimm0 = out(SoDimmPins.type());
    public final SoDimmPins sodimm1 = out(SoDimmPins.type());
    /** The clock of the link, 125 MHz beside the node's 100. */
    public final ClockDomain link = clockDomain();

    public final LinkLane transmit = out(link, LinkLane.type());
    public final LinkLane receive = in(link, LinkLane.type());

    /** 16 bits: 1 for each node that cannot be reached from here; to stay as it is from the reset on. */
    public final UInt unreachable = in(uint(PacketFormat.NODES));
    /** 1 while the wire has room for a word that is put on it in the next cycle; of a node that waits for it. */
    public final Optional<Bool> room;

    /** Packets of local commands. */
    private final Stream<PacketWord> loop;

    private final LinkPort port;
    private final HostInterface host;
    private final Windows windows;
    private final Llcm llcm;
    private final MemoryController memory;
    private final MemoryArbiter arbiter;
    private final ReadSharing reads;
    private final OutstandingReads outstanding;
    private final CommandFence fence;
    private final FenceAnswers fenceAnswers = instance("fenceAnswers", new FenceAnswers());
    /** 1 in the cycle in which the last word of a local packet leaves the Window Controller. */
    private Bool localLeaves;
    /** Commands that other nodes have requested. */
    private final Queue<VectorCommand> asked;

    /** Configuration of this node. */
    public final Dimmnet2Configuration configuration;

    public Dimmnet2Node(Dimmnet2Configuration configuration) {
        this(configuration, false);
    }

    /** Returns a node whose link waits for {@link #room} before each word. */
    public static Dimmnet2Node onStream(Dimmnet2Configuration configuration) {
        return new Dimmnet2Node(configuration, true);
    }

    private Dimmnet2Node(Dimmnet2Configuration configuration, boolean waits) {
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        if (waits) {
            parameter("wire", "waits");
        }
        allow(
                Code.READY_CHAIN,
                "statuses go once a command and turn aside with a gate each: static timing holds the clock");
        outstanding = instance(new OutstandingReads(configuration.outstandingReads()));
        // Those of the queue behind the check, and of the registers around it.
        fence = instance("fence", new CommandFence(configuration.begunTransfers() + 2));
        asked = instance("asked", new Queue<>(VectorCommand.type(), configuration.outstandingReads() + 1));
        loop = wire(stream(PacketWord.type(configuration.path().wordBytes())));
        int wordBytes = configuration.path().wordBytes();
        port = instance(new LinkPort(wordBytes, configuration.buffers(), waits));
        room = WireRoom.of(this, link, port);
        windows = instance(new Windows(configuration.path().lineBytes()));
        host = instance(new HostInterface());
        joinLink();
        joinHost();
        memory = instance(configuration.memory());
        arbiter = instance(new MemoryArbiter(memory.lineBytes));
        joinMemory();
        llcm = instance(new Llcm());
        joinLlcm();
        StreamDemux<StatusEntry> receptions = receptions();
        StreamDemux<StatusEntry> completions = completions();
        // Both list readers and the Prefetch Unit; where they have asked, their lines have a place.
        int linesUnderWay = configuration.path().linesAhead() + 2 * ListReader.LINES_AHEAD;
        reads = instance(new ReadSharing(memory.lineBytes, 3, linesUnderWay));
        connect(arbiter.reader, reads.memory);
        reads.readValid.set(memory.readValid);
        sendingSide(completions);
        receivingSide(receptions);
        countAll();
    }

    private void joinLink() {
        port.link.set(link);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
    }

    private void joinHost() {
        SkidBuffer<HostRequest> requests = instance(new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
        windows.hostWord.set(host.windowWord);
        windows.hostReads.set(host.windowReads);
        host.windowReadData.set(windows.hostReadData);
        windows.hostWrites.set(host.windowWrites);
        windows.hostWriteData.set(host.windowWriteData);
    }

    private void joinMemory() {
        connect(memory.request, arbiter.memory);
        connect(sodimm0, memory.sodimm0);
        connect(sodimm1, memory.sodimm1);
        host.memoryReady.set(memory.initialised);
    }

    private void joinLlcm() {
        connect(llcm.host, host.llcmWrite);
        llcm.readWord.set(host.llcmReadWord);
        llcm.reads.set(host.llcmReads);
        host.llcmReadData.set(llcm.readData);
    }

    private void countAll() {
        count(Counter.CYCLES, lit(true));
        host.counter(Counter.PACKETS_SENT).set(port.packetsSent);
        host.counter(Counter.PACKETS_RECEIVED).set(port.packetsReceived);
        host.counter(Counter.PACKETS_WRONG).set(port.packetsWrong);
        count(Counter.LINES_READ, memory.readValid);
        count(Counter.LINES_WRITTEN, memory.writeDone);
        countActivations();
        countBursts();
        connect(host.activity(HostMap.Block.MEMORY_CONTROLLER), memoryActivity());
    }

    /** Reads and writes end apart, both perhaps in one cycle. */
    private Activity memoryActivity() {
        int most = 2 * configuration.path().linesAhead() + 2 * ListReader.LINES_AHEAD;
        UnderWay reading = instance("reading", new UnderWay(most));
        UnderWay writing = instance("writing", new UnderWay(most));
        Bool writes = memory.request.data().write();
        reading.begins.set(memory.request.fires().and(writes.not()));
        reading.ends.set(memory.readValid);
        writing.begins.set(memory.request.fires().and(writes));
        writing.ends.set(memory.writeDone);
        Activity activity = wire("memoryActivity", Activity.type());
        Bool asked = memory.request.valid();
        activity.busy().set(asked.or(reading.any).or(writing.any));
        activity.stalledBySource().set(activity.busy().and(asked.not()));
        activity.stalledBySink().set(asked.and(memory.request.ready().not()));
        return activity;
    }

    private void countBursts() {
        UInt value = reg("count_" + Counter.BURSTS.name(), uint(32)).init(0);
        UInt both = isColumn(memory.sodimm0).addGrow(isColumn(memory.sodimm1));
        value.set(value.addWrap(both.zext(32)));
        host.counter(Counter.BURSTS).set(value);
    }

    private static UInt isColumn(SoDimmPins pins) {
        return pins.command()
                .is(SoDimmCommand.READ)
                .or(pins.command().is(SoDimmCommand.WRITE))
                .asUInt();
    }

    /** Ports of the host interface for one ring of each process. */
    private record RingPorts(Vec<UInt> taken, Vec<UInt> written, Vec<UInt> dropped) {}

    private StreamDemux<StatusEntry> receptions() {
        RingPorts ports = new RingPorts(host.receiveTaken, host.receiveWritten, host.receiveDropped);
        return rings("receptions", HostMap.RECEIVE_RING, 0, ports);
    }

    private StreamDemux<StatusEntry> completions() {
        RingPorts ports = new RingPorts(host.completionTaken, host.completionWritten, host.completionDropped);
        return rings("completions", HostMap.COMPLETION_RING, HostMap.PROCESSES, ports);
    }

    /** One ring for each process, and what sends each status to its own. */
    private StreamDemux<StatusEntry> rings(String name, int offset, int firstWriter, RingPorts ports) {
        StreamDemux<StatusEntry> statuses = instance(name, new StreamDemux<>(StatusEntry.type(), HostMap.PROCESSES));
        statuses.select.set(statuses.source.data().process());
        for (int process = 0; process < HostMap.PROCESSES; process++) {
            StatusRing ring = instance(name + process, new StatusRing(process * HostMap.LLCM_BYTES + offset));
            connect(ring.entry, statuses.sinks.get(process));
            // Statuses wait for no other writer, nor the host for them, but behind a register.
            ForwardRegister<LlcmWrite> write =
                    instance(name + "Write" + process, new ForwardRegister<>(LlcmWrite.type()));
            connect(write.source, ring.llcm);
            connect(llcm.rings.get(firstWriter + process), write.sink);
            ring.drops.set(host.ringsDrop);
            ring.taken.set(ports.taken.get(process));
            ports.written.get(process).set(ring.written);
            ports.dropped.get(process).set(ring.dropped);
        }
        return statuses;
    }

    /** Makes packets on their way to the link of the host's commands. */
    private void sendingSide(StreamDemux<StatusEntry> completions) {
        Queue<VectorCommand> commands =
                instance(new Queue<>(VectorCommand.type(), configuration.commandQueue(), Queue.Output.REGISTER));
        CommandCheck check = instance(new CommandCheck());
        SourceLists lists = instance(new SourceLists(configuration.path()));
        WindowController window = instance(new WindowController(configuration.path(), configuration.packetPayload()));
        PrefetchUnit prefetch = instance(new PrefetchUnit(configuration.path()));

        connect(commands.enqueue, host.command);
        RoundRobinArbiter<VectorCommand> next = takeInTurn(commands.dequeue, window);
        check.unreachable.set(unreachable);
        // The check takes a command in three cycles: a register that takes one in two does.
        Queue<VectorCommand> taken = instance("taken", new Queue<>(VectorCommand.type(), 1));
        Queue<CheckedTransfer> checked = instance("checked", new Queue<>(CheckedTransfer.type(), 1));
        connect(taken.enqueue, next.sink);
        connect(check.command, taken.dequeue);
        connect(checked.enqueue, check.transfer);
        connect(lists.transfer, checked.dequeue);
        readSources(lists);
        TransferDispatch dispatch = instance(new TransferDispatch());
        connect(dispatch.transfer, lists.known);
        connect(window.transfer, queued(dispatch.begun, configuration.begunTransfers()));
        complete(window, completions);
        connect(prefetch.access, dispatch.prefetch);
        connect(prefetch.listed, lists.listed);
        prefetch(prefetch);
        connect(window.payload, prefetch.payload);
        SkidBuffer<RoutedWord> leaving = sendPackets(window);
        Bool working = reg(bool()).init(false);
        working.set(window.busy
                .or(leaving.sink.valid())
                .or(window.transfer.valid())
                .or(checked.dequeue.valid())
                .or(taken.dequeue.valid())
                .or(next.sink.valid()));
        port.moreWillCome.set(working);
    }

    /** Has commands of the host, once fence and tickets admit them, those of other nodes, and answers to fences take turns. */
    private RoundRobinArbiter<VectorCommand> takeInTurn(Stream<VectorCommand> commands, WindowController window) {
        ReadGate gate = instance(new ReadGate(configuration.outstandingReads()));
        gate.tickets.set(outstanding.tickets);
        gate.redeems.set(window.readBegins);
        connect(fence.command, commands);
        fence.completes.set(window.completion.fires());
        fence.writes.set(window.writes);
        fence.writtenTo.set(window.peer);
        connect(gate.command, fence.admitted);
        RoundRobinArbiter<VectorCommand> next = instance(new RoundRobinArbiter<>(VectorCommand.type(), 3));
        connect(next.sources.get(0), gate.admitted);
        connect(next.sources.get(1), asked.dequeue);
        Stream<VectorCommand> answer = next.sources.get(2);
        answer.valid().set(fenceAnswers.answer.valid());
        fenceAnswers.answer.ready().set(answer.ready());
        connect(answer.data(), gate.admitted.data().signal(VectorOperation.FENCE_ANSWER, fenceAnswers.answer.data()));
        return next;
    }

    private void readSources(SourceLists lists) {
        connect(reads.readers.get(SOURCE_LISTS), lists.memory);
        lists.readValid.set(reads.ownLine.bit(SOURCE_LISTS));
        lists.readLine.set(memory.readLine);
    }

    /** Gives the Window Controller tickets, and its completions to the rings. */
    private void complete(WindowController window, StreamDemux<StatusEntry> completions) {
        window.node.set(host.node);
        window.nextTicket.set(outstanding.nextTicket);
        outstanding.takes.set(window.takesTicket);
        outstanding.owner.set(window.owner);
        PriorityArbiter<StatusEntry> completed = instance("completed", new PriorityArbiter<>(StatusEntry.type(), 2));
        connect(completed.sources.get(0), window.completion);
        connect(completed.sources.get(1), fence.completion);
        connect(completions.source, completed.sink);
        connect(host.activity(HostMap.Block.WINDOW_CONTROLLER), window.activity);
    }

    /** Reads lines for the Prefetch Unit, from the memory or a window. */
    private void prefetch(PrefetchUnit prefetch) {
        SpaceRouter loads = instance(
                "loads", new SpaceRouter(memory.lineBytes, configuration.path().linesAhead()));
        connect(loads.request, prefetch.memory);
        loads.toWindow.set(prefetch.toWindow);
        connect(reads.readers.get(DATA), loads.memory);
        connect(windows.load, loads.window);
        loads.memoryAnswers.set(reads.ownLine.bit(DATA));
        loads.windowAnswers.set(windows.loaded);
        prefetch.readValid.set(loads.answers);
        prefetch.readLine.set(mux(windows.loaded, windows.loadedLine, memory.readLine));
        connect(host.activity(HostMap.Block.PREFETCH_UNIT), prefetch.activity);
    }

    /** Sends each packet its way: over a channel of the link, or back into this node. */
    private SkidBuffer<RoutedWord> sendPackets(WindowController window) {
        SkidBuffer<RoutedWord> leaving = instance(
                "leaving", new SkidBuffer<>(RoutedWord.type(configuration.path().wordBytes())));
        Stream<PacketWord> handed = handedOver(window);
        leaving.source.valid().set(handed.valid());
        handed.ready().set(leaving.source.ready());
        connect(leaving.source.data().word(), handed.data());
        leaving.source.data().way().set(mux(window.isLocal, lit(LOCAL_WAY, 2), window.channel));
        StreamDemux<PacketWord> ways =
                instance(new StreamDemux<>(PacketWord.type(configuration.path().wordBytes()), LOCAL_WAY + 1));
        ways.source.valid().set(leaving.sink.valid());
        leaving.sink.ready().set(ways.source.ready());
        connect(ways.source.data(), leaving.sink.data().word());
        ways.select.set(leaving.sink.data().way());
        localLeaves = wire("localLeaves", bool());
        localLeaves.set(window.packet.fires().and(window.packet.data().last()).and(window.isLocal));
        connect(port.sent.get(Channel.PUT.code()), ways.sinks.get(Channel.PUT.code()));
        connect(port.sent.get(Channel.RESPONSE.code()), ways.sinks.get(Channel.RESPONSE.code()));
        // A place for the request of every ticket: the Window Controller never waits with one, and answers pass.
        Queue<PacketWord> requests = instance(
                "requestsSent",
                new Queue<>(
                        PacketWord.type(configuration.path().wordBytes()),
                        configuration.outstandingReads() * requestWords()));
        connect(requests.enqueue, ways.sinks.get(Channel.REQUEST.code()));
        connect(port.sent.get(Channel.REQUEST.code()), requests.dequeue);
        SkidBuffer<PacketWord> looping = instance(
                "looping", new SkidBuffer<>(PacketWord.type(configuration.path().wordBytes())));
        connect(looping.source, ways.sinks.get(LOCAL_WAY));
        connect(loop, looping.sink);
        return leaving;
    }

    /** Packets of the Window Controller; where handing over takes time, those of gathered elements for the link take it. */
    private Stream<PacketWord> handedOver(WindowController window) {
        if (configuration.handOverCycles() == 0) {
            return window.packet;
        }
        HandOverTurn handOver = instance(new HandOverTurn(
                configuration.path().wordBytes(), configuration.packetPayload(), configuration.handOverCycles()));
        CheckedTransfer transfer = window.transfer.data();
        handOver.gathers.set(transfer.moves()
                .and(transfer.source().pattern().isNot(AccessPattern.CONTIGUOUS))
                .and(window.isLocal.not()));
        connect(handOver.packet, window.packet);
        return handOver.handed;
    }

    private int requestWords() {
        int bytes = PacketFormat.HEADER_BYTES + PacketFormat.REQUEST_BYTES;
        return bytes / configuration.path().wordBytes();
    }

    private Stream<CheckedTransfer> queued(Stream<CheckedTransfer> transfer, int depth) {
        if (depth == 0) {
            return transfer;
        }
        Queue<CheckedTransfer> begun =
                instance("begun", new Queue<>(CheckedTransfer.type(), depth, Queue.Output.REGISTER));
        connect(begun.enqueue, transfer);
        return begun.dequeue;
    }

    /** Makes bytes in memory, and statuses, of packets that arrive. */
    private void receivingSide(StreamDemux<StatusEntry> receptions) {
        ReceiveController controller = instance(new ReceiveController(configuration.path()));
        WriteUnit write = instance(new WriteUnit(configuration.path()));
        controller.node.set(host.node);
        takePackets(controller);
        connect(asked.enqueue, controller.asked);
        redeem(controller);
        connect(reads.readers.get(DESTINATION_LISTS), controller.memory);
        controller.readValid.set(reads.ownLine.bit(DESTINATION_LISTS));
        controller.readLine.set(memory.readLine);
        connect(write.access, controller.write);
        connect(write.listed, controller.listed);
        connect(write.payload, controller.payload);
        store(write);
        controller.written.set(write.done);
        connect(receptions.source, controller.status);
        connect(host.activity(HostMap.Block.RECEIVE_CONTROLLER), controller.activity);
    }

    /** Takes packets of the link's channels and of this node itself, in turn. */
    private void takePackets(ReceiveController controller) {
        PriorityArbiter<PacketWord> arrivals = instance(
                new PriorityArbiter<>(PacketWord.type(configuration.path().wordBytes()), ARRIVALS, PacketWord::last));
        connect(arrivals.sources.get(0), port.arrived.get(Channel.RESPONSE.code()));
        connect(arrivals.sources.get(1), port.arrived.get(Channel.PUT.code()));
        connect(arrivals.sources.get(LOCAL_ARRIVAL), loop);
        takeRequests(port.arrived.get(Channel.REQUEST.code()), arrivals.sources.get(LOCAL_ARRIVAL + 1));
        SkidBuffer<ArrivedWord> arriving = instance(
                "arriving",
                new SkidBuffer<>(ArrivedWord.type(configuration.path().wordBytes())));
        arriving.source.valid().set(arrivals.sink.valid());
        arrivals.sink.ready().set(arriving.source.ready());
        connect(arriving.source.data().word(), arrivals.sink.data());
        arriving.source.data().isLocal().set(arrivals.chosen.eq(LOCAL_ARRIVAL));
        controller.packet.valid().set(arriving.sink.valid());
        arriving.sink.ready().set(controller.packet.ready());
        connect(controller.packet.data(), arriving.sink.data().word());
        controller.isLocal.set(arriving.sink.data().isLocal());
    }

    /** Settles tickets of this node, and what fences wait for. */
    private void redeem(ReceiveController controller) {
        // Of a local command that has completed, packets may be on their way to the Receive Controller.
        UnderWay local = instance("local", new UnderWay(LOCAL_PACKETS));
        local.begins.set(localLeaves);
        local.ends.set(
                controller.packet.fires().and(controller.packet.data().last()).and(controller.isLocal));
        fence.awaits.set(
                outstanding.tickets.ne(configuration.outstandingReads()).or(local.any));
        outstanding.ticket.set(controller.ticket);
        outstanding.claimedOwner.set(controller.owner);
        controller.isExpected.set(outstanding.isKnown);
        outstanding.releases.set(controller.answered);
        fence.arriving.set(controller.arriving);
        fence.settles.set(controller.settles);
        fence.from.set(controller.peer);
        controller.isAwaited.set(fence.isAwaited);
        fence.answers.set(controller.fenceAnswered);
        fenceAnswers.settles.set(controller.fenceSettles);
        fenceAnswers.from.set(controller.fencedNode);
    }

    /** Writes lines of the Write Unit into the memory or a window. */
    private void store(WriteUnit write) {
        SpaceRouter stores = instance(
                "stores", new SpaceRouter(memory.lineBytes, configuration.path().linesAhead()));
        connect(stores.request, write.memory);
        stores.toWindow.set(write.toWindow);
        connect(arbiter.writer, stores.memory);
        connect(windows.store, stores.window);
        stores.memoryAnswers.set(memory.writeDone);
        stores.windowAnswers.set(windows.stored);
        write.writeDone.set(stores.answers);
        connect(host.activity(HostMap.Block.WRITE_UNIT), write.activity);
    }

    /**
     * A request begins only when it has a place among those that are asked for, beside the one that may be on its way there: it must
     * not stop writes and answers behind it.
     */
    private void takeRequests(Stream<PacketWord> from, Stream<PacketWord> to) {
        Bool inside = reg("insideRequest", bool()).init(false);
        Bool mayBegin = inside.or(asked.count.lt(configuration.outstandingReads()));
        connect(to.data(), from.data());
        to.valid().set(from.valid().and(mayBegin));
        from.ready().set(to.ready().and(mayBegin));
        inside.set(to.valid().and(from.fires().and(from.data().last()).not()));
    }

    private void count(Counter counter, Bool event) {
        UInt value = reg("count_" + counter.name(), uint(32)).init(0);
        when(event, value::increment);
        host.counter(counter).set(value);
    }

    /** Both modules may activate a row in one cycle. */
    private void countActivations() {
        UInt value = reg("count_" + Counter.ACTIVATIONS.name(), uint(32)).init(0);
        UInt both = memory.activates.bits(0, 0).addGrow(memory.activates.bits(1, 1));
        value.set(value.addWrap(both.zext(32)));
        host.counter(Counter.ACTIVATIONS).set(value);
    }
}
